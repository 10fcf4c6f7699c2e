import type { EpochMillis } from '../../shared/time.ts';
import type { DocumentNode } from './document-tree.ts';
import { DEFAULT_LANGUAGE, type Language } from '../config/language.ts';

/** What pages of information are about, in the order of their menu. */
export const INFORMATION_GROUPS = ['rules', 'play', 'money', 'safety', 'policies', 'company'] as const;
export type InformationGroup = (typeof INFORMATION_GROUPS)[number];

/** A page of information as the menu names it. */
export interface InformationTitle {
  readonly page: string;
  readonly group: InformationGroup;
  /** The language of the title: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
}

export interface InformationPage {
  readonly page: string;
  /** The language that it is written in: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
  readonly body: readonly DocumentNode[];
  readonly changedAt: EpochMillis;
}

/** PRM-30 A news story as the list of them names it. */
export interface NewsTitle {
  readonly slug: string;
  /** The language that it is written in: not always the one asked for. */
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly at: EpochMillis;
}

/** INF-4 A page is shown in the language asked for, otherwise in English, otherwise in Russian; one that is written in none of them is not there. */
export function writtenLanguage(asked: Language, written: readonly Language[]): Language | undefined {
  return ([asked, 'en', DEFAULT_LANGUAGE] as const).find((language) => written.includes(language));
}

/** INF-5 The menu lists the pages group by group in the operator's order; a group without pages is not named. */
export function informationMenu(
  titles: readonly InformationTitle[],
): readonly { readonly group: InformationGroup; readonly titles: readonly InformationTitle[] }[] {
  return INFORMATION_GROUPS.map((group) => ({
    group,
    titles: titles.filter((title) => title.group === group),
  })).filter((listed) => listed.titles.length > 0);
}
