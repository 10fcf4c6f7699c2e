import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkRound, drawnText, isPlayerSeed } from '../../../../core/casino/rounds/fair-round.ts';
import type { Minor } from '../../../../core/shared/money.ts';

const digests = {
  commitment: async (seed: string) => createHash('sha256').update(seed).digest('hex'),
  draw: async (seed: string, text: string) => [...createHmac('sha256', seed).update(text).digest()],
};
const serverSeed = '11'.repeat(32);
const serverHash = createHash('sha256').update(serverSeed).digest('hex');

/** The first three bytes of HMAC-SHA-256 of "mine:2" under that seed, by 32. */
const STOPS = [8, 19, 0];

/** The third line begins with two cherries, which pay 3, the fourth has three lemons, which pay 8; each line has 200. */
const round = {
  machine: 'calm' as const,
  currency: 'RUB',
  stake: 1000 as Minor,
  win: 2200 as Minor,
  stops: STOPS,
  seeds: { serverHash, serverSeed, playerSeed: 'mine', nonce: 2 },
};

describe('a check of a round', () => {
  it('finds it fair where seed, reels and win are as promised [RND-7, RND-8]', async () => {
    expect(drawnText('mine', 2)).toBe('mine:2');
    expect(await checkRound(round, digests)).toBe('fair');
  });

  it('tells another seed, other reels and another win from it [RND-8]', async () => {
    const seeds = { ...round.seeds, serverSeed: '22'.repeat(32) };
    expect(await checkRound({ ...round, seeds }, digests)).toBe('other-seed');
    expect(await checkRound({ ...round, stops: STOPS.map((stop) => (stop + 1) % 32) }, digests)).toBe('other-outcome');
    expect(await checkRound({ ...round, win: 1 as Minor }, digests)).toBe('other-outcome');
  });

  it('has nothing to check before the seed is revealed, or where nothing was drawn [RND-8]', async () => {
    const seeds = { ...round.seeds, serverSeed: undefined };
    expect(await checkRound({ ...round, seeds }, digests)).toBe('unrevealed');
    expect(await checkRound({ ...round, stops: undefined }, digests)).toBe('unrevealed');
  });

  it('takes no seed but letters, digits and hyphens [RND-9]', () => {
    expect(['a', 'Own-Seed-1', 'x'.repeat(64)].every(isPlayerSeed)).toBe(true);
    expect(['', 'a b', 'a:1', 'x'.repeat(65), 'сид'].some(isPlayerSeed)).toBe(false);
  });
});
