import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusBetMultiplier, hasBonusBet, settle, totalOdds } from '../../../../core/coupon/index.ts';
import { LOWEST_BONUS_ODDS, hasBonusBetInUnits } from '../../../../core/coupon/maths/bonus-bet.ts';
import { milli } from '../../../support/units.ts';
import { betsAt, ok, refused, settledBets } from '../../../support/examples/slip-examples.ts';

const FACTS = {
  isEnabled: true,
  type: 'express',
  bets: [1.1, 1.5, 2].map((odds) => ({ odds, kind: 1 })),
  isManuallyDeleted: false,
} as const;

describe('the bonus bet', () => {
  it('appears where enabled, in an express [BB-1]', () => {
    expect(hasBonusBet(FACTS)).toBe(true);
    expect(hasBonusBet({ ...FACTS, isEnabled: false })).toBe(false);
    for (const type of ['chain', 'system', 'anti-express', 'lucky'] as const) {
      expect(hasBonusBet({ ...FACTS, type })).toBe(false);
    }
  });

  it('needs at least three bets [BB-2]', () => {
    expect(hasBonusBet({ ...FACTS, bets: FACTS.bets.slice(1) })).toBe(false);
  });

  it('needs odds of at least 1.1 and no bet of kind 7 [BB-3]', () => {
    expect(hasBonusBet({ ...FACTS, bets: [...FACTS.bets, { odds: 1.099, kind: 1 }] })).toBe(false);
    expect(hasBonusBet({ ...FACTS, bets: [...FACTS.bets, { odds: Number.NaN, kind: 1 }] })).toBe(false);
    expect(hasBonusBet({ ...FACTS, bets: [...FACTS.bets, { odds: 3, kind: 7 }] })).toBe(false);
    expect(hasBonusBet({ ...FACTS, bets: [...FACTS.bets, { odds: 3, kind: 8 }] })).toBe(true);
  });

  it('is decided alike on odds in thousandths [BB-3]', () => {
    const odds = fc.array(fc.integer({ min: 1095, max: 1105 }), { minLength: 3, maxLength: 4 });
    fc.assert(
      fc.property(odds, (prices) => {
        const bets = prices.map((each) => ({ odds: milli(each), kind: 1 }));
        const decimal = prices.map((each) => ({ odds: each / 1000, kind: 1 }));
        expect(hasBonusBetInUnits({ ...FACTS, bets })).toBe(hasBonusBet({ ...FACTS, bets: decimal }));
        expect(hasBonusBetInUnits({ ...FACTS, bets })).toBe(Math.min(...prices) >= LOWEST_BONUS_ODDS);
      }),
    );
  });

  it('always has a total of at least 1.01 [BB-3]', () => {
    const odds = fc.array(fc.integer({ min: 1100, max: 5000 }), { minLength: 3, maxLength: 10 });
    fc.assert(
      fc.property(odds, (prices) => {
        const total = totalOdds({ type: 'express', amount: 1, bets: betsAt(...prices.map((each) => each / 1000)) });
        expect(total.ok && total.value >= 1.01).toBe(true);
      }),
    );
  });

  it('stays away once deleted by hand [BB-6]', () => {
    expect(hasBonusBet({ ...FACTS, isManuallyDeleted: true })).toBe(false);
  });

  it.each([
    [1, 1.01],
    [3, 1.03],
    [9, 1.09],
    [10, 1.1],
    [11, 1.1],
    [40, 1.1],
  ])('multiplies for %i bets by %d [BB-4]', (count, multiplier) => {
    expect(bonusBetMultiplier(count)).toEqual(ok(multiplier));
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3'])(
    'has no multiplier for a count of %s [BB-4]',
    (count) => {
      expect(bonusBetMultiplier(count as number)).toEqual(refused('count-out-of-range'));
    },
  );

  it('pays only in an express whose bets are all good enough [BB-1, BB-2, BB-3]', () => {
    expect(totalOdds({ type: 'express', amount: 1, bets: betsAt(2, 2), bonusBet: true })).toEqual(ok(4));
    expect(totalOdds({ type: 'express', amount: 1, bets: betsAt(2, 2, 1.1), bonusBet: true })).toEqual(ok(4.532));
    expect(totalOdds({ type: 'express', amount: 1, bets: betsAt(2, 2, 1.099), bonusBet: true })).toEqual(ok(4.396));
    expect(totalOdds({ type: 'chain', amount: 1, bets: betsAt(2, 2, 2), bonusBet: true })).toEqual(ok(4));
    expect(totalOdds({ type: 'express', amount: 1, bets: betsAt(2, 2, 2), bonusBet: 'yes' as never })).toEqual(ok(8));
  });

  it('does not mind the price 1 of a returned bet [BB-5]', () => {
    const won = settledBets([2, 'win'], [2, 'win'], [2, 'win']);
    const withReturn = [...won, ...settledBets([1, 'return'])];
    const pays = (bets: typeof won): unknown => settle({ type: 'express', amount: 100, bets, bonusBet: true });
    expect(pays(withReturn)).toEqual(ok({ state: 'settled', payout: 824 }));
    expect(pays([...won, ...settledBets([1.05, 'return'])])).toEqual(ok({ state: 'settled', payout: 800 }));
    expect(pays([...won, ...settledBets([1, 'win'])])).toEqual(ok({ state: 'settled', payout: 800 }));
  });
});
