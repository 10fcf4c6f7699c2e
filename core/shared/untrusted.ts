/** What is known of a value from outside once it has fields: nothing of any of them. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value from outside is an object with fields, and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value from outside is a whole number of at least 0. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a value from outside is a whole number of at least 1 and at most 15 digits, as ids are. */
export function isId(value: unknown): value is number {
  return isCount(value) && value > 0 && value < 1e15;
}

const LONGEST_TEXT = 300;

/** Whether a value from outside is a text of at most 300 characters and no fewer than asked for. */
export function isText(value: unknown, shortest = 1): value is string {
  return typeof value === 'string' && value.length >= shortest && value.length <= LONGEST_TEXT;
}

/** A positive whole number of an address, of 15 digits at most; undefined for anything else. */
export function positiveWhole(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
