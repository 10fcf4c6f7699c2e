import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatementWords } from '../../core/coupon/statement/bet-statement.ts';
import type { Language } from '../../core/site/config/language.ts';
import { statementWords } from '#ui/coupon/placed/statement/statement-words.ts';

const OWN = 'history';
/** What picks are called stands in the texts of markets. */
const NAMESPACES = [OWN, 'sports', 'markets'];

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
  const texts = new Map(NAMESPACES.map((namespace) => [namespace, readTexts(root, language, namespace)]));
  return statementWords((key: string, values?: Readonly<Record<string, string | number>>) => {
    const [namespace, name] = key.includes(':') ? key.split(':', 2) : [OWN, key];
    const text = texts.get(namespace ?? OWN)?.[name ?? key] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/gu, (place, value: string) => String(values?.[value] ?? place));
  });
}

function readTexts(root: string, language: Language, namespace: string): Readonly<Record<string, string>> {
  const file = path.join(root, `locales/${language}/${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}
