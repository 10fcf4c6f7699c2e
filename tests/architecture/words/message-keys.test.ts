import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import { sourceFiles, withoutComments } from '../../support/source-tree.ts';

type Texts = Readonly<Record<string, string>>;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Letters that no text of a language has. */
const FOREIGN_LETTERS: Readonly<Record<Language, RegExp>> = {
  ru: /[^\P{Script=Cyrillic}а-яё]|\p{Script=Arabic}/iu,
  uk: /[^\P{Script=Cyrillic}а-щьюяєіїґ]|\p{Script=Arabic}/iu,
  kk: /[^\P{Script=Cyrillic}а-яёәғқңөұүһі]|\p{Script=Arabic}/iu,
  en: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  es: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  pt: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  de: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  fr: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  tr: /[\p{Script=Cyrillic}\p{Script=Arabic}]/u,
  ar: /\p{Script=Cyrillic}/u,
};

/** Words that are written the same in Russian. */
const SAME_IN_RUSSIAN =
  /^(?:[^\p{L}]|Live|LIVE|[12X]{1,2}|VIP|ID|Oddsmith|E-mail|Dota 2|CS2|League of Legends|Valorant|Rainbow Six|StarCraft II|Counter-Strike 2|MMA|UFC|API|UTC|English|F\d|WTA|ATP|RUB|USD|EUR)*$/u;

/** Names of picks: one language names the team, the other its place. */
const MAY_LEAVE_OUT = /^pick\./;

/** What the languages beside Russian and English have of their own; the rest is shown in English. */
const DECLARED = [
  'accounts',
  'add-currency',
  'asian-line',
  'attachments',
  'bingo',
  'bonuses',
  'calculator',
  'captcha',
  'cashback',
  'cashier',
  'casino',
  'casino-games',
  'contacts',
  'conversion',
  'coupon',
  'devices',
  'documents',
  'game',
  'generator',
  'history',
  'information',
  'kit',
  'limit-prompt',
  'limits',
  'line-pages',
  'live-tables',
  'lotto',
  'markets',
  'media',
  'mini-apps',
  'mini-games',
  'multi-live',
  'navigation',
  'new-password',
  'notice-catalogue',
  'notices',
  'office',
  'office-menu',
  'office-settings',
  'offline',
  'one-tap',
  'passkeys',
  'payment-details',
  'payment-requests',
  'payments',
  'player',
  'prices',
  'profile',
  'promo-store',
  'promotions',
  'protection',
  'recovery',
  'registration',
  'results',
  'security',
  'self-exclusion',
  'sent-code',
  'seo',
  'session',
  'settings',
  'shell',
  'sign-in',
  'site',
  'slip',
  'social',
  'sports',
  'statistics',
  'support',
  'toto',
  'tournaments',
  'transfer',
];

/** Texts of several words that another language writes as English does. */
const BORROWED =
  /^(?:UFC \/ MMA|Dota 2|League of Legends|Rainbow Six|StarCraft II|Hong Kong|Super over|Andar Bahar|Double chance|ID \{\{id\}\})$/;

function textsIn(language: Language): ReadonlyMap<string, Texts> {
  return new Map(
    sourceFiles([`locales/${language}`], /\.json$/).map((file) => [
      file.path.split('/').at(-1)?.replace('.json', '') ?? '',
      JSON.parse(file.text) as Texts,
    ]),
  );
}

const files = new Map(LANGUAGES.map((language) => [language, textsIn(language)]));
const ru = files.get('ru') ?? new Map<string, Texts>();
const en = files.get('en') ?? new Map<string, Texts>();
const others = LANGUAGES.filter((language) => language !== 'ru' && language !== 'en');
/** Each language with each of its files. */
const written = LANGUAGES.flatMap((language) =>
  [...(files.get(language) ?? [])].map(([namespace, texts]) => [language, namespace, texts] as const),
);

function baseOf(key: string): string {
  return key.replace(PLURAL, '');
}

function keysOf(texts: ReadonlyMap<string, Texts>): ReadonlySet<string> {
  return new Set(
    [...texts].flatMap(([namespace, entries]) => Object.keys(entries).map((key) => `${namespace}:${baseOf(key)}`)),
  );
}

/** The placeholders of each text, in whatever form of it. */
function placeholders(entries: Texts): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(entries)) {
    const names = found.get(baseOf(key)) ?? new Set();
    for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) names.add(name);
    found.set(baseOf(key), names);
  }
  return new Map([...found].map(([base, names]) => [base, [...names].toSorted()]));
}

const code = sourceFiles(['ui', 'core', 'infrastructure', 'composition'], /\.tsx?$/)
  .filter((file) => !file.path.startsWith('infrastructure/sandbox/'))
  .map((file) => ({ path: file.path, text: withoutComments(file.text) }));

describe('the files of texts', () => {
  it('are the same in the two complete languages, and those declared in the others', () => {
    expect([...en.keys()].toSorted()).toEqual([...ru.keys()].toSorted());
    for (const language of others) expect([...(files.get(language)?.keys() ?? [])].toSorted()).toEqual(DECLARED);
    expect(sourceFiles(['locales'], /\.json$/)).toHaveLength(2 * ru.size + others.length * DECLARED.length);
  });

  it.each(written)('have the keys and placeholders of English: %s/%s', (_, namespace, texts) => {
    const english = en.get(namespace) ?? {};
    const bases = [...new Set(Object.keys(english).map(baseOf))];
    expect([...new Set(Object.keys(texts).map(baseOf))].toSorted()).toEqual(bases.toSorted());
    const [own, meant] = [placeholders(texts), placeholders(english)];
    for (const base of bases.filter((each) => !MAY_LEAVE_OUT.test(each))) {
      expect(own.get(base), base).toEqual(meant.get(base));
    }
    const foreign = bases.filter((base) =>
      own.get(base)?.some((name) => meant.get(base)?.includes(name) !== true && name !== 'line'),
    );
    expect(foreign).toEqual([]);
  });

  it.each(written)('are sorted and flat, with no empty text and no markup: %s/%s', (_, __, texts) => {
    const keys = Object.keys(texts);
    expect(keys).toEqual(keys.toSorted());
    const odd = Object.entries(texts).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '' || /<\w/.test(text),
    );
    expect(odd).toEqual([]);
  });

  it.each(written)('have every plural form that CLDR gives their language: %s/%s', (language, _, texts) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plural = Object.keys(texts).filter((key) => PLURAL.test(key));
    for (const base of new Set(plural.map(baseOf))) {
      const forms = plural.filter((key) => baseOf(key) === base);
      expect(forms.toSorted(), base).toEqual(pluralCategories.map((form) => `${base}_${form}`).toSorted());
    }
  });

  it('are translated', () => {
    const untranslated = [...ru].flatMap(([namespace, entries]) =>
      Object.entries(entries)
        .filter(([, text]) => {
          const said = text.replace(/\{\{\s*\w+\s*\}\}/g, '');
          return !/\p{Script=Cyrillic}/u.test(said) && !SAME_IN_RUSSIAN.test(said);
        })
        .map(([key, text]) => `${namespace}:${key} = ${text}`),
    );
    expect(untranslated).toEqual([]);
    const left = written.flatMap(([language, namespace, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => {
          const isCopied =
            language !== 'en' && /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''));
          return isCopied && text === en.get(namespace)?.[key] && !BORROWED.test(text);
        })
        .map(([key, text]) => `${language}/${namespace}:${key} = ${text}`),
    );
    expect(left).toEqual([]);
  });

  it.each(LANGUAGES)('are written in the letters of their language: %s', (language) => {
    const foreign = FOREIGN_LETTERS[language];
    const found = [...(files.get(language) ?? [])].flatMap(([namespace, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => foreign.test(text))
        .map(([key, text]) => `${namespace}:${key} = ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the keys that the code names', () => {
  const known = keysOf(ru);
  const namespaces = [...ru.keys()];

  it('exist', () => {
    const missing = code.flatMap((file) => {
      const own = [...file.text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
      );
      const asked = [...file.text.matchAll(/\bt\w*\(\s*'([^']+)'/g)].map(([, key = '']) => key);
      if (own.length === 0) return [];
      return asked
        .filter(
          (key) => !(key.includes(':') ? [key] : own.map((name) => `${name}:${key}`)).some((full) => known.has(full)),
        )
        .map((key) => `${file.path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it('exist where they are named with their file', () => {
    const full = new RegExp(`['"\`]((?:${namespaces.join('|')}):[a-z0-9][^'"\`\\s]*)['"\`]`, 'g');
    const missing = code.flatMap((file) =>
      [...file.text.matchAll(full)]
        .map(([, key = '']) => key)
        .filter((key) => {
          const pattern = patternOf(key);
          return ![...known].some((each) => pattern.test(each));
        })
        .map((key) => `${file.path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all there is: no text is left over', () => {
    const literals = new Set(
      code.flatMap((file) => [...file.text.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text)),
    );
    const patterns = code.flatMap((file) =>
      [...file.text.matchAll(/`((?:[^`\s$]|\$\{[^}`]*\})*)`/g)]
        .map(([, text = '']) => text)
        .filter((text) => text.includes('${') && text.replace(/\$\{[^}]*\}/g, '').replace(/[^a-z]/g, '').length > 1)
        .map(patternOf),
    );
    const unused = [...known].filter((full) => {
      const key = full.slice(full.indexOf(':') + 1);
      return ![full, key].some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
    });
    expect(unused).toEqual([]);
  });
});

/** A template as the keys it can become. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}
