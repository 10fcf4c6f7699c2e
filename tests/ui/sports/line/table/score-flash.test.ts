import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../../../support/source-tree.ts';

const styleOf = (file: string): string => readFileSync(path.join(PROJECT_FOLDER, 'ui/sports', file), 'utf8');
const ROWS = styleOf('line/table/game-line.module.scss');
const TILES = styleOf('multi-live/tiles/tile-grid.module.scss');

/** What a block of the style sheet says; its name stands at the beginning of a line. */
function declarations(style: string, selector: string): readonly string[] {
  const start = style.indexOf(`\n${selector} {`);
  const body = style.slice(start, style.indexOf('\n}', start));
  return [...body.matchAll(/^ +([\w-]+: [^;]+);/gm)].map(([, said = '']) => said);
}

/** What a keyframe says, by itself or by what it includes. */
function keyframe(style: string, name: string): readonly string[] {
  const start = style.indexOf(`\n@keyframes ${name} {`);
  const [, mixin] = /^\n@keyframes \S+ \{\n {2}@include (\w+);/.exec(style.slice(start)) ?? [];
  return declarations(style, mixin === undefined ? `@keyframes ${name}` : `@mixin ${mixin}`);
}

describe('a score that flashes', () => {
  it.each([
    ['rows', ROWS, 'goal'],
    ['tiles', TILES, 'tile-goal'],
  ])(
    'has white on red from the first moment to the last, never a colour between: in %s [A11Y-01]',
    (_, style, name) => {
      for (const turn of ['odd', 'even']) {
        expect(style).toMatch(new RegExp(`animation: ${name}-${turn} 4s step-end;`));
        const said = keyframe(style, `${name}-${turn}`);
        expect(said).toEqual(expect.arrayContaining(['background-color: var(--live-solid)', 'color: var(--on-live)']));
      }
    },
  );

  it('takes its parts along: what is over, what is played and the points have no colour of their own then [A11Y-01]', () => {
    for (const part of ['.past', '.now', '.points']) {
      const coloured = declarations(ROWS, part).filter((said) => /^(?:color|background)/.test(said));
      expect([part, coloured.length]).toEqual([part, 1]);
      expect(coloured[0]).toMatch(/^(?:color: var\(--score-fg, |background: var\(--score-ground, )/);
    }
    for (const turn of ['odd', 'even']) {
      const said = keyframe(ROWS, `goal-${turn}`);
      expect(said).toEqual(expect.arrayContaining(['--score-fg: var(--on-live)', '--score-ground: transparent']));
    }
  });
});
