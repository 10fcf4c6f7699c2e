import { describe, expect, it } from 'vitest';
import { blindReturns, winningBlindly } from '../../support/blind-bets.ts';

/** Sports whose models are intricate, with as many games as a quick run allows; the slow test bets on all sports at all stages. */
const GAMES = { cricket: 250, baseball: 700, tennis: 400, basketball: 120 } as const;

describe('blind bets, on a few games', () => {
  it.each(Object.entries(GAMES))('win in no market of %s', (sport, count) => {
    const returns = blindReturns(sport as keyof typeof GAMES, { count, seed: 'quick', stages: ['line', 0.8] });
    expect(returns.length).toBeGreaterThan(30);
    expect(winningBlindly(returns)).toEqual([]);
  });
});
