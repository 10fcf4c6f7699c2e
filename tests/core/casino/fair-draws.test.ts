import { describe, expect, it } from 'vitest';
import { COUNTED_BONUSES, COUNTED_SLOTS, countFairly, type CountedGame } from '../../support/casino/fair-counts.ts';
import { probabilityOf } from '../../support/random/chi-square.ts';

/** `npm run bench` counts ten times as many, of every game. */
const ROUNDS = 10_000;
const named = (games: readonly CountedGame[]) => games.map((game) => [game.name, game] as const);

describe('the draws of a game', () => {
  it.each(named([...COUNTED_SLOTS.filter(({ name }) => !name.includes('reel')), ...COUNTED_BONUSES]))(
    'of %s pay as often and as much as is published [RND-3, MG-5]',
    (_, game) => {
      const { probability, paid, published, error } = countFairly(game, ROUNDS);
      expect(probability).toBeGreaterThan(1e-5);
      expect(Math.abs(paid - published)).toBeLessThan(4.5 * error);
    },
  );

  it('are told from such as are not fair', () => {
    const [game] = COUNTED_SLOTS;
    const twice = { ...game!, pays: (round: number) => game!.pays(round) || game!.pays(round + ROUNDS) };
    expect(countFairly(twice, ROUNDS).probability).toBeLessThan(1e-9);
    // tables of chi-square: 1 of 20 for one and ten degrees of freedom, 1 of 1,000 for 31
    expect([probabilityOf(3.841, 1), probabilityOf(18.307, 10)].map((probability) => probability.toFixed(4))).toEqual([
      '0.0500',
      '0.0500',
    ]);
    expect(probabilityOf(61.098, 31)).toBeCloseTo(0.001, 5);
  });
});
