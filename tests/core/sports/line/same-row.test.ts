import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../core/sports/game/game.ts';
import { isSameRow } from '../../../../core/sports/line/same-row.ts';
import { sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';
import { price } from '../../../support/units.ts';

const game = sampleGame(1);

describe('a row of the line', () => {
  it.each<[string, Partial<Game>]>([
    [
      'another price',
      {
        version: 2,
        markets: game.markets.map((market) => ({
          ...market,
          outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: price(9), isLocked: true })),
        })),
      },
    ],
    ['a clock that ran on', { clock: { ...game.clock, seconds: game.clock.seconds + 3, at: game.clock.at + 3000 } }],
  ])('is the same with %s [LN-19]', (_, change) => {
    expect(isSameRow(game, { ...game, ...change })).toBe(true);
  });

  it.each<[string, Partial<Game>]>([
    ['a goal', { score: { ...game.score, home: 3 } }],
    ['a red card', { score: { ...game.score, redCards: { home: 1, away: 1 } } }],
    ['other points', { score: { ...game.score, points: { home: '15', away: '0' } } }],
    ['another period', { clock: { ...game.clock, period: 3 } }],
    ['a clock that stopped', { clock: { ...game.clock, isRunning: false } }],
    ['a clock that was set', { clock: { ...game.clock, seconds: game.clock.seconds + 60 } }],
    ['another status', { status: 'break' }],
    ['more outcomes', { outcomeCount: 125 }],
    ['another line', { markets: [sampleMarket(1, 'total', { over: 1, under: 1 }, { line: 4 })] }],
  ])('is another with %s [LN-19]', (_, change) => {
    expect(isSameRow(game, { ...game, ...change })).toBe(false);
  });
});
