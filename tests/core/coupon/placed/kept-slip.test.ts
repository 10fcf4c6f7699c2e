import { describe, expect, it } from 'vitest';
import { couponOutcome } from '../../../../core/coupon/placed/coupon-outcome.ts';
import { keepBlockAmounts, keptSlip, type KeptSlip } from '../../../../core/coupon/placed/kept-slip.ts';
import { checkUnits } from '../../../../core/coupon/maths/checked-slip.ts';
import { settleInUnits } from '../../../../core/coupon/maths/settle.ts';
import { milli, minor } from '../../../support/units.ts';

const KEPT: KeptSlip = {
  typeId: 1,
  currency: 'RUB',
  amount: minor(10_000),
  systemValue: null,
  blockAmounts: '[]',
  antiExpressOdds: null,
  bonusBet: false,
  bets: [
    { odds: milli(1500), block: 1, amount: null, status: 1 },
    { odds: milli(2345), block: 2, amount: null, status: 3 },
  ],
};

function kept(changes: Partial<KeptSlip>): KeptSlip {
  return { ...KEPT, ...changes };
}

describe('a kept coupon', () => {
  it('is the slip that its units say, with the results known so far [CO-2]', () => {
    const slip = keptSlip(KEPT);
    expect(slip).toMatchObject({ ok: true, value: { type: 'express', amount: 10_000, currencyDecimals: 2 } });
    expect(slip.ok && slip.value.bets).toEqual([
      { odds: 1500, block: 1, result: 'win' },
      { odds: 2345, block: 2, result: 'forced-return' },
    ]);
    const checked = checkUnits(slip.ok ? slip.value : ({} as never));
    expect(checked.ok && settleInUnits(checked.value)).toEqual({
      ok: true,
      value: { state: 'settled', payout: 15_000 },
    });
  });

  it('keeps the decimals of its currency, own amounts, blocks and prices of its own [CO-2]', () => {
    const bets = [{ odds: milli(2000), block: 1, amount: minor(70), status: null }];
    const slip = keptSlip(
      kept({
        currency: 'JPY',
        bets,
        blockAmounts: '[5,"max"]',
        antiExpressOdds: milli(1250),
        systemValue: 2,
        bonusBet: true,
      }),
    );
    expect(slip).toMatchObject({
      ok: true,
      value: {
        amount: 10_000,
        currencyDecimals: 0,
        systemValue: 2,
        blockAmounts: [5, 'max'],
        antiExpressOdds: 1250,
        bonusBet: true,
        bets: [{ amount: 70, result: 'open' }],
      },
    });
  });

  it('reads block amounts in minor units as they are written, and those of before in major units [CO-2]', () => {
    const written = keepBlockAmounts([minor(1050), undefined, 'max']);
    expect(keptSlip(kept({ blockAmounts: written }))).toMatchObject({ value: { blockAmounts: [1050, 'max', 'max'] } });
    expect(keptSlip(kept({ blockAmounts: '[10.5,"max"]' }))).toMatchObject({ value: { blockAmounts: [1050, 'max'] } });
  });

  it.each<readonly [string, Partial<KeptSlip>]>([
    ['unknown-type', { typeId: 10 }],
    ['unknown-type', { typeId: -1 }],
    ['unknown-currency', { currency: '' }],
    ['unknown-currency', { currency: 'rub' }],
    ['unknown-result', { bets: [{ odds: milli(1500), block: 1, amount: null, status: 7 }] }],
    ['malformed-block-amounts', { blockAmounts: '{' }],
    ['malformed-block-amounts', { blockAmounts: '{}' }],
    ['malformed-block-amounts', { blockAmounts: '["all"]' }],
    ['malformed-block-amounts', { blockAmounts: '[-1]' }],
    ['malformed-block-amounts', { blockAmounts: '[1e999]' }],
    ['malformed-block-amounts', { blockAmounts: '[10.005]' }],
    ['malformed-block-amounts', { blockAmounts: '{"minor":[10.5]}' }],
  ])('is no slip at all: %s %o [CO-2]', (error, changes) => {
    expect(keptSlip(kept(changes))).toEqual({ ok: false, error });
  });
});

describe('the outcome of a settled coupon', () => {
  it.each([
    [['return', 'forced-return'], 100, 'returned'],
    [['return', 'win'], 100, 'won'],
    [['lose', 'win'], 0, 'lost'],
    [['half-lose'], 50, 'won'],
  ] as const)('of %o that pays %d is %s [CO-1]', (results, payout, outcome) => {
    expect(couponOutcome(results, payout)).toBe(outcome);
  });
});
