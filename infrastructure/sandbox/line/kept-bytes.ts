/** One letter beyond these makes each letter of a text take two bytes. */
const WIDE = /[^\0-\u00FF]/;

/** What a text takes up in memory, in bytes, with what is kept around it. */
export function keptBytes(text: string): number {
  return 64 + (WIDE.test(text) ? 2 * text.length : text.length);
}
