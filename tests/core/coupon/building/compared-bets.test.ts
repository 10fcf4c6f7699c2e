import { describe, expect, it } from 'vitest';
import { checkCoupon, couponWin } from '../../../../core/coupon/building/checked-coupon.ts';
import { comparedBets } from '../../../../core/coupon/building/compared-bets.ts';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { NOW, after, couponWith, idOf, pick, terms } from '../../../support/examples/coupon-examples.ts';
import { milli, minor, money } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', isBonusBetOffered: false };
const compared = (coupon: CouponState, stake = money(100), facts: Parameters<typeof checkCoupon>[1] = FACTS) =>
  comparedBets(checkCoupon(coupon, facts), stake);

describe('the same picks side by side', () => {
  it('are singles, each system and an express, with what they cost and bring [CMP-1, CMP-2]', () => {
    // odds of 1.5, 2, 2.5
    expect(compared(couponWith(1, 2, 3))).toEqual([
      {
        type: 'singles',
        lineCount: 3,
        mustWin: 1,
        onEach: { cost: money(300), win: money(600) },
        // 33.34 at 1.5, 33.33 at 2 and at 2.5
        inTotal: { cost: money(100), win: money(50.01 + 66.66 + 83.33) },
      },
      {
        type: 'system',
        systemValue: 2,
        lineCount: 3,
        mustWin: 2,
        // 3 + 3.75 + 5
        onEach: { cost: money(300), win: money(1175) },
        inTotal: { cost: money(100), win: money(391.67) },
      },
      {
        type: 'express',
        lineCount: 1,
        mustWin: 3,
        onEach: { cost: money(100), win: money(750) },
        inTotal: { cost: money(100), win: money(750) },
      },
    ]);
    expect(compared(couponWith(1, 2)).map(({ type }) => type)).toEqual(['singles', 'express']);
    expect(compared(couponWith(1))).toEqual([]);
  });

  it('say which stake wins more than the largest payout, of singles whether one of them does [CMP-5]', () => {
    const limited = (maxPayout: number) =>
      after(couponWith(1, 2, 3), {
        type: 'terms-arrived',
        terms: { ...terms(), maxPayout: money(maxPayout) },
        at: NOW,
      });
    const above = (maxPayout: number) =>
      compared(limited(maxPayout)).map(({ onEach, inTotal }) => [
        onEach?.aboveLimit !== undefined,
        inTotal?.aboveLimit !== undefined,
      ]);
    // singles of 100 win 250 at most, the system 1,175 and 391.67, the express 750
    expect(above(1175)).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(above(1174.99)).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
    expect(above(250)).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    expect(above(249.99)).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
    expect(above(50)).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  it('agree with the coupon when it is that type, bonus bet included [CMP-2]', () => {
    const facts = { currency: 'RUB', isBonusBetOffered: true };
    const coupon = after(couponWith(1, 2, 3, 4), { type: 'terms-arrived', terms: terms(), at: NOW });
    for (const way of compared(coupon, money(150), facts)) {
      const chosen = after(
        coupon,
        { type: 'type-chosen', couponType: way.type },
        { type: 'system-value-chosen', value: way.systemValue ?? 2 },
        { type: 'amount-set', currency: 'RUB', amount: money(150) },
      );
      const win = couponWin(checkCoupon(chosen, facts));
      const stated = way.type === 'singles' ? way.onEach : way.inTotal;
      expect([way.type, win.ok && win.value.max]).toEqual([way.type, stated?.win]);
    }
  });

  it('leave out what is left out, exact odds and bankers [CMP-1, CMP-2]', () => {
    const coupon = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'system' },
      { type: 'banker-toggled', outcomeId: idOf(2) },
      { type: 'bet-left-out', outcomeId: idOf(4) },
    );
    expect(compared(coupon, money(100), { ...FACTS, exactOdds: milli(9000) })).toEqual(compared(couponWith(1, 2, 3)));
  });

  it('divide a stake over singles to a unit, and together exactly [CMP-3]', () => {
    const [singles] = compared(couponWith(2, 2 + 4, 4), minor(2));
    // one unit at 2, one at 4, nothing at 3
    expect(singles?.inTotal).toEqual({ cost: minor(2), win: minor(2 + 4) });
    expect(compared(couponWith(1, 2), minor(0))[0]?.inTotal).toEqual({ cost: minor(0), win: minor(0) });
  });

  it('say why picks of one match cannot stand together, and give no figures [CMP-4]', () => {
    const twin = pick(1, { outcomeId: '1:result:0::away', code: 'away' });
    const coupon = after(couponWith(1, 2), { type: 'bet-added', bet: twin, at: NOW });
    expect(compared(coupon).map(({ type, refusal, onEach }) => [type, refusal, onEach?.cost])).toEqual([
      ['singles', undefined, money(300)],
      ['system', 'dependent', undefined],
      ['express', 'dependent', undefined],
    ]);
    const season = after(couponWith(1), { type: 'bet-added', bet: pick(2, { kind: 'outright' }), at: NOW });
    expect(compared(season).map(({ refusal }) => refusal)).toEqual([undefined, 'banned-express']);
  });

  it('name no cost that cannot be counted [CMP-2]', () => {
    const most = minor(Number.MAX_SAFE_INTEGER);
    expect(compared(couponWith(1, 2, 3), most)[1]?.onEach).toBeUndefined();
  });
});
