import { describe, expect, it } from 'vitest';
import { couponOutcome } from '../../../../core/coupon/placed/coupon-outcome.ts';
import { keptSlip, type KeptSlip } from '../../../../core/coupon/placed/kept-slip.ts';
import { settle } from '../../../../core/coupon/maths/settle.ts';
import type { Minor } from '../../../../core/shared/money.ts';

const KEPT: KeptSlip = {
  typeId: 1,
  currency: 'RUB',
  amount: 10_000 as Minor,
  systemValue: null,
  blockAmounts: '[]',
  antiExpressOdds: null,
  bonusBet: false,
  bets: [
    { odds: 1500, block: 1, amount: null, status: 1 },
    { odds: 2345, block: 2, amount: null, status: 3 },
  ],
};

function kept(changes: Partial<KeptSlip>): KeptSlip {
  return { ...KEPT, ...changes };
}

describe('a kept coupon', () => {
  it('is the slip that its units say, with the results known so far [CO-2]', () => {
    const slip = keptSlip(KEPT);
    expect(slip).toMatchObject({ ok: true, value: { type: 'express', amount: 100, currencyDecimals: 2 } });
    expect(slip.ok && slip.value.bets).toEqual([
      { odds: 1.5, block: 1, result: 'win' },
      { odds: 2.345, block: 2, result: 'forced-return' },
    ]);
    expect(slip.ok && settle(slip.value)).toEqual({ ok: true, value: { state: 'settled', payout: 150 } });
  });

  it('keeps the decimals of its currency, own amounts, blocks and prices of its own [CO-2]', () => {
    const bets = [{ odds: 2000, block: 1, amount: 70 as Minor, status: null }];
    const slip = keptSlip(
      kept({ currency: 'JPY', bets, blockAmounts: '[5,"max"]', antiExpressOdds: 1250, systemValue: 2, bonusBet: true }),
    );
    expect(slip).toMatchObject({
      ok: true,
      value: {
        amount: 10_000,
        currencyDecimals: 0,
        systemValue: 2,
        blockAmounts: [5, 'max'],
        antiExpressOdds: 1.25,
        bonusBet: true,
        bets: [{ amount: 70, result: 'open' }],
      },
    });
  });

  it.each<readonly [string, Partial<KeptSlip>]>([
    ['unknown-type', { typeId: 10 }],
    ['unknown-type', { typeId: -1 }],
    ['unknown-currency', { currency: '' }],
    ['unknown-currency', { currency: 'rub' }],
    ['unknown-result', { bets: [{ odds: 1500, block: 1, amount: null, status: 7 }] }],
    ['malformed-block-amounts', { blockAmounts: '{' }],
    ['malformed-block-amounts', { blockAmounts: '{}' }],
    ['malformed-block-amounts', { blockAmounts: '["all"]' }],
    ['malformed-block-amounts', { blockAmounts: '[-1]' }],
    ['malformed-block-amounts', { blockAmounts: '[1e999]' }],
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
