// A content file that somebody brings along.

import type { Message } from "$lib/wire";

/** No content file is larger; the server refuses what is. */
export const MOST_BYTES = 256 * 1024;

/** The end of a longer name is told, as the table tells it. */
const LONGEST_NAME = 60;

export interface ContentFile {
  file: string;
  text: string;
}

/** A file as text; what cannot be a content file is told before anything is sent. */
export async function readContent(file: File): Promise<ContentFile | Message> {
  const name = file.name.slice(-LONGEST_NAME);
  if (file.size > MOST_BYTES)
    return {
      key: "web-cards-large",
      facts: { file: name, most: MOST_BYTES / 1024, size: Math.ceil(file.size / 1024) },
    };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    return { file: name, text };
  } catch {
    return { key: "web-cards-not-text", facts: { file: name } };
  }
}
