import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../support/browser/drawn-picture.ts';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

const STYLES = ['colour-tokens', 'contrast-tokens']
  .map((file) => readFileSync(path.join(PROJECT_FOLDER, 'ui/kit/styles', `${file}.scss`), 'utf8'))
  .join('\n');

/** The selectors that hold in each look, in the order in which they win. */
const LOOKS = {
  light: [':root'],
  dark: [':root', "[data-theme='dark']"],
  'light, for the visually impaired': [':root', "[data-contrast='high']"],
  'dark, for the visually impaired': [
    ':root',
    "[data-theme='dark']",
    "[data-contrast='high']",
    "[data-contrast='high'][data-theme='dark']",
  ],
} as const;

const SURFACES = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-inset', 'bg-overlay'];
const CARDS = ['bg-surface', 'bg-raised', 'bg-overlay'];
const CHROME = ['chrome-bg', 'chrome-bg-2', 'chrome-cell', 'chrome-cell-hover'];

/** What is written on what: at rest, under the pointer, pressed, chosen, locked, moved. */
const TEXTS: readonly (readonly [texts: readonly string[], grounds: readonly string[]])[] = [
  [['fg', 'fg-2', 'fg-3', 'link'], SURFACES],
  [['accent-fg', 'live', 'warn', 'danger', 'success', 'bonus', 'info', 'up', 'down'], CARDS],
  [['on-accent'], ['accent', 'accent-hover', 'accent-press']],
  [['on-accent-soft'], ['accent-soft']],
  [['odds-fg', 'odds-label', 'up', 'down'], ['odds-bg']],
  [
    ['odds-fg', 'odds-label-hover', 'up', 'down'],
    ['odds-bg', 'odds-bg-hover'],
  ],
  [
    ['odds-sel-fg', 'odds-sel-label'],
    ['odds-sel-bg', 'odds-sel-bg-hover'],
  ],
  [['odds-off-fg'], ['odds-off-bg']],
  [['odds-fg', 'odds-label', 'up'], ['up-soft']],
  [['odds-fg', 'odds-label', 'down'], ['down-soft']],
  ...['live', 'warn', 'danger', 'success', 'bonus', 'info'].map((tone) => [[tone], [`${tone}-soft`]] as const),
  ...['live', 'warn', 'danger', 'bonus'].map((tone) => [[`on-${tone}`], [`${tone}-solid`]] as const),
  [['chrome-fg', 'chrome-fg-2', 'chrome-accent'], CHROME],
  [['chrome-on-accent'], ['chrome-accent']],
];

/** What is no text and has to be seen all the same. */
const SIGNS: typeof TEXTS = [[['focus', 'line-strong'], SURFACES]];

type Look = keyof typeof LOOKS;

function tokensOf(look: Look): ReadonlyMap<string, string> {
  const blocks = [...STYLES.matchAll(/^(\S+) \{\n(.*?)^\}/gms)];
  const written = LOOKS[look].flatMap((wanted) =>
    blocks.filter(([, selector]) => selector === wanted).flatMap(([, , body = '']) => [...body.matchAll(TOKEN)]),
  );
  return new Map(written.map(([, name = '', colour = '']) => [name, colour]));
}

const TOKEN = /--([\w-]+): #([\da-f]{6});/g;

function faint(look: Look, pairs: typeof TEXTS, least: number): readonly string[] {
  const tokens = tokensOf(look);
  const colour = (name: string) => {
    const hex = tokens.get(name);
    if (hex === undefined) throw new Error(`${name} has no colour`);
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [red, green, blue] as const;
  };
  return pairs.flatMap(([texts, grounds]) =>
    texts.flatMap((text) =>
      grounds
        .map((ground) => [ground, contrast(colour(text), colour(ground))] as const)
        .filter(([, ratio]) => ratio < least)
        .map(([ground, ratio]) => `${text} on ${ground}: ${ratio.toFixed(2)}`),
    ),
  );
}

describe.each(Object.keys(LOOKS) as readonly Look[])('the look that is %s', (look) => {
  it('has texts that stand out of what they are written on, whatever happens to it [A11Y-01]', () => {
    expect(faint(look, TEXTS, 4.5)).toEqual([]);
  });

  it('has a ring around the focus and edges of fields that are seen on every surface', () => {
    expect(faint(look, SIGNS, 3)).toEqual([]);
  });
});
