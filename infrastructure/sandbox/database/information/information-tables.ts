import type { EpochMillis } from '../../../../core/shared/time.ts';

/** A page of information in one language, as its editor left it: nothing about the HTML is trusted. */
export interface InformationRow {
  readonly page: string;
  readonly language: string;
  readonly menu_group: string;
  readonly position: number;
  readonly title: string;
  readonly html: string;
  readonly updated_at: EpochMillis;
}

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
