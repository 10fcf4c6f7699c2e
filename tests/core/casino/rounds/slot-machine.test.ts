import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Minor } from '../../../../core/shared/money.ts';
import {
  exactRtp,
  linePay,
  REEL_LENGTH,
  reelStops,
  slotOutcome,
  slotWin,
  topWin,
  type SlotMachine,
} from '../../../../core/casino/rounds/slot-machine.ts';
import { SLOT_MACHINES, slotMachineById } from '../../../../core/casino/rounds/slot-machines.ts';
import { slotStakes } from '../../../../core/casino/rounds/slot-stakes.ts';

const machines = Object.values(SLOT_MACHINES);

/** Two reels of which half are A: AA comes in a quarter of all rounds. */
const COIN: SlotMachine = {
  id: 'calm',
  volatility: 1,
  reels: ['AB'.repeat(16), 'AB'.repeat(16)],
  lines: [[0, 0]],
  pays: { A: [0, 3], B: [0, 0] },
  rtp: 7500,
};

describe('a slot machine', () => {
  it.each(machines)('$id returns what is published, counted over every combination [RND-3]', (machine) => {
    expect(machine.reels.map((reel) => reel.length)).toEqual(machine.reels.map(() => REEL_LENGTH));
    expect(exactRtp(machine)).toBe(machine.rtp);
  });

  it('has its return counted as by hand: a quarter of the rounds pays three [RND-3]', () => {
    expect(exactRtp(COIN)).toBe(7500);
  });

  it('returns over every stop of three reels what its lines do [RND-2, RND-3]', () => {
    const { calm } = SLOT_MACHINES;
    let paid = 0;
    for (let one = 0; one < REEL_LENGTH; one += 1)
      for (let two = 0; two < REEL_LENGTH; two += 1)
        for (let three = 0; three < REEL_LENGTH; three += 1) paid += slotOutcome(calm, [one, two, three]).pays;
    expect(Math.round((paid / calm.lines.length / REEL_LENGTH ** 3) * 10_000)).toBe(calm.rtp);
  });

  it('pays for as many as stand from the left, a wild one being any [RND-2]', () => {
    const pay = (symbols: string) => linePay(SLOT_MACHINES.steady, symbols.split(''));
    expect(pay('AAKAA')).toEqual({ symbol: 'A', count: 2, pays: 5 });
    expect(pay('TWTTJ')).toEqual({ symbol: 'T', count: 4, pays: 20 });
    expect(pay('KWWWW')).toEqual({ symbol: 'K', count: 5, pays: 600 });
    expect(pay('TJTTT')).toEqual({ symbol: 'T', count: 1, pays: 0 });
  });

  it('shows three places from where each reel stopped, over its end too [RND-1, RND-2]', () => {
    expect(slotOutcome(COIN, [31, 0])).toEqual({ seen: ['BAB', 'ABA'], wins: [], pays: 0 });
    expect(slotOutcome(COIN, [0, 0]).wins).toEqual([{ line: 0, symbol: 'A', count: 2, pays: 3 }]);
  });

  it('stops at every place equally often over all bytes [RND-1]', () => {
    const counts = new Map<number, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [stop = -1] = reelStops(COIN, [byte, 0]);
      counts.set(stop, (counts.get(stop) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: REEL_LENGTH }, () => 8));
  });

  it('draws reels that no chi-square test can tell from even ones: 100,000 draws of one seed [RND-1]', () => {
    const counts = Array.from({ length: REEL_LENGTH }, () => 0);
    for (let nonce = 0; nonce < 100_000; nonce += 1) {
      const [stop = 0] = reelStops(COIN, [...createHash('sha256').update(`seed:${nonce}`).digest()]);
      counts[stop]! += 1;
    }
    const expected = 100_000 / REEL_LENGTH;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 31 degrees of freedom: 61.1 is passed once in a thousand
    expect(chi).toBeLessThan(61.1);
  });

  it('wins whole units of a stake that its lines share, and refuses any other [RND-4]', () => {
    expect(slotWin(SLOT_MACHINES.calm, 1000 as Minor, 23)).toEqual({ ok: true, value: 4600 });
    expect(slotWin(SLOT_MACHINES.calm, 1001 as Minor, 23)).toMatchObject({ ok: false });
    expect(slotWin(SLOT_MACHINES.calm, 0 as Minor, 23)).toMatchObject({ ok: false });
    expect(slotWin(SLOT_MACHINES.bold, 9_007_199_254_740_990 as Minor, 50_000)).toMatchObject({ ok: false });
  });

  it('says the largest win of a line by the stake of a round [RND-5]', () => {
    expect(machines.map((machine) => [machine.id, topWin(machine)])).toEqual([
      ['calm', 20],
      ['steady', 200],
      ['bold', 5000],
      ['royal', 2000],
    ]);
  });

  it('is found by its id [RND-6]', () => {
    expect(machines.map(({ id }) => slotMachineById(id))).toEqual(machines);
    expect(slotMachineById('constructor')).toBeUndefined();
  });
});

describe('the stakes of a machine', () => {
  it('are multiples of the least one, as far as the largest line may be paid [RND-10]', () => {
    const limits = { least: 1000 as Minor, mostPaid: 200_000_000 as Minor };
    expect(slotStakes(SLOT_MACHINES.bold, limits)).toEqual([1000, 2000, 5000, 10_000, 20_000]);
    expect(slotStakes(SLOT_MACHINES.steady, limits)).toHaveLength(10);
  });

  it('are always shared by the lines without a rest [RND-4, RND-10]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...machines), fc.integer({ min: 1, max: 10_000 }), (machine, least) => {
        const stakes = slotStakes(machine, { least: least as Minor, mostPaid: 10_000_000_000 as Minor });
        expect(stakes.every((stake) => stake % machine.lines.length === 0 && stake >= least)).toBe(true);
        expect(stakes.every((stake) => stake * topWin(machine) <= 10_000_000_000)).toBe(true);
      }),
    );
  });
});
