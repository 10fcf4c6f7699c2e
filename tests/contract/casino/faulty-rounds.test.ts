import { expect, it } from 'vitest';
import { playingFromBonus } from '../../support/browser/walks/wager-bonus.ts';
import { SLOTS_AND_HOUSE } from '../../support/casino/faulty-play.ts';
import { playUnderFaults } from '../../support/casino/faulty-rounds.ts';

const SHARES: Readonly<Record<string, number>> = {
  'scratch-card': 2,
  keno: 2,
  wheel: 2,
  fishing: 2,
  dice: 10,
  coin: 10,
};

it(
  'leaves ledger and provider of one mind after 600 rounds of slots and games of the house, a third of them from a bonus, with 60 % of messages lost, doubled and swapped and two kills [RND-15, RND-16, GM-11, BON-43, JKP-7]',
  { timeout: 180_000 },
  async () => {
    const after = await playUnderFaults({
      rounds: 600,
      kills: [200, 400],
      players: 3,
      prepare: async (fixture, player, index) => (index === 2 ? playingFromBonus(fixture, player, 40_000) : player),
      ...SLOTS_AND_HOUSE,
    });
    expect(after.left).toBe(0);
    expect(after.finished).toEqual(after.statement);
    expect(after.balances).toEqual(after.expected);
    expect([after.written, after.finished.length + after.returned + after.refused]).toEqual([600, 600]);
    expect(after.returned).toBeGreaterThan(100);
    // cards, darts, the ladder and slots with jackpots are not played from a bonus
    expect(after.refused).toBeGreaterThan(0);
    expect(after.ofBonuses.length).toBeGreaterThan(50);
    for (const { machine, state, amount, counted } of after.ofBonuses) {
      expect(counted).toBe(state === 'finished' ? amount / (SHARES[machine] ?? 1) : 0);
    }
  },
);
