import { expect, it } from 'vitest';
import { SLOTS_AND_HOUSE } from '../../support/casino/faulty-play.ts';
import { playUnderFaults } from '../../support/casino/faulty-rounds.ts';

it(
  'leaves ledger and provider of one mind after 600 rounds of slots and games of the house with 60 % of messages lost, doubled and swapped and two kills [RND-15, RND-16, GM-11]',
  { timeout: 180_000 },
  async () => {
    const after = await playUnderFaults({ rounds: 600, kills: [200, 400], players: 3, ...SLOTS_AND_HOUSE });
    expect(after.left).toBe(0);
    expect(after.finished).toEqual(after.statement);
    expect(after.balances).toEqual(after.expected);
    expect([after.written, after.finished.length + after.returned]).toEqual([600, 600]);
    expect(after.returned).toBeGreaterThan(100);
  },
);
