import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/source-tree.ts';

interface OldWord {
  readonly old: readonly string[];
  readonly instead: string;
}

/** Words of our own for what the field has a word for; ARCHITECTURE.md's glossary has the field's. */
const OLD_WORDS: readonly OldWord[] = [
  { old: ['door', 'doors'], instead: 'availability, guard, address' },
  { old: ['shelf', 'shelves'], instead: 'cache, storage' },
  { old: ['keeper', 'keepers'], instead: 'store, lock' },
  { old: ['surroundings'], instead: 'dependencies' },
  { old: ['gentle', 'gently'], instead: 'graceful' },
  { old: ['lateness'], instead: 'lazy' },
  { old: ['judge', 'judges', 'judged', 'judging', 'judgement'], instead: 'assess, settle' },
  { old: ['grade', 'grades', 'graded', 'grading'], instead: 'settled result' },
  { old: ['chance', 'chances'], instead: 'probability, random number' },
  { old: ['mass', 'masses'], instead: 'distribution' },
  { old: ['standing', 'standings'], instead: 'game state, score' },
  { old: ['beat', 'beats'], instead: 'tick' },
  { old: ['strike off', 'struck off'], instead: 'remove' },
];

/** What may stand: a pattern in its sentence or name, and why. */
const ALLOWED: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/double[- _]?chance/gi, 'the market'],
  [/\bby chance\b|\bat chance %d|\bneeds chance\b/gi, 'plain English for at random'],
  [/\bthe judges\b/gi, 'who decide a fight'],
  [/'0004-standing'/g, 'a migration that databases have run'],
];

/** Words of names alone: in a sentence they are plain English. */
const OLD_IN_NAMES =
  /\bwriteDown\w*|'write-down'|\b(?:\w+[a-z](?:Told|Door|Keeper|Shelf|Late)|(?:told|late|gentle)[A-Z]\w*|\w*[a-z](?:Told|Late)[A-Z]\w*)\b/g;
const ALLOWED_NAMES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^(?:isToldOfOldBrowser|wasTold|isTold)$/, 'a visitor is told: plain English'],
  [/LateOrders?$|^lateOrders$/, 'redirect orders that come late'],
  [/^isCodeLate$/, 'a code that came late'],
];

const code = sourceFiles(undefined, /\.(?:ts|tsx|mjs|scss)$/);
const tests = sourceFiles(['tests'], /\.(?:ts|tsx|mjs)$/).filter(({ path }) => !path.endsWith('/old-words.test.ts'));
const rules = sourceFiles(['core'], /RULES\.md$/);
const documents = ['README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'core/README.md', 'locales/GLOSSARY.md'].map(
  (path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }),
);
const all = [...code, ...tests, ...rules, ...documents];

/** A text as words: names fall into theirs, `balancedLine` into balanced and line. */
function wordsOf(text: string): string {
  let left = text;
  for (const [pattern] of ALLOWED) left = left.replace(pattern, ' ');
  return ` ${left
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')} `;
}

function oldWordsIn(text: string): readonly string[] {
  const words = wordsOf(text);
  return OLD_WORDS.flatMap(({ old, instead }) =>
    old.filter((word) => words.includes(` ${word} `)).map((word) => `${word} (instead: ${instead})`),
  );
}

describe('words that were given up', () => {
  it.each([
    ['const finalChances = 1;', ['chances (instead: probability, random number)']],
    ['/** Prices of a beat. */', ['beat (instead: tick)']],
    ["kind: 'strike-off'", ['strike off (instead: remove)']],
    ["kind: 'double-chance', DOUBLE_CHANCE, later by chance", []],
    ['a message, an upgrade, heartbeat, outstanding', []],
  ])('are found in %s', (text, found) => {
    expect(oldWordsIn(text)).toEqual(found);
  });

  it('stand in no source, test, rule or document', () => {
    expect(all.flatMap(({ path, text }) => oldWordsIn(text).map((found) => `${path}: ${found}`))).toEqual([]);
  });

  it('name no file', () => {
    expect(all.flatMap(({ path }) => oldWordsIn(path).map((found) => `${path}: ${found}`))).toEqual([]);
    expect(all.filter(({ path }) => /(?:^|\/)late-/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('name nothing where only a sentence may have them', () => {
    const found = all.flatMap(({ path, text }) =>
      (text.match(OLD_IN_NAMES) ?? [])
        .filter((name) => !ALLOWED_NAMES.some(([pattern]) => pattern.test(name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('are allowed nowhere without need', () => {
    const texts = all.map(({ text }) => text).join('\n');
    expect(ALLOWED.filter(([pattern]) => !new RegExp(pattern.source, 'i').test(texts))).toEqual([]);
    const names = texts.match(OLD_IN_NAMES) ?? [];
    expect(ALLOWED_NAMES.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
  });
});
