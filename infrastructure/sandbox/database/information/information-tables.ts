import type { Generated } from 'kysely';
import type { CmsKind } from '../../../../core/site/cms/edited-page.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** A page of information in one language, as its editor left it: nothing about the HTML is trusted. */
interface InformationRow {
  readonly page: string;
  readonly language: string;
  readonly menu_group: string;
  readonly position: number;
  readonly title: string;
  readonly html: string;
  /** Of the news alone. */
  readonly summary: Generated<string>;
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

/** A place that sells vouchers, in one language; in ten thousandths of a degree and minutes of the day. */
interface CashTerminalRow {
  readonly id: number;
  readonly language: string;
  readonly city: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly opens: number;
  readonly closes: number;
}

/** A version of a page in one language; its blocks are JSON, and nothing about their HTML is trusted. */
interface CmsVersionRow {
  readonly id: Generated<number>;
  readonly kind: CmsKind;
  readonly slug: string;
  readonly language: string;
  readonly title: string;
  readonly blocks: string;
  readonly at: EpochMillis;
}

export interface InformationTables {
  readonly information_pages: InformationRow;
  readonly alphabet_terms: AlphabetRow;
  readonly cash_terminals: CashTerminalRow;
  readonly cms_versions: CmsVersionRow;
}
