import { describe, expect, it } from 'vitest';
import { SPORTS } from '../../../core/sports/sport.ts';
import { blindReturns, winningBlindly } from '../../support/blind-bets.ts';

const SEEDS = ['first', 'second'];
const GAMES = 600;
const LONG = 600_000;

describe('blind bets, on thousands of games', () => {
  const runs = SPORTS.flatMap(({ code }) => SEEDS.map((seed) => [code, seed] as const));
  it.each(runs)(
    'win in no market of %s, at no stage and no price (%s seed)',
    (sport, seed) => {
      const returns = blindReturns(sport, { count: GAMES, seed });
      expect(returns.length).toBeGreaterThan(0);
      expect(winningBlindly(returns)).toEqual([]);
    },
    LONG,
  );
});
