import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnJackpots, fedJackpot, newJackpot } from '../../../core/casino/jackpots/jackpot.ts';
import { JACKPOT_LEVELS, jackpotReturn, JACKPOTS } from '../../../core/casino/jackpots/jackpot-terms.ts';
import { machineRtp, SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { checkRound, type FairDigests } from '../../../core/casino/rounds/fair-round.ts';
import { reelStops, slotOutcome, slotWin } from '../../../core/casino/rounds/slot-machine.ts';

const digests: FairDigests = {
  commitment: async (seed) => createHash('sha256').update(seed).digest('hex'),
  draw: async (seed, text) => [...createHmac('sha256', seed).update(text).digest()],
};
const TOP = 255;
/** Bytes of a draw in which one jackpot has the least number and the others the greatest. */
const bytesFor = (place: number): number[] =>
  Array.from({ length: 32 }, (_, byte) => (Math.floor(byte / 8) - 1 === place ? 0 : TOP));

describe('the jackpots of a machine', () => {
  it('begin with so many amount steps of each currency [JKP-1, JKP-3]', () => {
    expect(JACKPOT_LEVELS.map((level) => newJackpot(level, 'RUB'))).toEqual([20_000_000, 2_000_000, 200_000]);
    expect(JACKPOT_LEVELS.map((level) => newJackpot(level, 'EUR'))).toEqual([500_000, 50_000, 5000]);
  });

  it('get the published shares of stakes to the last part of a unit [JKP-2]', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...JACKPOT_LEVELS), stakes, (level, all) => {
        let pool = { amount: 0 as Minor, rest: 0 };
        for (const stake of all) pool = fedJackpot(level, pool, stake as Minor)!;
        const staked = all.reduce((sum, stake) => sum + stake, 0);
        expect(pool.amount * 10_000 + pool.rest).toBe(staked * JACKPOTS[level].share);
        expect(pool.rest).toBeLessThan(10_000);
      }),
    );
  });

  it('take nothing in that is no stake or would be out of range [JKP-2]', () => {
    const full = { amount: Number.MAX_SAFE_INTEGER as Minor, rest: 9999 };
    expect(fedJackpot('grand', full, 1000 as Minor)).toBeUndefined();
    expect(fedJackpot('grand', { amount: 0 as Minor, rest: 0 }, Number.NaN as Minor)).toBeUndefined();
  });

  it('are each won by bytes of their own, which no reel uses [JKP-4]', () => {
    const round = { stake: 1000 as Minor, currency: 'RUB' };
    expect(JACKPOT_LEVELS.map((_, place) => drawnJackpots(round, bytesFor(place)))).toEqual(
      JACKPOT_LEVELS.map((level) => [level]),
    );
    expect(
      drawnJackpots(
        round,
        Array.from({ length: 32 }, () => 0),
      ),
    ).toEqual(JACKPOT_LEVELS);
    expect(drawnJackpots(round, [0, 0, 0])).toEqual([]);
  });

  it('are won as often as a stake is a part of the turnover: the last number that wins, and the next one [JKP-4]', () => {
    // a stake of RUB 100 is one of 20,000 steps
    const round = { stake: 10_000 as Minor, currency: 'RUB' };
    const last = ((1n << 64n) - 1n) / 20_000n;
    const bytes = (number: bigint) => [
      ...Array.from({ length: 24 }, () => TOP),
      ...Array.from({ length: 8 }, (_, at) => Number((number >> BigInt(8 * (7 - at))) & 255n)),
    ];
    expect(drawnJackpots(round, bytes(last))).toEqual(['minor']);
    expect(drawnJackpots(round, bytes(last + 1n))).toEqual([]);
    expect(drawnJackpots({ ...round, stake: 20_000 as Minor }, bytes(2n * last))).toEqual(['minor']);
  });

  it('come as often as published over 40,000 draws of one seed [JKP-4]', { timeout: 60_000 }, () => {
    // 50 steps a round: the minor one comes once in 400 rounds
    const round = { stake: 500_000 as Minor, currency: 'RUB' };
    let won = 0;
    const rounds = 40_000;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const bytes = [...createHmac('sha256', 'seed').update(`own:${nonce}`).digest()];
      if (drawnJackpots(round, bytes).includes('minor')) won += 1;
    }
    // four standard deviations of 100
    expect(Math.abs(won - rounds / 400)).toBeLessThan(40);
  });

  it('add their shares and what they begin with to the return that is published [JKP-5]', () => {
    expect(jackpotReturn()).toBe(150);
    expect(machineRtp(SLOT_MACHINES.royal)).toBe(9595);
    expect(machineRtp(SLOT_MACHINES.bold)).toBe(9452);
  });
});

describe('a check of a round with jackpots', () => {
  it('finds it fair with the jackpots that its seeds give, and with no others [JKP-8]', async () => {
    const { round, levels } = await winningRound();
    expect(levels).toEqual(['minor']);
    const amount = 1 as Minor;
    expect(await checkRound({ ...round, jackpot: { levels, amount } }, digests)).toBe('fair');
    expect(await checkRound(round, digests)).toBe('other-outcome');
    expect(await checkRound({ ...round, jackpot: { levels: ['grand'], amount } }, digests)).toBe('other-outcome');
  });
});

/** The first round under a seed that wins a jackpot. */
async function winningRound() {
  const serverSeed = '11'.repeat(32);
  const machine = SLOT_MACHINES.royal;
  const [stake, currency] = [100_000 as Minor, 'RUB'];
  for (let nonce = 0; ; nonce += 1) {
    const bytes = await digests.draw(serverSeed, `mine:${nonce}`);
    const levels = drawnJackpots({ stake, currency }, bytes);
    if (levels.length === 0) continue;
    const stops = reelStops(machine, bytes);
    const won = slotWin(machine, stake, slotOutcome(machine, stops).pays);
    const serverHash = await digests.commitment(serverSeed);
    const seeds = { serverHash, serverSeed, playerSeed: 'mine', nonce };
    const win = won.ok ? won.value : (0 as Minor);
    return { levels, round: { machine: machine.id, stake, currency, win, stops, seeds } };
  }
}
