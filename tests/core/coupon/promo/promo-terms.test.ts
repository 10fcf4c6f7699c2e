import { describe, expect, it } from 'vitest';
import { promoObstacle, promosInOrder, type PromoTerms } from '../../../../core/coupon/promo/promo-terms.ts';
import { withoutStake } from '../../../../core/coupon/promo/without-stake.ts';
import { checkBoosted } from '../../../../core/coupon/promo/price-boost.ts';
import { settleInUnits } from '../../../../core/coupon/maths/settle.ts';
import { totalInUnits } from '../../../../core/coupon/maths/total-odds.ts';
import type { BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import { money } from '../../../support/units.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';

const coupon = {
  type: 'express',
  currency: 'RUB',
  betCount: 3,
  total: 6000 as MilliOdds,
  amount: money(1000),
  step: money(100),
  now: 1000,
} as const;
const boost: PromoTerms = { code: 'B', kind: 'boost', percent: 10, mostSteps: 10, leastBets: 1 };

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
    [{ mostSteps: 9 }, 'amount'],
    [{ mostSteps: 0 }, 'amount'],
    [{ mostSteps: Number.NaN }, 'amount'],
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
  const odds = [1500, 2335, 1100] as MilliOdds[];
  const boosted = (results: readonly BetResult[], changes: { percent?: number; type?: 'express' | 'chain' } = {}) => {
    const { percent = 10, type = 'express' } = changes;
    const bets = results.map((result, index) => ({ odds: odds[index]!, result }));
    const slip = checkBoosted(
      { isInUnits: true, type, amount: money(100), currencyDecimals: 2, bets },
      { percent, leastBets: 2 },
    );
    if (!slip.ok) throw new Error(slip.error.code);
    return slip.value;
  };
  const payout = (...results: readonly BetResult[]) => settleInUnits(boosted(results));
  const pays = (amount: number) => ({ ok: true, value: { state: 'settled', payout: money(amount) } });

  it('is an integer percent from 1 to 100 [PB-1]', () => {
    const totals = [0, 1, 100, 101, 1.5].map((percent) => totalInUnits(boosted(['open', 'open'], { percent })));
    expect(totals.map((total) => total.ok && total.value)).toEqual([3503, 3538, 7005, 3503, 3503]);
  });

  it('multiplies the exact total and is rounded once [PB-2]', () => {
    // 1.5 x 2.335 x 1.1 = 3.85275; rounded before the boost it would be 3.8533
    expect(totalInUnits(boosted(['open', 'open']))).toEqual({ ok: true, value: 3853 });
    expect(payout('win', 'win')).toEqual(pays(385.3));
  });

  it('is taken away by a half result and by too many returns, not by one return [PB-3]', () => {
    expect(payout('win', 'half-win')).toEqual(pays(250.1));
    expect(payout('win', 'return')).toEqual(pays(150));
    expect(payout('win', 'win', 'return')).toEqual(pays(385.3));
    expect(payout('return', 'return')).toEqual(pays(100));
  });

  it('raises no coupon of another type [PB-2]', () => {
    expect(boosted(['open', 'open', 'open'], { type: 'chain' }).boost).toBeUndefined();
  });
});

it('FB-1 a free bet pays without its stake, and never less than nothing', () => {
  expect(withoutStake(money(150), money(100))).toBe(money(50));
  expect(withoutStake(money(50), money(100))).toBe(0);
});
