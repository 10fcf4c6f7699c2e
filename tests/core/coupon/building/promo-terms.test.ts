import { describe, expect, it } from 'vitest';
import { promoObstacle, promosInOrder, type PromoTerms } from '../../../../core/coupon/building/promo-terms.ts';
import { withoutStake } from '../../../../core/coupon/maths/free-bet.ts';
import { isPriceBoost } from '../../../../core/coupon/maths/price-boost.ts';
import { settle } from '../../../../core/coupon/maths/settle.ts';
import { totalOdds } from '../../../../core/coupon/maths/total-odds.ts';
import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import { money } from '../../../support/units.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';

const coupon = { type: 'express', currency: 'RUB', betCount: 3, total: 6000 as MilliOdds, now: 1000 } as const;
const boost: PromoTerms = { code: 'B', kind: 'boost', percent: 10, leastBets: 1 };

describe('a promo code', () => {
  it.each([
    [{ endsAt: 1000 }, 'ended'],
    [{ endsAt: 1001 }, undefined],
    [{ currency: 'EUR' }, 'currency'],
    [{ type: 'single' as const }, 'type'],
    [{ leastBets: 4 }, 'bets'],
    [{ leastBets: 3 }, undefined],
    [{ leastOdds: 6001 as MilliOdds }, 'odds'],
    [{ leastOdds: 6000 as MilliOdds }, undefined],
  ])('PC-5 %j is held to it: %s', (terms, reason) => {
    expect(promoObstacle({ ...boost, ...terms }, coupon)).toBe(reason);
  });

  it('PC-5 holds for a single and an express, and asks for a total where it asks for odds', () => {
    expect(promoObstacle(boost, { ...coupon, type: 'system' })).toBe('type');
    expect(promoObstacle({ ...boost, leastOdds: 1000 as MilliOdds }, { ...coupon, total: undefined })).toBe('odds');
  });

  it('PC-6 that suits the coupon comes first', () => {
    const late = { ...boost, code: 'L', endsAt: 1 };
    expect(promosInOrder([late, boost], coupon)).toEqual([boost, late]);
  });
});

describe('a boost', () => {
  const slip = (...results: readonly BetResult[]) => ({
    type: 'express' as const,
    amount: 100,
    bets: results.map((result, index) => ({ odds: [1.5, 2.335, 1.1][index] ?? 2, result })),
    boost: { percent: 10, leastBets: 2 },
  });

  it('PB-1 is an integer percent from 1 to 100', () => {
    expect([0, 1, 100, 101, 1.5].map((percent) => isPriceBoost({ percent, leastBets: 1 }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(isPriceBoost({ percent: 5, leastBets: 0 })).toBe(false);
    expect(settle({ ...slip('win', 'win'), boost: { percent: 0, leastBets: 1 } })).toMatchObject({ ok: false });
  });

  it('PB-2 multiplies the exact total and is rounded once', () => {
    // 1.5 x 2.335 x 1.1 = 3.85275; rounded before the boost it would be 3.8533
    expect(totalOdds(slip('open', 'open'))).toEqual({ ok: true, value: 3.853 });
    expect(settle(slip('win', 'win'))).toMatchObject({ ok: true, value: { state: 'settled', payout: 385.3 } });
  });

  it('PB-3 is taken away by a half result and by too many returns, not by one return', () => {
    expect(settle(slip('win', 'half-win'))).toMatchObject({ ok: true, value: { payout: 250.1 } });
    expect(settle(slip('win', 'return'))).toMatchObject({ ok: true, value: { payout: 150 } });
    expect(settle(slip('win', 'win', 'return'))).toMatchObject({ ok: true, value: { payout: 385.3 } });
    expect(settle(slip('return', 'return'))).toMatchObject({ ok: true, value: { payout: 100 } });
  });

  it('PB-2 raises no coupon of another type', () => {
    expect(totalOdds({ ...slip('open', 'open', 'open'), type: 'chain' })).toEqual(
      totalOdds({ ...slip('open', 'open', 'open'), type: 'chain', boost: undefined }),
    );
  });
});

it('FB-1 a free bet pays without its stake, and never less than nothing', () => {
  expect(withoutStake(money(150), money(100))).toBe(money(50));
  expect(withoutStake(money(50), money(100))).toBe(0);
});
