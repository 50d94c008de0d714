// What the page has brought along, so that nobody waits for one more request: answers of the server, and files that are no
// scripts (server/brought.py). A page that is opened from another one asks for what it still needs.

/** The text at an address of ours, where the page has it. */
export function brought(address: string): string | null {
  const held = globalThis.document?.querySelector(`script[data-of="${CSS.escape(address)}"]`);
  return held?.textContent ?? null;
}

const fetched = new Map<string, Promise<string>>();

/** The text of a file of this build; who asks while it is on its way waits for the same, and a failure is asked again. */
export function textAt(address: string): Promise<string> {
  const here = brought(address) ?? fetched.get(address);
  if (here !== undefined) return Promise.resolve(here);
  const text = textFrom(address);
  fetched.set(address, text);
  text.catch(() => fetched.delete(address));
  return text;
}

async function textFrom(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
