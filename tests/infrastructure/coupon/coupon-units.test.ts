import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { COUPON_UPDATE, PLACE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import {
  orderBody,
  readCouponLines,
  readCouponTerms,
  readPlacementVerdict,
} from '../../../infrastructure/coupon/coupon-units.ts';
import { wirePlacedCoupon } from '../../../infrastructure/coupon/placed-coupon-wire.ts';
import { milli, minor, money, price } from '../../support/units.ts';

const TERMS = {
  serverTime: 1,
  bets: [],
  minBetAmount: 0.1,
  maxBetAmount: 100.29,
  remainingPayouts: [{ outcomeId: '1', amount: 7.07 }],
  systemOptions: [{ value: 2, offset: 3, minBetAmount: 2.5, combo: 3 }],
  isBonusBetAvailable: false,
  hyperBonusPercent: 5,
  minHyperBonusBetLimit: 0,
  maxHyperBonusLimit: 1000,
};

const PLACED = {
  id: 1,
  accountId: 2,
  currency: 'KWD',
  typeId: 0,
  amount: 0.125,
  blockAmounts: ['max', 0.5],
  odds: 2,
  bonusBet: false,
  changeCoefAction: 0,
  lineCount: 1,
  possibleWin: 0.25,
  state: 'open',
  payout: 0,
  placedAt: 1,
  bets: [],
};

const ORDER: UnitOrder = {
  isInUnits: true,
  areOddsInUnits: true,
  type: 'condition',
  accountId: 1,
  currency: 'EUR',
  amount: money(0.29),
  blockAmounts: ['max', money(70.07)],
  isDropOnScoreChange: false,
  bonusBet: false,
  changeMode: 'confirm',
  oddsFormatId: 0,
  isOneClick: false,
  bets: [{ outcomeId: '7:result:0::home', odds: price(1.85), version: 1, block: 1, amount: money(5.6) }],
};

describe('amounts of the wire', () => {
  it('become minor units where a reply is read, in the currency of what was asked [MO-2]', () => {
    expect(readCouponTerms(ok(TERMS), 'EUR')).toMatchObject({
      ok: true,
      value: {
        minBetAmount: minor(10),
        maxBetAmount: minor(10_029),
        maxPayout: undefined,
        remainingPayouts: [{ amount: minor(707) }],
        systemOptions: [{ minBetAmount: minor(250) }],
        maxHyperBonusLimit: minor(100_000),
      },
    });
    expect(readCouponTerms(ok({ ...TERMS, minBetAmount: 0.125 }), 'KWD')).toMatchObject({
      value: { minBetAmount: minor(125) },
    });
  });

  it('of a verdict are the balance and the limit; a failure stays what it is [MO-2]', () => {
    const accepted = { status: 'accepted' as const, coupons: [], balance: 12.34, refused: [] };
    expect(readPlacementVerdict(ok(accepted), 'EUR')).toEqual(ok({ ...accepted, balance: minor(1234) }));
    const reason = 'amount-too-large' as const;
    const rejected = { status: 'rejected' as const, reason, bets: [], limit: 50 };
    expect(readPlacementVerdict(ok(rejected), 'JPY')).toEqual(ok({ ...rejected, limit: minor(50) }));
    const pending = { status: 'pending', acceptAt: 2, serverTime: 1 } as const;
    expect(readPlacementVerdict(ok(pending), 'EUR')).toEqual(ok(pending));
    expect(readPlacementVerdict(fail({ kind: 'network' }), 'EUR')).toEqual(fail({ kind: 'network' }));
  });

  it('of lines are in the currency of their coupon [MO-2]', () => {
    const lines = [{ betIndexes: [0], odds: milli(3000), amount: 33.33, state: 'won' as const, payout: 99.99 }];
    expect(readCouponLines(ok({ lines }), 'EUR')).toEqual(
      ok([{ ...lines[0], amount: minor(3333), payout: minor(9999) }]),
    );
  });

  it('with more decimals than their currency make the reply unreadable [MO-2]', () => {
    const malformed = fail({ kind: 'malformed', path: 'amount' });
    expect(readCouponTerms(ok({ ...TERMS, maxPayout: 1.005 }), 'EUR')).toEqual(malformed);
    expect(readCouponTerms(ok(TERMS), 'JPY')).toEqual(malformed);
    const accepted = { status: 'accepted' as const, coupons: [], balance: 0.5, refused: [] };
    expect(readPlacementVerdict(ok(accepted), 'JPY')).toEqual(malformed);
    const lines = [{ betIndexes: [0], odds: milli(3000), amount: 0.001, state: 'won' as const, payout: 1 }];
    expect(readCouponLines(ok({ lines }), 'EUR')).toEqual(malformed);
  });

  it('of a placed coupon become units in its schema, or it is refused [MO-2]', () => {
    expect(v.parse(wirePlacedCoupon, PLACED)).toMatchObject({
      amount: minor(125),
      blockAmounts: ['max', minor(500)],
      possibleWin: minor(250),
      payout: minor(0),
    });
    expect(v.is(wirePlacedCoupon, { ...PLACED, amount: 0.0625 })).toBe(false);
    expect(v.is(wirePlacedCoupon, { ...PLACED, currency: 'EUR' })).toBe(false);
  });

  it('of an account become units in its schema, or the accounts are refused [MO-2]', () => {
    const account = { id: 1, iso: 'EUR', money: 84.2, type: 0, isActive: true };
    expect(v.parse(ACCOUNT_LIST.reply, { accounts: [account] })).toEqual({
      accounts: [{ id: 1, currency: 'EUR', money: minor(8420), type: 'main', isActive: true }],
    });
    const bonus = { idBonus: 7, money: 12.5 };
    const extras = { points: 120, isPointsTypeBalance: true, bonus };
    expect(v.parse(ACCOUNT_LIST.reply, { accounts: [{ ...account, ...extras }] })).toMatchObject({
      accounts: [{ points: 120, isPointsTypeBalance: true, bonus: { idBonus: 7, money: minor(1250) } }],
    });
    const broken = { ...account, bonus: { ...bonus, money: 12.505 } };
    expect(v.is(ACCOUNT_LIST.reply, { accounts: [broken] })).toBe(false);
    expect(v.is(ACCOUNT_LIST.reply, { accounts: [{ ...account, points: 1.5 }] })).toBe(false);
    expect(v.is(ACCOUNT_LIST.reply, { accounts: [{ ...account, money: 84.205 }] })).toBe(false);
  });
});

describe('odds of a coupon on the wire', () => {
  it('are thousandths in the schema of a placed coupon [OD-11]', () => {
    const prices = { odds: 2.001, antiExpressOdds: 1.171, exactOdds: 1.5 };
    expect(v.parse(wirePlacedCoupon, { ...PLACED, ...prices })).toMatchObject({
      odds: milli(2001),
      antiExpressOdds: milli(1171),
      exactOdds: milli(1500),
    });
    expect(v.is(wirePlacedCoupon, { ...PLACED, odds: 2.0001 })).toBe(false);
  });

  it('are thousandths in the schemas of terms and verdicts, or those are refused [OD-11]', () => {
    const terms = (antiExpressOdds: number) => ({ ...TERMS, remainingPayouts: [], antiExpressOdds });
    expect(v.parse(COUPON_UPDATE.reply, terms(1.171)).antiExpressOdds).toBe(milli(1171));
    expect(v.is(COUPON_UPDATE.reply, terms(1.1715))).toBe(false);
    const changed = (odds: number) => ({
      status: 'price-changed',
      bets: [{ index: 0, outcomeId: '7:result:0::home', odds }],
      antiExpressOdds: 1.3,
    });
    expect(v.parse(PLACE_COUPON.reply, changed(1.85))).toMatchObject({
      bets: [{ odds: milli(1850) }],
      antiExpressOdds: milli(1300),
    });
    expect(v.is(PLACE_COUPON.reply, changed(1.8505))).toBe(false);
  });

  it('are printed once, with the order, and read by the server as the thousandths they were [OD-11]', () => {
    const order = { ...ORDER, antiExpressOdds: milli(1171), exactOdds: milli(1100) };
    const body = orderBody(order);
    expect(body).toMatchObject({ antiExpressOdds: 1.171, exactCoef: 1.1, bets: [{ odds: 1.85 }] });
    expect(body).not.toHaveProperty('areOddsInUnits');
    expect(v.parse(PLACE_COUPON.body, body)).toMatchObject({
      antiExpressOdds: order.antiExpressOdds,
      exactOdds: order.exactOdds,
      bets: [{ odds: milli(1850) }],
    });
  });
});

describe('an order on the wire', () => {
  it('has its amounts in major units, printed once, and no mark [MO-3]', () => {
    const body = orderBody(ORDER);
    expect(body).toMatchObject({ amount: 0.29, blockAmounts: ['max', 70.07], bets: [{ amount: 5.6, odds: 1.85 }] });
    expect(body).not.toHaveProperty('isInUnits');
  });

  it('is read by the server as the units it was in [MO-2, MO-3]', () => {
    const read = v.parse(PLACE_COUPON.body, orderBody(ORDER));
    expect(read).toMatchObject({ amount: ORDER.amount, blockAmounts: ORDER.blockAmounts });
    expect(read.bets.map(({ amount }) => amount)).toEqual([money(5.6)]);
  });
});
