import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOCALES = path.resolve(import.meta.dirname, '../../../../locales');

/** The text of `feature:key`, with its values filled in and in the form that its `count` asks for. */
export type PageTexts = (address: string, values?: Readonly<Record<string, string | number>>) => string;

/** What the pages say in a language: a walk names keys, so that it stands in both languages and when a word is chosen anew. */
export function textsOf(language: 'ru' | 'en'): PageTexts {
  const plural = new Intl.PluralRules(language);
  return (address, values = {}) => {
    const [feature = '', key = ''] = address.split(':');
    const texts = featureTexts(language, feature);
    const text = texts[key] ?? texts[`${key}_${plural.select(Number(values['count']))}`];
    if (text === undefined) throw new Error(`${language} has no text ${address}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`the text ${address} needs ${name}`);
      return String(value);
    });
  };
}

function featureTexts(language: string, feature: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(LOCALES, language, `${feature}.json`), 'utf8')) as Record<string, string>;
}
