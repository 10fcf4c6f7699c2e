/** A term of the betting alphabet in one language; mistakes, related terms and the example are JSON. */
export interface AlphabetRow {
  readonly slug: string;
  readonly language: string;
  readonly topic: string;
  readonly position: number;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly mistakes: string;
  readonly related: string;
  readonly example: string | null;
}
