import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatementWords } from '../../core/coupon/statement/bet-statement.ts';
import type { Language } from '../../core/site/config/language.ts';
import { statementWords } from '#ui/coupon/placed/statement/statement-words.ts';

/** The words of a file that the server sends, by the texts of the pages; each language is read once. */
export function statementTexts(root: string): (language: Language) => StatementWords {
  const known = new Map<Language, StatementWords>();
  return (language) => {
    const words = known.get(language) ?? readWords(root, language);
    known.set(language, words);
    return words;
  };
}

function readWords(root: string, language: Language): StatementWords {
  const file = path.join(root, `locales/${language}/history.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return statementWords((key) => texts[key] ?? key);
}
