import { describe, expect, it } from 'vitest';
import { marketSections } from '../../../../core/sports/game/market-sections.ts';
import { isTileSuspended, tileMarkets } from '../../../../core/sports/multi-live/tile-markets.ts';
import { sampleMarket } from '../../../support/examples/sample-line.ts';

const MARKETS = [
  sampleMarket(1, 'result', { home: 1.28, draw: 5.6, away: 11 }),
  sampleMarket(1, 'correct-score', { '1-0': 5, '2-0': 6, '0-1': 8, other: 9 }),
  sampleMarket(1, 'total', { over: 1.5, under: 2.4 }, { line: 2.5, isMain: false }),
  sampleMarket(1, 'total', { over: 1.83, under: 1.98 }, { line: 3.5 }),
  sampleMarket(1, 'total', { over: 2.1, under: 1.7 }, { line: 1.5, period: 1 }),
  sampleMarket(1, 'handicap', { home: 1.87, away: 1.94 }, { line: -1, isMain: false }),
  sampleMarket(1, 'both-score', { yes: 1.87, no: 1.94 }),
  sampleMarket(1, 'next-goal', { home: 1.87, none: 9, away: 1.94 }, { line: 4 }),
];

describe('a tile of multi-live', () => {
  it('shows four popular markets of the whole game with their main lines [MLV-5]', () => {
    const shown = tileMarkets(marketSections(MARKETS, () => false));
    expect(shown.map(({ market: { kind, line } }) => [kind, line])).toEqual([
      ['result', undefined],
      ['total', 3.5],
      ['handicap', -1],
      ['both-score', undefined],
    ]);
  });

  it('leaves out markets without prices [MLV-5]', () => {
    expect(tileMarkets(marketSections([sampleMarket(1, 'result', {})], () => false))).toEqual([]);
  });

  it('is suspended where no price is open, not where there is none [MLV-6]', () => {
    expect(isTileSuspended([{ isLocked: true }, { isLocked: true }])).toBe(true);
    expect(isTileSuspended([{ isLocked: true }, { isLocked: false }])).toBe(false);
    expect(isTileSuspended([])).toBe(false);
  });
});
