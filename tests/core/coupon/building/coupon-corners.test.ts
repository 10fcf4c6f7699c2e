import { describe, expect, it } from 'vitest';
import { typedPromoCode } from '../../../../core/coupon/promo/coupon-promo-code.ts';
import { DEFAULT_COUPON_SETTINGS, STORED_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import { couponSwitches } from '../../../../core/coupon/building/coupon-switches.ts';
import { takenExpress } from '../../../../core/coupon/bets/express-of-the-day.ts';
import { oneClickAfter } from '../../../../core/coupon/placement/one-click-expiry.ts';
import { NOW, after, couponWith, idOf, pick } from '../../../support/examples/coupon-examples.ts';

describe('small parts of the coupon', () => {
  it('open on the coupon, with nothing typed and no banker being chosen [SW-1]', () => {
    expect(couponSwitches({ isAutoMax: true, isVipBet: false })).toEqual({
      tab: 'coupon',
      isAutoMax: true,
      isVipBet: false,
      isQuickCouponHidden: true,
    });
  });

  it('take an express whole [XD-4]', () => {
    expect(takenExpress({ id: 'day-1', isLive: false, bets: [pick(1), pick(2)] }, NOW)).toEqual({
      type: 'filled',
      bets: [
        { ...pick(1), expressId: 'day-1', source: 'express' },
        { ...pick(2), expressId: 'day-1', source: 'express' },
      ],
      couponType: 'express',
      at: NOW,
      source: 'express',
      expressId: 'day-1',
    });
  });

  it('turn one-click betting off with a sign-in, however lately it was used [ONE-8]', () => {
    const settings = { ...DEFAULT_COUPON_SETTINGS, isOneClickActive: true };
    expect(oneClickAfter(settings, { type: 'signed-in', usedAt: NOW, now: NOW } as never).isOneClickActive).toBe(false);
    expect(oneClickAfter(settings, { type: 'time-passed', usedAt: NOW, now: NOW }).isOneClickActive).toBe(true);
  });

  it.each(['day 1', '<day-1', 'day-1>', '', 'a'.repeat(65), ['day-1']])('know no express %o [SB-10]', (expressId) => {
    const read = STORED_COUPON_SETTINGS.parse({ expressId });
    expect(read.ok && read.value.expressId).toBeUndefined();
  });

  it.each([[null], [5], [['CODE']], [undefined]])('take no promo code of %o [PC-1]', (text) => {
    expect(typedPromoCode(text).ok).toBe(false);
  });

  it('keep the blocks of a condition in which two bets share one, when the bets move [CS-17]', () => {
    const condition = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 },
      { type: 'bet-moved', outcomeId: idOf(4), to: 0 },
    );
    expect(condition.bets.map(({ gameId, block }) => [gameId, block])).toEqual([
      [4, 3],
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
  });
});
