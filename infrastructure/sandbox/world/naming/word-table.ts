import type { Language } from '../../../../core/site/config/language.ts';
import { COMPETITION_WORDS } from './competition-words.ts';
import { INVENTED_WORDS } from './invented-words.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { TABLE_LANGUAGES } from './table-languages.ts';
import { TEAM_WORDS } from './team-words.ts';

const TABLES = [COMPETITION_WORDS, QUESTION_WORDS, TEAM_WORDS, INVENTED_WORDS];

/** NAM-2 What English words are in a language, where a table has them; `-` in a table leaves a language to the rules. */
export function wordIn(english: string, language: Language): string | undefined {
  const column = TABLE_LANGUAGES.findIndex((each) => each === language);
  if (column === -1) return undefined;
  const row = TABLES.find((table) => Object.hasOwn(table, english))?.[english];
  const word = row?.split('|')[column];
  return word === undefined || word === '-' ? undefined : word;
}
