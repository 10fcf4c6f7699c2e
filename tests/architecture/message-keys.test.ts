import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../support/source-tree.ts';

type Texts = Readonly<Record<string, string>>;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const FORMS = { ru: ['few', 'many', 'one', 'other'], en: ['one', 'other'] } as const;

/** Words that are written the same in Russian. */
const SAME_IN_RUSSIAN =
  /^(?:[^\p{L}]|Live|LIVE|[12X]{1,2}|VIP|ID|Oddsmith|Dota 2|CS2|Counter-Strike 2|MMA|UFC|API|UTC|English|F\d|WTA|ATP|RUB|USD|EUR)*$/u;

/** Names of picks: one language names the team, the other its place. */
const MAY_LEAVE_OUT = /^pick\./;

function textsIn(language: 'ru' | 'en'): ReadonlyMap<string, Texts> {
  return new Map(
    sourceFiles([`locales/${language}`], /\.json$/).map((file) => [
      file.path.split('/').at(-1)?.replace('.json', '') ?? '',
      JSON.parse(file.text) as Texts,
    ]),
  );
}

const ru = textsIn('ru');
const en = textsIn('en');
const both = [
  ['ru', ru],
  ['en', en],
] as const;

function baseOf(key: string): string {
  return key.replace(PLURAL, '');
}

function keysOf(texts: ReadonlyMap<string, Texts>): ReadonlySet<string> {
  return new Set(
    [...texts].flatMap(([namespace, entries]) => Object.keys(entries).map((key) => `${namespace}:${baseOf(key)}`)),
  );
}

function placeholders(entries: Texts, base: string): readonly string[] {
  const forms = Object.entries(entries).filter(([key]) => baseOf(key) === base);
  const found = forms.flatMap(([, text]) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name));
  return [...new Set(found)].toSorted();
}

const code = sourceFiles(['ui', 'core', 'infrastructure', 'composition'], /\.tsx?$/)
  .filter((file) => !file.path.startsWith('infrastructure/sandbox/'))
  .map((file) => ({ path: file.path, text: withoutComments(file.text) }));

describe('the files of texts', () => {
  it('are the same in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...ru.keys()].toSorted());
  });

  it.each([...ru.keys()])('have the same keys and placeholders in both languages: %s', (namespace) => {
    const [inRussian = {}, inEnglish = {}] = [ru.get(namespace), en.get(namespace)];
    const bases = [...new Set(Object.keys(inRussian).map(baseOf))];
    expect([...new Set(Object.keys(inEnglish).map(baseOf))]).toEqual(bases);
    for (const base of bases.filter((each) => !MAY_LEAVE_OUT.test(each))) {
      expect(placeholders(inEnglish, base), base).toEqual(placeholders(inRussian, base));
    }
  });

  it.each(both)('are sorted and flat, with no empty text and no markup: %s', (language, files) => {
    for (const [namespace, entries] of files) {
      const keys = Object.keys(entries);
      expect(keys, `${language}/${namespace}`).toEqual(keys.toSorted());
      const odd = Object.entries(entries).filter(
        ([, text]) => typeof text !== 'string' || text.trim() === '' || /<\w/.test(text),
      );
      expect(odd, `${language}/${namespace}`).toEqual([]);
    }
  });

  it.each(both)('have every plural form their language has: %s', (language, files) => {
    for (const [namespace, entries] of files) {
      const plural = new Set(
        Object.keys(entries)
          .filter((key) => PLURAL.test(key))
          .map(baseOf),
      );
      for (const base of plural) {
        const forms = Object.keys(entries).filter((key) => PLURAL.test(key) && baseOf(key) === base);
        const expected = FORMS[language].map((form) => `${base}_${form}`);
        expect(forms.toSorted(), `${language}/${namespace}`).toEqual(expected);
      }
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
    const foreign = [...en].flatMap(([namespace, entries]) =>
      Object.entries(entries)
        .filter(([key, text]) => /\p{Script=Cyrillic}/u.test(text) && !key.startsWith('language.'))
        .map(([key]) => `${namespace}:${key}`),
    );
    expect(foreign).toEqual([]);
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
        .filter((key) => ![...known].some((each) => patternOf(key).test(each)))
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
