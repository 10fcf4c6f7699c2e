import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponCode } from '../../../../core/coupon/building/coupon-code.ts';
import { typedCode } from '../../../../core/coupon/building/typed-code.ts';
import { couponPoll, openCouponsPoll } from '../../../../core/coupon/building/coupon-pace.ts';
import { couponType } from '../../../../core/coupon/building/coupon-state.ts';
import { isExpressOfTheDay } from '../../../../core/coupon/placed/placed-express.ts';
import { restoringEvents } from '../../../../core/coupon/building/restoring-events.ts';
import {
  expressBonusBetPercent,
  expressBonusPercent,
  expressOdds,
  offeredExpresses,
  takenExpress,
} from '../../../../core/coupon/bets/express-of-the-day.ts';
import { isBoundNamed } from '../../../../core/coupon/amounts/named-bounds.ts';
import { oneClickAfter, ONE_CLICK_LASTS } from '../../../../core/coupon/placement/one-click-expiry.ts';
import { placementReceipt, placingBetIds } from '../../../../core/coupon/placement/placement-receipt.ts';
import type { PlacementState } from '../../../../core/coupon/placement/placement-state.ts';
import { PLACEMENT } from '../../../../core/coupon/placement/placement.ts';
import { DEFAULT_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import {
  NOW,
  after,
  couponOf,
  couponWith,
  gamesOf,
  idOf,
  pick,
  plainPlacedCoupon,
} from '../../../support/examples/coupon-examples.ts';
import { ACCEPTED, TURN, attempt, order, press, verdictOf } from '../../../support/examples/placement-examples.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import { money, price } from '../../../support/units.ts';

const LINE = { id: 'line-1', isLive: false, bets: [pick(1), pick(2)] };
const LIVE = { id: 'live-1', isLive: true, bets: [pick(3), pick(4), pick(5)] };
const BOTH = { isAccumulatorOfTheDay: true, isLiveAccumulatorOfTheDay: true };

describe('the express of the day', () => {
  it('shows as the player wants it, of the line and of live [XD-1]', () => {
    expect(offeredExpresses([LINE, LIVE], BOTH)).toEqual([LINE, LIVE]);
    expect(offeredExpresses([LINE, LIVE], { ...BOTH, isAccumulatorOfTheDay: false })).toEqual([LIVE]);
    expect(offeredExpresses([LINE, LIVE], { ...BOTH, isLiveAccumulatorOfTheDay: false })).toEqual([LINE]);
  });

  it('has two bets at least, each of a game of its own [XD-2]', () => {
    expect(offeredExpresses([{ ...LINE, bets: [pick(1)] }], BOTH)).toEqual([]);
    expect(offeredExpresses([{ ...LINE, bets: [] }], BOTH)).toEqual([]);
    expect(offeredExpresses([{ ...LINE, bets: [pick(1), { ...pick(2), gameId: 1 }] }], BOTH)).toEqual([]);
  });

  it('has the odds of its bets together [XD-3]', () => {
    expect(expressOdds({ ...LINE, bets: [pick(1, { odds: price(1.5) }), pick(2, { odds: price(2.1) })] }, true)).toBe(
      price(3.15),
    );
    expect(expressOdds({ ...LINE, bets: [pick(1)] }, true)).toBeUndefined();
    expect(expressOdds({ ...LINE, bets: [pick(1), pick(2, { odds: Number.NaN as MilliOdds })] }, true)).toBeUndefined();
  });

  it('fills the coupon as an express that knows where it came from, until a pick changes [XD-4]', () => {
    const coupon = after(couponWith(9), takenExpress(LIVE, NOW));
    expect(gamesOf(coupon)).toEqual([3, 4, 5]);
    expect([couponType(coupon), coupon.expressId]).toEqual(['express', 'live-1']);
    expect(coupon.bets.map(({ expressId }) => expressId)).toEqual(['live-1', 'live-1', 'live-1']);
    expect(after(coupon, { type: 'bet-removed', outcomeId: idOf(3) }).expressId).toBeUndefined();
  });

  it('gives back what it replaced: bets, what is left out, type and amount [XD-8, GN-13]', () => {
    const before = after(
      couponWith(1, 2, 3, 9),
      { type: 'type-chosen', couponType: 'system' },
      { type: 'system-value-chosen', value: 2 },
      { type: 'banker-toggled', outcomeId: idOf(1) },
      { type: 'bet-left-out', outcomeId: idOf(9) },
      { type: 'amount-set', currency: 'RUB', amount: money(70) },
    );
    const filled = after(before, takenExpress(LIVE, NOW), { type: 'amount-set', currency: 'RUB', amount: money(5) });
    const facts = { currency: 'RUB', at: NOW, source: 'express' } as const;
    const restored = after(filled, ...restoringEvents(before, facts));
    expect(restored.bets).toEqual(before.bets);
    expect([couponType(restored), restored.systemValue, restored.amounts, restored.expressId]).toEqual([
      'system',
      2,
      before.amounts,
      undefined,
    ]);
  });

  it('has the bonus bet in its odds where the site has it, and says by how much it raises them [XD-3, XD-11]', () => {
    const bets = [1, 2, 3].map((id) => pick(id, { odds: price(2) }));
    expect([expressOdds({ ...LINE, bets }, true), expressBonusBetPercent({ ...LINE, bets }, true)]).toEqual([
      price(8.24),
      3,
    ]);
    expect([expressOdds({ ...LINE, bets }, false), expressBonusBetPercent({ ...LINE, bets }, false)]).toEqual([
      price(8),
      0,
    ]);
    const low = [...bets.slice(1), pick(9, { odds: price(1.05) })];
    const excluded = [...bets.slice(1), pick(9, { odds: price(2), offerKind: 7 })];
    expect([low, excluded, bets.slice(1)].map((each) => expressBonusBetPercent({ ...LINE, bets: each }, true))).toEqual(
      [0, 0, 0],
    );
  });

  it('says the percent of the hyper bonus that comes on top [XD-9]', () => {
    const bets = [1, 2, 3, 4].map((id) => pick(id, { odds: price(1.5) }));
    expect(expressBonusPercent({ ...LINE, bets })).toBe(5);
    expect(expressBonusPercent({ ...LINE, bets: bets.slice(1) })).toBe(0);
    expect(expressBonusPercent({ ...LINE, bets: [...bets.slice(1), pick(5, { odds: price(1.19) })] })).toBe(0);
  });
});

describe('the code of a coupon', () => {
  it.each([
    ['abc123', 'ABC123'],
    [' ABCDEFGHIJ ', 'ABCDEFGHIJ'],
    ['abc 123', 'ABC123'],
  ])('%o is %s [CC-1]', (text, code) => {
    expect(couponCode(text)).toEqual({ ok: true, value: code });
  });

  it.each(['', 'ABC12', 'ABCDEFGHIJK', 'ABC 12', 'АБВГДЕ', undefined, 123_456])('%o is none [CC-1]', (text) => {
    expect(couponCode(text)).toEqual({ ok: false, error: { code: 'not-a-code' } });
  });

  it('is typed into a field of ten characters [SW-5]', () => {
    expect(['ABCDEFGHIJK', 'ABCDEFGHIJ', ''].map(typedCode)).toEqual(['ABCDEFGHIJ', 'ABCDEFGHIJ', '']);
  });
});

describe('how often the server is asked', () => {
  it('for terms is every 10 s, and every 3 s with a live bet [CC-2]', () => {
    expect([couponPoll(false), couponPoll(true)]).toEqual([10_000, 3000]);
  });

  it('for open coupons is every 15 s, and every 5 s with a live bet [CC-3]', () => {
    expect([openCouponsPoll(false), openCouponsPoll(true)]).toEqual([15_000, 5000]);
  });
});

describe('the bounds beside the amount', () => {
  it('are named for the types that the site lists [MA-7]', () => {
    const named = { typesWithMinimum: ['single'], typesWithMaximum: ['express'] } as const;
    expect(isBoundNamed('single', 'minimum', named)).toBe(true);
    expect(isBoundNamed('single', 'maximum', named)).toBe(false);
    expect(isBoundNamed('express', 'maximum', named)).toBe(true);
    expect(isBoundNamed('express', 'minimum', named)).toBe(false);
    expect(isBoundNamed('express', 'minimum', {})).toBe(true);
    expect(isBoundNamed('express', 'maximum', { typesWithMaximum: [] })).toBe(false);
  });
});

describe('what is being placed and what came of it', () => {
  const ORDER = order({ bets: [1, 2].map((n) => ({ outcomeId: idOf(n), odds: 2, version: 1, block: 0 })) });
  const SUBMITTING = [press({ attempt: attempt(1, { order: ORDER }) }), TURN].reduce<PlacementState>(
    (state, event) => PLACEMENT.step(state, event)[0],
    PLACEMENT.initial,
  );

  function accepted(
    type: 'express' | 'singles',
    coupons = [plainPlacedCoupon(1), plainPlacedCoupon(2)],
  ): PlacementState {
    const submitting = [press({ attempt: attempt(1, { order: { ...ORDER, type } }) }), TURN].reduce<PlacementState>(
      (state, event) => PLACEMENT.step(state, event)[0],
      PLACEMENT.initial,
    );
    return PLACEMENT.step(submitting, verdictOf({ ...ACCEPTED, coupons }))[0];
  }

  it('are the bets of the order, only while it is on its way [PL-32]', () => {
    expect(placingBetIds(SUBMITTING)).toEqual([idOf(1), idOf(2)]);
    expect(placingBetIds(PLACEMENT.initial)).toEqual([]);
    expect(placingBetIds(accepted('express'))).toEqual([]);
  });

  it('are one coupon, or one of each bet of singles [PL-33]', () => {
    expect(placementReceipt(accepted('express', [plainPlacedCoupon(1)]))).toEqual({
      coupon: plainPlacedCoupon(1),
      singles: [],
    });
    expect(placementReceipt(accepted('singles'))).toEqual({ singles: [plainPlacedCoupon(1), plainPlacedCoupon(2)] });
    expect(placementReceipt(SUBMITTING)).toEqual({ singles: [] });
  });
});

describe('one-click betting', () => {
  const ON = { ...DEFAULT_COUPON_SETTINGS, isOneClickActive: true };

  it('ends 30 minutes after it was used last [ONE-7]', () => {
    const passed = (usedAt: number, now: number) => oneClickAfter(ON, { type: 'time-passed', usedAt, now });
    expect(ONE_CLICK_LASTS).toBe(1_800_000);
    expect(passed(NOW, NOW + 1_799_999)).toBe(ON);
    expect(passed(NOW, NOW + 1_800_000)).toEqual(DEFAULT_COUPON_SETTINGS);
    expect(passed(Number.NaN, NOW)).toEqual(DEFAULT_COUPON_SETTINGS);
  });

  it('ends whenever somebody signs in [ONE-8]', () => {
    expect(oneClickAfter(ON, { type: 'signed-in' })).toEqual(DEFAULT_COUPON_SETTINGS);
    expect(oneClickAfter(DEFAULT_COUPON_SETTINGS, { type: 'signed-in' })).toBe(DEFAULT_COUPON_SETTINGS);
  });
});

describe('an express of the day of any bets', () => {
  it('always fills the coupon with its bets in their order [XD-4]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 12 }), (games) => {
        const coupon = couponOf(takenExpress({ id: 'x', isLive: false, bets: games.map((n) => pick(n)) }, NOW));
        expect(gamesOf(coupon)).toEqual(games);
        expect(couponType(coupon)).toBe('express');
      }),
    );
  });
});

describe('a placed coupon', () => {
  it('is an express of the day where all its bets are of the same one [XD-33]', () => {
    const of = (...ids: readonly (string | undefined)[]) => isExpressOfTheDay(ids.map((expressId) => ({ expressId })));
    expect([of('line-1', 'line-1'), of('line-1', 'line-2'), of('line-1', undefined), of(undefined), of()]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
