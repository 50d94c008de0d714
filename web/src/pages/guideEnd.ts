// Where a guide leads in the end: back to the table it was opened from, to a new one, or to the start page.

/** Behind the # of a guide: a table with bots is laid when it is over. */
export const TO_PLAY = "play";
const TABLE = "table/";

export const guideFrom = (game: string, table: string): string => `/guide/${game}#${TABLE}${table}`;

/** The path of the table that a guide was opened from; empty for none. */
export const tableOf = (fragment: string): string => (fragment.startsWith(TABLE) ? `/${fragment}` : "");
