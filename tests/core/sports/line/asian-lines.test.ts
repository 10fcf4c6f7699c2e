import { describe, expect, it } from 'vitest';
import { answer, asianLines, givingSide, hasFirstPart } from '../../../../core/sports/line/asian-lines.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';
import { milli } from '../../../support/units.ts';

const prices = { home: 1.9, away: 1.9 };
const handicaps = [-2, -1, -0.5, 1].map((line) => sampleMarket(1, 'handicap', prices, { line, isMain: line === -1 }));
const totals = [2.5, 3].map((line) => sampleMarket(1, 'total', { over: 2, under: 1.8 }, { line, isMain: line === 3 }));
const result = sampleMarket(1, 'result', { home: 2, draw: 3, away: 4 });
const half = sampleMarket(1, 'result', { home: 2.5, draw: 2, away: 4 }, { period: 1 });

describe('the Asian lines of a game', () => {
  it.each([
    [1, true],
    [4, false],
    [85, false],
  ])('over sport %i have columns of the first part: %s [LN-42]', (sport, expected) => {
    expect(hasFirstPart(sport)).toBe(expected);
  });

  it('are the main ones and the nearest under them [LN-29]', () => {
    const lines = asianLines([...handicaps, ...totals, result, half]);
    expect(lines.map(({ whole }) => [whole.handicap?.line, whole.total?.line, whole.result?.id])).toEqual([
      [-1, 3, result.id],
      [-0.5, 2.5, undefined],
    ]);
    expect(lines[0]?.first).toEqual({ handicap: undefined, total: undefined, result: half });
  });

  it('are one empty strip where nothing is offered [LN-29]', () => {
    expect(asianLines([])).toHaveLength(1);
  });

  it.each([
    [-1, 'home'],
    [0.5, 'away'],
    [0, undefined],
  ])('with a handicap of %s are given by %s [LN-29]', (line, side) => {
    expect(givingSide(sampleMarket(1, 'handicap', prices, { line }))).toBe(side);
  });

  it('find the answer of a market [LN-29]', () => {
    expect(answer(result, 'draw')?.odds).toBe(milli(3000));
    expect(answer(undefined, 'draw')).toBeUndefined();
  });
});
