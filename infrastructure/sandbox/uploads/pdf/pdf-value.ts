/** What an object of a PDF is made of. Numbers and strings keep the letters that they came with. */
export type PdfValue =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'reference'; readonly id: number }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | PdfDictionary;

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
}

/** An object, with its content where it is a stream. */
export interface PdfObject {
  readonly value: PdfValue;
  readonly stream?: Buffer | undefined;
}

/** Says of a file that it is not read for certain, and so not kept. */
export class UnreadPdf extends Error {}

export function entryOf(value: PdfValue | undefined, key: string): PdfValue | undefined {
  return value?.kind === 'dictionary' ? value.entries.get(key) : undefined;
}

export function isNamed(value: PdfValue | undefined, name: string): boolean {
  return value?.kind === 'name' && value.name === name;
}

/** A whole number that stands there itself. */
export function wholeOf(value: PdfValue | undefined): number | undefined {
  return value?.kind === 'plain' && /^\d{1,10}$/.test(value.text) ? Number(value.text) : undefined;
}
