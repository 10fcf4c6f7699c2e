import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponSearch, MOST_CANDIDATES, MOST_GENERATED_BETS } from '../../../../core/coupon/generator/coupon-search.ts';
import { MOST_COUPON_STEPS } from '../../../../core/coupon/generator/every-coupon.ts';
import {
  generatedCoupon,
  generatedKey,
  isWithin,
  nearness,
} from '../../../../core/coupon/generator/generated-coupon.ts';
import type { CouponSearch, GeneratorCandidate } from '../../../../core/coupon/generator/generator-wish.ts';
import { possibleWin } from '../../../../core/coupon/maths/possible-win.ts';
import { milli, money } from '../../../support/units.ts';

/** Three outcomes of each match, at prices such as a line has. */
function line(matches: number): readonly GeneratorCandidate[] {
  return Array.from({ length: matches * 3 }, (_, index) => ({
    outcomeId: `${index}`,
    gameId: Math.floor(index / 3),
    kind: 'result',
    odds: milli(1150 + ((index * 7919) % 4200)),
  }));
}

function search(given: Partial<CouponSearch> & { readonly amount?: number; readonly win?: number } = {}): CouponSearch {
  const { amount = 10, win = 100, ...rest } = given;
  return {
    wish: { amount: money(amount), win: money(win), currencyDecimals: 2 },
    candidates: line(60),
    seed: 1,
    without: new Set(),
    isBonusBetOffered: false,
    ...rest,
  };
}

function run(given: CouponSearch) {
  const steps = couponSearch(given);
  let slices = 1;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { coupon: value, slices };
    slices += 1;
  }
}

const found = (given: CouponSearch) => run(given).coupon!;

/** How far each coupon of the candidates is from the wanted win: one of a match, in every number or in the wanted one. */
function everyDistance(given: CouponSearch): readonly number[] {
  return Array.from({ length: 2 ** given.candidates.length }, (_, set) =>
    given.candidates.filter((__, place) => (set >> place) % 2 === 1),
  )
    .filter((picks) => picks.length > 0 && new Set(picks.map(({ gameId }) => gameId)).size === picks.length)
    .filter((picks) => given.count === undefined || picks.length === given.count)
    .flatMap((picks) => generatedCoupon(picks, given)?.distance ?? []);
}

describe('the bet generator', () => {
  it('finds a coupon within 1 percent of any win from 1.5 to 1,000 times the amount in a line of 60 matches [GN-4, GN-5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1500, max: 1_000_000 }), fc.integer(), fc.boolean(), (times, seed, bonus) => {
        const given = search({ amount: 10, win: times / 100, seed, isBonusBetOffered: bonus });
        const { picks, type, win, distance } = found(given);
        const slip = { type, amount: 10, currencyDecimals: 2 as const, bonusBet: bonus && picks.length > 2 };
        const said = possibleWin({ ...slip, bets: picks.map(({ odds }) => ({ odds: odds / 1000 })) });
        expect(said).toMatchObject({ ok: true, value: { max: win / 100 } });
        expect(distance).toBe(Math.abs(win - given.wish.win));
        expect(isWithin({ distance }, given.wish, 1)).toBe(true);
      }),
    );
  });

  it('has as many bets as the player wants, where that many can be found [GN-18]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_GENERATED_BETS }), fc.integer(), (count, seed) => {
        const { picks } = found(search({ win: Math.round(15 * 1.5 ** count), count, seed }));
        expect(new Set(picks.map(({ gameId }) => gameId)).size).toBe(count);
        expect(picks).toHaveLength(count);
      }),
    );
    expect(run(search({ candidates: line(2), count: 3 })).coupon).toBeUndefined();
  });

  it('takes one bet of a match, and no more than 12 [GN-6, GN-9]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1100, max: 5_000_000 }), fc.integer(), (times, seed) => {
        const { picks } = found(search({ win: times / 100, seed }));
        expect(new Set(picks.map(({ gameId }) => gameId)).size).toBe(picks.length);
        expect(picks.length).toBeLessThanOrEqual(MOST_GENERATED_BETS);
      }),
    );
  });

  it('gives the same coupon for the same seed, and others for others [GN-7]', () => {
    const keys = Array.from({ length: 10 }, (_, seed) => generatedKey(found(search({ seed })).picks));
    expect(keys).toEqual(Array.from({ length: 10 }, (_, seed) => generatedKey(found(search({ seed })).picks)));
    expect(new Set(keys).size).toBeGreaterThan(7);
  });

  it('never offers a coupon twice [GN-11]', () => {
    const without = new Set<string>();
    for (let turn = 0; turn < 30; turn += 1) {
      const key = generatedKey(found(search({ without, seed: 7 })).picks);
      expect(without).not.toContain(key);
      without.add(key);
    }
    const few = { candidates: line(1), win: 20 };
    const all = new Set(line(1).map(({ outcomeId }) => outcomeId));
    expect(run(search({ ...few, without: all })).coupon).toBeUndefined();
  });

  it('pays no more than may be paid [GN-11]', () => {
    const limited = { win: 100, maxPayout: money(100) };
    for (let seed = 0; seed < 30; seed += 1)
      expect(found(search({ ...limited, seed })).win).toBeLessThanOrEqual(10_000);
  });

  it('leaves out what may not stand in an express, and prices below 1.1 and above 1,000 [GN-8]', () => {
    const candidates = [
      { outcomeId: 'election', gameId: 1, kind: 'outright' as const, odds: milli(10_000) },
      { outcomeId: 'sure', gameId: 2, kind: 'result' as const, odds: milli(1099) },
      { outcomeId: 'mad', gameId: 3, kind: 'result' as const, odds: milli(1_000_001) },
    ];
    expect(run(search({ candidates })).coupon).toBeUndefined();
    const fair = { outcomeId: 'fair', gameId: 4, kind: 'result' as const, odds: milli(2000) };
    expect(found(search({ candidates: [...candidates, fair] })).picks).toEqual([fair]);
  });

  it('looks at a candidate at most 460,000 times, 6,500 times between two pauses, however long the line [GN-2, GN-3, GN-58]', () => {
    let [looks, most, slice] = [0, 0, 0];
    const counted = (candidate: GeneratorCandidate): GeneratorCandidate => ({
      ...candidate,
      get gameId() {
        looks += 1;
        return candidate.gameId;
      },
    });
    // a win that no two thousand bets reach: every round is played
    const candidates = line(1000).map(({ odds: _odds, ...rest }) => counted({ ...rest, odds: milli(1101) }));
    const steps = couponSearch(search({ candidates, win: 9_000_000 }));
    for (let isDone = false; !isDone;) {
      slice = looks;
      isDone = steps.next().done === true;
      most = Math.max(most, looks - slice);
    }
    expect(candidates.length).toBeGreaterThan(MOST_CANDIDATES);
    expect(looks).toBeGreaterThan(MOST_CANDIDATES);
    expect(looks).toBeLessThanOrEqual(260_000 + MOST_COUPON_STEPS);
    expect(most).toBeLessThanOrEqual(6500);
  });

  it('is the nearest of all in a line that its steps suffice for, or within 1 percent [GN-5, GN-58]', () => {
    const prices = fc.array(fc.integer({ min: 1100, max: 20_000 }), { minLength: 1, maxLength: 11 });
    const counts = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1100, max: 400_000 }),
        counts,
        fc.boolean(),
        (odds, times, count, isBonusBetOffered) => {
          const candidates = line(4).slice(0, odds.length);
          const given = search({
            candidates: candidates.map((candidate, place) => ({ ...candidate, odds: milli(odds[place]!) })),
            win: times / 100,
            count,
            isBonusBetOffered,
          });
          const { coupon } = run(given);
          const least = Math.min(...everyDistance(given));
          const isWithinPercent = coupon !== undefined && isWithin(coupon, given.wish, 1);
          const came = [coupon?.distance ?? Infinity, coupon?.isNearest ?? true];
          expect(isWithinPercent ? [least, true] : came).toEqual([least, true]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does not say that none is nearer where its steps did not suffice [GN-58]', () => {
    const { coupon } = run(
      search({ candidates: line(60).map((each) => ({ ...each, odds: milli(1101) })), win: 9_000_000 }),
    );
    expect(coupon?.isNearest).toBe(false);
  });

  it('says how near it came: within 5 percent near, within 25 far, else out of reach [GN-10]', () => {
    const wish = { win: money(100) };
    const at = (distance: number) => nearness({ distance: money(distance) }, wish);
    expect([at(5), at(5.01), at(25), at(25.01)]).toEqual(['near', 'far', 'far', 'out-of-reach']);
    expect(nearness({ distance: Number.NaN }, wish)).toBe('out-of-reach');
  });
});
