// A picture to keep: the table as it stood, the score and the names, drawn in the browser and saved as PNG.

import type { Brush } from "$table/finale";

export const WIDTH = 1200;
export const HEIGHT = 900;

export interface PictureFacts {
  /** The table as markup of SVG in a square of 400; empty where the game draws none. */
  table: string;
  /** What stands below the photograph. */
  caption: string;
  score: string;
  /** Everybody in the order of places. */
  places: readonly { name: string; points: string; mark: number }[];
}

/** Draws with the sprites on this page. What they leave to the styles is filled in, so that the markup stands alone. */
export function brush(): Brush {
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string): string => styles.getPropertyValue(name).trim();
  const seat = (mark: number): string => colour(`--seat-${mark}`);
  /** Pictures are always light, whatever the page is. */
  const resolved = (markup: string, mark: number | undefined): string =>
    markup
      .replace(/var\(--icon-(?:ink|mark)(?:,[^)]*)?\)/g, "#2b1d14")
      .replace(/var\(--seat(?:,([^)]*))?\)/g, (_, usual: string | undefined) =>
        mark === undefined ? (usual ?? "#2b1d14") : seat(mark),
      )
      .replace(
        /var\((--[\w-]+)(?:,([^)]*))?\)/g,
        (_, name: string, usual: string | undefined) => usual ?? colour(name),
      );
  const piece = (id: string, x: number, y: number, size: number, mark?: number): string => {
    const symbol = document.getElementById(id);
    if (!symbol) return "";
    const box = symbol.getAttribute("viewBox") ?? "0 0 64 64";
    const markup = Array.from(symbol.children, (child) => new XMLSerializer().serializeToString(child)).join("");
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}">${resolved(markup, mark)}</svg>`;
  };
  const text = (words: string, x: number, y: number, size: number, ink = "#2b1d14"): string =>
    `<text x="${x}" y="${y + size * 0.35}" font-family="Figtree, system-ui, sans-serif" font-weight="800"
      font-size="${size}" text-anchor="middle" fill="${ink}">${words.replace(/[<&]/g, "")}</text>`;
  const sign = (mark: number, x: number, y: number, size: number): string =>
    `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${seat(mark)}"/>
    <g color="#fff">${piece(`seat-${mark}`, x - size * 0.27, y - size * 0.27, size * 0.54)}</g>`;
  return { piece, colour, sign, text };
}

async function image(markup: string, width: number, height: number, box: string): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${markup}</svg>`;
  const loaded = new Image(width, height);
  loaded.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await loaded.decode();
  return loaded;
}

/** A room with a lamp, a counter, and the table leaning on the wall. */
const ROOM = `
  <defs>
    <radialGradient id="lamp" cx="24%" cy="0" r="90%">
      <stop offset="0" stop-color="#fff3d0"/>
      <stop offset="1" stop-color="#fff3d0" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="wall" x2="0" y2="1">
      <stop offset="0" stop-color="#f6ead5"/>
      <stop offset="1" stop-color="#ecd9bb"/>
    </linearGradient>
    <linearGradient id="wood" x2="0" y2="1">
      <stop offset="0" stop-color="#b07a4e"/>
      <stop offset="1" stop-color="#8b5a38"/>
    </linearGradient>
  </defs>
  <rect width="1120" height="700" fill="url(#wall)"/>
  <rect width="1120" height="700" fill="url(#lamp)"/>
  <rect y="560" width="1120" height="140" fill="url(#wood)"/>
  <rect y="560" width="1120" height="4" fill="#fff" fill-opacity=".2"/>`;

/** Draw the picture; throws where a browser cannot. */
export async function draw(canvas: HTMLCanvasElement, facts: PictureFacts): Promise<void> {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const paint = brush();
  const laid = facts.table
    ? `<g transform="translate(60 70) rotate(-4 270 270) scale(1.35)">
        <rect x="8" y="14" width="400" height="400" rx="28" fill="#2b1d14" fill-opacity=".28"/>
        ${facts.table}</g>`
    : "";
  const lines = facts.places.slice(0, 6);
  const step = Math.min(74, 380 / lines.length);
  const head = facts.score ? 150 : 62;
  const high = head + lines.length * step;
  const top = 350 - high / 2;
  const signs = lines.map(({ mark }, at) => paint.sign(mark, 718, top + head + at * step, Math.min(48, step * 0.78)));
  const card = `<g transform="rotate(1.5 870 350)">
    <rect x="670" y="${top + 6}" width="400" height="${high}" rx="26" fill="#2b1d14" fill-opacity=".18"/>
    <rect x="670" y="${top}" width="400" height="${high}" rx="26" fill="#fffdf8"/>
    ${signs.join("")}</g>`;
  const photo = await image(`${ROOM}${laid}${card}`, 1120, 700, "0 0 1120 700");
  // It may have been drawn once more meanwhile.
  pen.resetTransform();

  const styles = getComputedStyle(document.documentElement);
  const [display, plain] = [styles.getPropertyValue("--font-display"), styles.getPropertyValue("--font-text")];
  pen.fillStyle = "#fffdf7";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(photo, 40, 40);
  pen.fillStyle = "#2b1d14";
  pen.textAlign = "center";
  pen.font = `italic 500 56px ${display}`;
  pen.fillText(facts.caption, WIDTH / 2, 835, WIDTH - 120);
  // The card lies a little askew, and so does what stands on it.
  pen.translate(40 + 870, 40 + 350);
  pen.rotate((1.5 * Math.PI) / 180);
  pen.translate(-870, -350);
  pen.font = `620 92px ${display}`;
  pen.fillText(facts.score, 870, top + 98, 350);
  lines.forEach(({ name, points }, at) => {
    const y = top + head + at * step + 13;
    pen.font = `650 36px ${plain}`;
    pen.textAlign = "left";
    pen.fillText(name, 758, y, 200);
    pen.font = `780 38px ${plain}`;
    pen.textAlign = "right";
    pen.fillText(points, 1040, y, 90);
  });
  pen.setTransform(1, 0, 0, 1, 0, 0);
}

export const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );

/** Whether this browser can hand a picture on; else it is saved. */
export const canShare = (): boolean => {
  try {
    return navigator.canShare?.({ files: [new File([], "end.png", { type: "image/png" })] }) ?? false;
  } catch {
    return false;
  }
};
