import { describe, expect, it } from 'vitest';
import { betFactorText } from '../../../../core/coupon/explained/bet-facts.ts';
import { countedGoals } from '../../../../core/coupon/explained/counted-score.ts';
import type { MarketKind } from '../../../../core/sports/game/market-kind.ts';
import { sharedWorld } from '../../../support/fakes/shared-world.ts';
import { outcomeId } from '../../../../core/sports/game/outcome-id.ts';
import { price } from '../../../support/units.ts';

const PAIR = { home: 0, away: 0 };
const SCORE = {
  home: 2,
  away: 2,
  periods: [
    { home: 1, away: 0 },
    { home: 0, away: 1 },
    { home: 0, away: 0 },
    { home: 1, away: 1 },
  ],
  redCards: PAIR,
};
const counted = (kind: MarketKind, period = 0, sportId = 2) => countedGoals({ kind, period, sportId, score: SCORE });

describe('what decided a bet', () => {
  it('says what each result multiplies the stake by [EP-8]', () => {
    const factor = (status: number) => betFactorText({ odds: price(1.915), status });
    expect([-1, 0, 1, 2, 3, 4, 5, 6].map(factor)).toEqual(['0', '0', '1.915', '1', '1', '1.4575', '0.5', '0.9575']);
    expect(betFactorText({ odds: price(3), status: 99 })).toBe('');
  });

  it('counts the goals of a total without extra time, by side and period [EP-9]', () => {
    expect([counted('total'), counted('home-total'), counted('away-total')]).toEqual([2, 1, 1]);
    expect([counted('total', 1), counted('total', 4), counted('total', 7)]).toEqual([1, 2, undefined]);
    expect([counted('result'), counted('total', 0, 4)]).toEqual([undefined, undefined]);
    expect(countedGoals({ kind: 'total', period: 0, sportId: 1, score: undefined })).toBe(undefined);
  });

  it('counts as the world settles totals of every ended match of goals [EP-9]', () => {
    const now = Date.UTC(2026, 5, 10, 20);
    const world = sharedWorld({ seed: 'counted goals', speed: 1, onFault: () => undefined });
    let compared = 0;
    for (const gameId of world.endedGames(now - 14_400_000, now)) {
      const game = world.game(gameId, { now, language: 'en' });
      const goals = game && countedGoals({ kind: 'total', period: 0, sportId: game.sportId, score: game.score });
      if (goals === undefined || game?.status !== 'finished') continue;
      const resultOf = (line: number) =>
        world.result(outcomeId({ gameId, kind: 'total', period: 0, line, code: 'over' }), now, undefined);
      expect([resultOf(goals - 0.5), resultOf(goals), resultOf(goals + 0.5)]).toEqual(['win', 'return', 'lose']);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });
});
