import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OddsButton } from '../../../../ui/kit/controls/odds-button.tsx';
import { PROJECT_FOLDER } from '../../../support/source-tree.ts';

const MOST_A_SECOND = 3;
const SECONDS = 10;
const CELLS = 12;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A table whose cells all change so many times a second, and when each of them flashed. */
function flashesOf(rate: number): readonly (readonly number[])[] {
  const now = vi.spyOn(performance, 'now');
  const table = (changes: number) => (
    <div>
      {Array.from({ length: CELLS }, (_, cell) => (
        <OddsButton
          key={cell}
          text="1.28"
          name={`Cell ${String(cell)}`}
          direction={(changes + cell) % 2 === 0 ? 'up' : 'down'}
          // each begins at a moment of its own
          changes={Math.max(0, changes - (cell % 7))}
          onToggle={() => undefined}
        />
      ))}
    </div>
  );
  now.mockReturnValue(0);
  const { rerender } = render(table(0));
  const cells = screen.getAllByRole('button');
  const seen = cells.map(() => undefined as string | undefined);
  const flashes = cells.map(() => [] as number[]);
  for (let update = 1; update <= SECONDS * rate; update += 1) {
    const at = 1000 + (1000 * update) / rate;
    now.mockReturnValue(at);
    rerender(table(update));
    cells.forEach((cell, index) => {
      const { flash } = cell.dataset;
      if (flash !== seen[index]) flashes[index]!.push(at);
      seen[index] = flash;
    });
  }
  return flashes;
}

const mostInASecond = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 1000).length));

interface Animation {
  readonly file: string;
  readonly words: string;
}

const STYLES = globSync('ui/**/*.scss', { cwd: PROJECT_FOLDER }).map((file) => ({
  file,
  text: readFileSync(path.join(PROJECT_FOLDER, file), 'utf8'),
}));
const ANIMATIONS: readonly Animation[] = STYLES.flatMap(({ file, text }) =>
  [...text.matchAll(/\banimation:\s*([^;]+);/g)].map(([, words = '']) => ({ file, words })),
);

/** The styles with their own mixins in place. */
function withMixins(text: string): string {
  return text.replaceAll(/@include (\w+);/g, (word, name: string) => {
    const [, body] = new RegExp(`@mixin ${name} \\{(.*?)\\n\\}`, 's').exec(text) ?? [];
    return body ?? word;
  });
}

/** Milliseconds from one beginning to the next. */
function periodOf(words: string): number {
  const [, amount = '', unit = ''] = /(?:^|\s)(\d*\.?\d+)(ms|s)\b/.exec(words) ?? [];
  return Number(amount) * (unit === 's' ? 1000 : 1) * (words.includes('alternate') ? 2 : 1);
}

describe('nothing flashes more than three times a second', () => {
  it.each([5, 60])('no cell of a table whose prices all change %i times a second [A11Y-11]', (rate) => {
    const flashes = flashesOf(rate);
    for (const times of flashes) {
      expect(times.length).toBeGreaterThanOrEqual(SECONDS);
      expect(mostInASecond(times)).toBeLessThanOrEqual(MOST_A_SECOND);
    }
  });

  it('no animation that goes on and on [A11Y-11]', () => {
    const endless = ANIMATIONS.filter(({ words }) => words.includes('infinite'));
    expect(endless.length).toBeGreaterThan(2);
    expect(endless.filter(({ words }) => !(periodOf(words) >= 1000 / MOST_A_SECOND))).toEqual([]);
  });

  it('a price and a score that changed are lit once, in one stretch [A11Y-11]', () => {
    const lit = STYLES.flatMap(({ text }) => [
      ...withMixins(text).matchAll(/@keyframes ((?:flash|goal|tile-goal)-\w+) \{(.*?)\n\}/gs),
    ]);
    expect(new Set(lit.map(([, name]) => name))).toEqual(
      new Set(['flash-even', 'flash-odd', 'goal-even', 'goal-odd', 'tile-goal-even', 'tile-goal-odd']),
    );
    expect(lit).toHaveLength(6);
    for (const [, , frames = ''] of lit) expect(frames.match(/background-color/g)).toHaveLength(1);
    const flashing = ANIMATIONS.filter(({ words }) => /^(?:flash|goal|tile-goal)-/.test(words));
    expect(flashing).toHaveLength(6);
    expect(flashing.filter(({ words }) => /infinite|alternate|\s\d+\s/.test(words))).toEqual([]);
  });
});
