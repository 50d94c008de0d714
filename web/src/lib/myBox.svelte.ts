// What a person has corrected of a game's cards, kept in this browser in the shape of a content file.

/** A table or an entry of a content file: its fields by name. */
export type Fields = Record<string, unknown>;

/** A content file as data: `[tables]`, and `[[lists]]` of entries with an id. */
export type ContentDocument = Record<string, Fields | Fields[]>;

export interface MyBox {
  /** What it is called when it is saved, and at a table. */
  file: string;
  document: ContentDocument;
  /** How many fields are corrected; 0 when it is all ours. */
  fields: number;
}

export const FILE = "my-box.toml";
const NOTHING: MyBox = { file: FILE, document: {}, fields: 0 };
const PLACE = "demitasse.box.";

/** Behind the # of `/new/<game>`: the table is to be played with the corrections of this browser. */
export const WITH_MY_BOX = "my-box";

class MyBoxes {
  private kept = $state.raw<Record<string, MyBox>>(readAll());

  constructor() {
    // Another window of this browser has changed something.
    window.addEventListener("storage", ({ key }) => {
      if (key === null || key.startsWith(PLACE)) this.kept = readAll();
    });
  }

  of(game: string): MyBox {
    return this.kept[game] ?? NOTHING;
  }

  /** Keep it, and say whether it will be here tomorrow too: a browser may have no room or no leave. */
  keep(game: string, box: MyBox): boolean {
    this.kept = { ...this.kept, [game]: box };
    try {
      if (box.fields === 0) localStorage.removeItem(PLACE + game);
      else localStorage.setItem(PLACE + game, JSON.stringify(box));
      return true;
    } catch {
      return false;
    }
  }
}

function readAll(): Record<string, MyBox> {
  const boxes: Record<string, MyBox> = {};
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PLACE))) {
      const box = read(localStorage.getItem(key) ?? "");
      if (box) boxes[key.slice(PLACE.length)] = box;
    }
  } catch {
    // A browser that keeps nothing still shows the cards.
  }
  return boxes;
}

function read(text: string): MyBox | null {
  try {
    const box = JSON.parse(text) as Partial<MyBox> | null;
    const whole = typeof box?.file === "string" && typeof box.fields === "number" && typeof box.document === "object";
    return whole && box.document !== null ? (box as MyBox) : null;
  } catch {
    return null;
  }
}

export const myBoxes = new MyBoxes();
