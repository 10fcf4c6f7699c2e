import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUPON_TABS,
  couponSwitches,
  switchesAfter,
  type CouponSwitches,
  type CouponSwitchEvent,
} from '../../../../core/coupon/building/coupon-switches.ts';
import { isQuickCouponVisible } from '../../../../core/coupon/building/quick-coupon.ts';
import { isVipBetActive } from '../../../../core/coupon/bets/vip-bet.ts';

const OFF = couponSwitches({ isAutoMax: false, isVipBet: false });

function after(...events: readonly CouponSwitchEvent[]): CouponSwitches {
  return events.reduce(switchesAfter, OFF);
}

describe('the switches of the coupon', () => {
  it('begin with the coupon and the player’s settings [SW-1]', () => {
    expect(OFF).toEqual({
      tab: 'coupon',
      isAutoMax: false,
      isVipBet: false,
      isQuickCouponHidden: true,
    });
    expect(couponSwitches({ isAutoMax: true, isVipBet: false })).toMatchObject({ isAutoMax: true, isVipBet: false });
    expect(couponSwitches({ isAutoMax: true, isVipBet: true })).toMatchObject({ isAutoMax: false, isVipBet: true });
  });

  it('turn to my bets and back [SW-1]', () => {
    expect(COUPON_TABS).toEqual(['coupon', 'my-bets']);
    expect(after({ type: 'tab-chosen', tab: 'my-bets' }).tab).toBe('my-bets');
  });

  it('let a VIP bet and auto-max exclude one another [SW-2]', () => {
    const max = after({ type: 'auto-max-switched', isOn: true });
    expect(max).toMatchObject({ isAutoMax: true, isVipBet: false });
    const vip = switchesAfter(max, { type: 'vip-bet-switched', isOn: true });
    expect(vip).toMatchObject({ isAutoMax: false, isVipBet: true });
    expect(switchesAfter(vip, { type: 'auto-max-switched', isOn: false })).toEqual(vip);
    expect(switchesAfter(vip, { type: 'auto-max-switched', isOn: true })).toEqual(max);
    expect(switchesAfter(max, { type: 'vip-bet-switched', isOn: false })).toEqual(max);
  });

  it('fall back when the coupon empties, save the sheet, the fold and auto-max [SW-4]', () => {
    const on = after({ type: 'tab-chosen', tab: 'my-bets' }, { type: 'vip-bet-switched', isOn: true });
    expect(switchesAfter(on, { type: 'coupon-emptied' })).toEqual({ ...OFF, tab: 'my-bets' });
    const max = after({ type: 'auto-max-switched', isOn: true });
    expect(switchesAfter(max, { type: 'coupon-emptied' })).toEqual(max);
  });

  it('open the quick coupon by a press alone and fold it again [QC-1]', () => {
    expect(OFF.isQuickCouponHidden).toBe(true);
    const opened = after({ type: 'quick-coupon-opened' });
    expect(opened.isQuickCouponHidden).toBe(false);
    // what became of its order is read in it, though no bet is left
    expect(switchesAfter(opened, { type: 'coupon-emptied' })).toEqual(opened);
    expect(switchesAfter(opened, { type: 'quick-coupon-hidden' })).toEqual(OFF);
  });

  it('never hold VIP and auto-max together, whatever is pressed [SW-2]', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constantFrom('auto-max-switched' as const, 'vip-bet-switched' as const),
        isOn: fc.boolean(),
      }),
      fc.record({ type: fc.constantFrom('coupon-emptied' as const, 'quick-coupon-hidden' as const) }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.array(event), (isAutoMax, isVipBet, events) => {
        for (const [place] of events.entries()) {
          const state = events.slice(0, place + 1).reduce(switchesAfter, couponSwitches({ isAutoMax, isVipBet }));
          expect(state.isAutoMax && state.isVipBet).toBe(false);
        }
      }),
    );
  });
});

describe('the quick coupon', () => {
  const FACTS = { isPageAllowed: true, betCount: 1, hasOrder: false, isCouponOpen: false };

  it.each([
    [{}, true],
    [{ isPageAllowed: false }, false],
    [{ betCount: 0 }, false],
    [{ betCount: 0, hasOrder: true }, true],
    [{ betCount: Number.NaN }, false],
    [{ isCouponOpen: true }, false],
  ])('with %o is offered: %s [QC-1]', (change, isVisible) => {
    expect(isQuickCouponVisible({ ...FACTS, ...change })).toBe(isVisible);
  });
});

describe('a VIP bet', () => {
  const OFFERED = { isShown: true, type: 'single', bets: [{ isLive: false }], maxBetAmount: 100 } as const;

  it('is asked for while it is switched on and offered [VIP-5]', () => {
    expect(isVipBetActive(true, OFFERED)).toBe(true);
    expect(isVipBetActive(false, OFFERED)).toBe(false);
    expect(isVipBetActive(true, { ...OFFERED, bets: [{ isLive: true }] })).toBe(false);
  });
});
