import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPANY_PAGES } from '../../../infrastructure/sandbox/information/pages/company-pages.ts';
import { LANDING_PAGES } from '../../../infrastructure/sandbox/information/pages/landing-pages.ts';
import { MONEY_PAGES } from '../../../infrastructure/sandbox/information/pages/money-pages.ts';
import { PLAY_PAGES } from '../../../infrastructure/sandbox/information/pages/play-pages.ts';
import { POLICY_PAGES } from '../../../infrastructure/sandbox/information/pages/policy-pages.ts';
import { RULE_PAGES } from '../../../infrastructure/sandbox/information/pages/rule-pages.ts';
import { SAFETY_PAGES } from '../../../infrastructure/sandbox/information/pages/safety-pages.ts';
import { sourceFiles } from '../../support/source-tree.ts';

const WRITTEN = ['ru', 'en'] as const;
type Written = (typeof WRITTEN)[number];

interface Concept {
  readonly name: string;
  readonly words: Readonly<Record<Written, string>>;
  readonly banned: Readonly<Record<Written, readonly string[]>>;
}

function conceptOf(row: string): Concept | undefined {
  const cells = row.split('|').map((cell) => cell.trim());
  if (cells.length !== 7) return undefined;
  const [, name = '', ru = '', en = '', notRu = '', notEn = ''] = cells;
  if (name === 'concept' || name.startsWith('---')) return undefined;
  return { name, words: { ru, en }, banned: { ru: quoted(notRu), en: quoted(notEn) } };
}

function quoted(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** A banned word as it stands in a text: whole, in any case, with any ending where a star says so. */
function patternOf(word: string): RegExp {
  const letters = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}])${letters}${word.endsWith('*') ? '' : '(?![\\p{L}])'}`, 'iu');
}

const concepts = readFileSync('locales/GLOSSARY.md', 'utf8')
  .split('\n')
  .flatMap((row) => conceptOf(row) ?? []);

interface Said {
  readonly place: string;
  readonly text: string;
}

/** A lotto has tickets; whatever else is placed is a bet. */
const NAMED_OTHERWISE: Readonly<Record<string, readonly string[]>> = { 'locales/en/lotto.json': ['ticket*'] };

/** The information pages of the sandbox, with their markup taken out. */
function pagesIn(language: Written): readonly Said[] {
  const pages = { ...COMPANY_PAGES, ...MONEY_PAGES, ...PLAY_PAGES, ...POLICY_PAGES, ...RULE_PAGES, ...SAFETY_PAGES };
  const landings = Object.entries(LANDING_PAGES).flatMap(([name, page]) =>
    page[language].blocks.map(({ title, html }) => [name, { title, html }] as const),
  );
  const written = Object.entries(pages).map(([name, page]) => [name, page[language]] as const);
  return [...written, ...landings].map(([name, { title, html }]) => ({
    place: `page ${name}`,
    text: `${title} ${html.replace(/<[^>]*>/g, ' ')}`,
  }));
}

function textsIn(language: Written): readonly Said[] {
  return sourceFiles([`locales/${language}`], /\.json$/).flatMap((file) =>
    Object.entries(JSON.parse(file.text) as Readonly<Record<string, string>>).map(([key, text]) => ({
      place: `${file.path}: ${key}`,
      text: text.replace(/\{\{\s*\w+\s*\}\}/g, ''),
    })),
  );
}

function foundIn(texts: readonly Said[], words: readonly string[]): readonly string[] {
  const patterns = words.map((word) => [word, patternOf(word)] as const);
  return texts.flatMap(({ place, text }) =>
    patterns
      .filter(([word, pattern]) => pattern.test(text) && !mayStand(place, word))
      .map(([word]) => `${place} says "${word}": ${text}`),
  );
}

function mayStand(place: string, word: string): boolean {
  return NAMED_OTHERWISE[place.split(': ')[0] ?? '']?.includes(word) === true;
}

describe('the glossary of the screen', () => {
  it('has a Russian and an English name for every concept, and bans none of them', () => {
    expect(concepts.length).toBeGreaterThan(50);
    for (const { name, words } of concepts) {
      for (const language of WRITTEN) {
        expect(words[language], name).not.toBe('');
        const banned = concepts.flatMap((concept) => concept.banned[language]);
        expect(foundIn([{ place: name, text: words[language] }], banned)).toEqual([]);
      }
    }
  });

  it.each([
    ['en', 'Possible win', true],
    ['en', 'Search the line', true],
    ['en', 'Express bonus', true],
    ['en', 'Main line', false],
    ['en', 'Expressed as fractions', false],
    ['ru', 'Тотал партий', true],
    ['ru', 'Все чемпионаты', true],
    ['ru', 'Тотал сетов', false],
  ] as const)('finds a banned word in the %s text "%s": %s', (language, text, isFound) => {
    const banned = concepts.flatMap((concept) => concept.banned[language]);
    expect(foundIn([{ place: 'here', text }], banned).length > 0).toBe(isFound);
  });

  it.each(WRITTEN)('is kept by every text and information page in %s', (language) => {
    const banned = concepts.flatMap((concept) => concept.banned[language]);
    expect(foundIn([...textsIn(language), ...pagesIn(language)], banned)).toEqual([]);
  });

  it('keeps to typographic quotation marks and ellipses', () => {
    const odd = WRITTEN.flatMap((language) => textsIn(language)).filter(({ text }) => /['"]|\.\.\./.test(text));
    expect(odd).toEqual([]);
  });
});
