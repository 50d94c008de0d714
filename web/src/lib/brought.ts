// What the page has brought along, so that nobody waits for one more request: answers of the server, and files that are no
// scripts (server/brought.py). A page that is opened from another one asks for what it still needs.

/** The text at an address of ours, where the page has it. */
export function brought(address: string): string | null {
  const held = globalThis.document?.querySelector(`script[data-of="${CSS.escape(address)}"]`);
  return held?.textContent ?? null;
}

/** The text of a file of this build. */
export async function textAt(address: string): Promise<string> {
  const here = brought(address);
  if (here !== null) return here;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
