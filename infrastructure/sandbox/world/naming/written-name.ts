import { LRUCache } from 'lru-cache';
import type { Language } from '../../../../core/site/config/language.ts';
import { arabicName } from '../../../../core/sports/spelling/arabic-spelling.ts';
import { bySound } from '../../../../core/sports/search/typed-otherwise.ts';
import { latinName } from '../../../../core/sports/spelling/latin-spelling.ts';
import { ukrainianFromLatin, ukrainianName } from '../../../../core/sports/spelling/ukrainian-spelling.ts';
import { countryIn } from './country-naming.ts';
import { NATION_CODES } from './nation-codes.ts';
import { nativeSpelling } from './native-spellings.ts';
import { wordIn } from './word-table.ts';

/** Where a name comes from: it was Russian or Ukrainian from the first, or was written in other letters. */
export type NameOrigin = 'russian' | 'ukrainian' | 'other';

/** A name as the world keeps it. */
export interface KeptName {
  readonly ru: string;
  readonly en: string;
  readonly origin?: NameOrigin | undefined;
  readonly isPerson?: boolean | undefined;
}

/** Names that are kept as they were written last, in all languages together. */
const MOST_WRITTEN = 8_000;

const written = new LRUCache<string, string>({ max: MOST_WRITTEN });

/** NAM-2 A name in the language of a page: by a table, as a country, else spelled by the rules of that language. */
export function nameIn(name: KeptName, language: Language): string {
  if (language === 'ru' || language === 'en') return name[language];
  const key = [language, name.origin, name.ru, name.en].join('|');
  const known = written.get(key) ?? writeName(name, language);
  written.set(key, known);
  return known;
}

/** NAM-7 English, where neither a table nor a rule puts the name in the language of a page: what Russian leaves in Latin letters is a brand. */
export function languageOf(name: Pick<KeptName, 'ru' | 'en'>, page: Language): { readonly language?: 'en' } {
  if (page === 'en' || /\p{Script=Cyrillic}/u.test(name.ru) || tableName(name.en, page) !== undefined) return {};
  const isLeft = name.en.split('. ').every((part) => tableName(part, page) === undefined);
  return isLeft && /[a-z]/i.test(name.en) ? { language: 'en' } : {};
}

/** NAM-7 The same of a competition, beside what is called by it. */
export function champLanguage(name: Pick<KeptName, 'ru' | 'en'>, page: Language): { readonly champLanguage?: 'en' } {
  const { language } = languageOf(name, page);
  return language === undefined ? {} : { champLanguage: language };
}

function writeName(name: KeptName, language: Exclude<Language, 'ru' | 'en'>): string {
  return tableName(name.en, language) ?? spelledName(name, language);
}

/** Something by a table, or a country. */
function tableName(english: string, language: Language): string | undefined {
  const code = NATION_CODES.get(english);
  return wordIn(english, language) ?? (code === undefined ? undefined : countryIn(code, language));
}

function spelledName(name: KeptName, language: Exclude<Language, 'ru' | 'en'>): string {
  const { ru, en, origin = 'other', isPerson = false } = name;
  // what Russian leaves in Latin letters is a brand, and has them everywhere
  if (!/\p{Script=Cyrillic}/u.test(ru)) return language === 'kk' || language === 'uk' || language === 'ar' ? ru : en;
  if (language === 'kk') return ru;
  if (language === 'ar') return arabicName({ russian: ru, latin: en });
  if (language !== 'uk') {
    return origin === 'russian' && isSpelledAlike(name) ? latinName(ru, language) : nativeSpelling(en);
  }
  return origin === 'ukrainian'
    ? ukrainianFromLatin(en)
    : ukrainianName({ russian: ru, latin: en, isRussian: origin === 'russian', isPerson });
}

/** A name whose Latin spelling is no other word, and has no abbreviation, which is left as it is known. */
function isSpelledAlike({ ru, en }: KeptName): boolean {
  return bySound(ru) === bySound(en) && !/\p{Lu}{2}/u.test(ru);
}

/** NAM-2 The parts of a compound name, "Germany. Bundesliga", each in the language. */
export function compoundIn(name: KeptName, language: Language): string {
  if (language === 'ru' || language === 'en') return name[language];
  const key = [language, name.ru, name.en].join('||');
  const known = written.get(key) ?? tableName(name.en, language) ?? spelledParts(name, language);
  written.set(key, known);
  return known;
}

function spelledParts(name: KeptName, language: Language): string {
  const [english, russian] = [name.en, name.ru].map((text) => text.split('. '));
  return (english ?? [])
    .map((en, place) => {
      const ru = russian?.length === english?.length ? russian?.[place] : undefined;
      return nameIn({ ...name, ru: ru ?? name.ru, en }, language);
    })
    .join('. ');
}
