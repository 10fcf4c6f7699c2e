import { describe, expect, it } from 'vitest';
import { bettingResult, totalsCount, totalsParts } from '../../../../core/coupon/placed/betting-totals.ts';
import { accountTotals } from '../../../support/fakes/fake-history-gateway.ts';
import { minor, money } from '../../../support/units.ts';

describe('totals of coupons', () => {
  it('have a result of settled coupons alone, exactly [HT-2]', () => {
    const totals = accountTotals({ staked: money(483.1), stakedOpen: money(20.05), paid: money(521.15) });
    expect(bettingResult(totals)).toBe(minor(5810));
    expect(bettingResult(accountTotals({ staked: money(100), stakedOpen: money(100) }))).toBe(0);
    expect(bettingResult(accountTotals({ staked: money(0.3), paid: money(0.1) }))).toBe(minor(-20));
  });

  it('say no result that is out of range [HT-2]', () => {
    const most = minor(Number.MAX_SAFE_INTEGER);
    expect(bettingResult(accountTotals({ staked: minor(0), stakedOpen: minor(1), paid: most }))).toBeUndefined();
  });

  it('count each coupon once, and name only what there is [HT-4]', () => {
    const totals = accountTotals({ won: 19, part: 3, lost: 18, open: 4 });
    expect(totalsParts(totals).map(({ part, count }) => [part, count])).toEqual([
      ['won', 19],
      ['part', 3],
      ['lost', 18],
      ['open', 4],
    ]);
    expect(totalsParts(totals).reduce((sum, { count }) => sum + count, 0)).toBe(totalsCount(totals));
  });
});
