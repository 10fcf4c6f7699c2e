import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalculation, writeCalculation } from '../../../../core/coupon/calculator/calculation-address.ts';
import { EMPTY_CALCULATION, type Calculation } from '../../../../core/coupon/calculator/calculation.ts';
import { BET_RESULTS } from '../../../../core/coupon/maths/bet-result.ts';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import { milli, minor } from '../../../support/units.ts';
import '../../../support/property-runs.ts';

const amounts = fc.option(fc.maxSafeNat().map(minor), { nil: undefined });
const calculations: fc.Arbitrary<Calculation> = fc.record({
  type: fc.constantFrom(...COUPON_TYPES),
  systemValue: fc.integer({ min: 0, max: 100 }),
  stake: amounts,
  currency: fc.constantFrom(undefined, 'RUB', 'EUR', 'JPY'),
  bets: fc.array(
    fc.record({
      odds: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map(milli), { nil: undefined }),
      result: fc.constantFrom(...BET_RESULTS),
      block: fc.integer({ min: 0, max: 100 }),
      amount: amounts,
    }),
    { maxLength: 100 },
  ),
  blockAmounts: fc.array(amounts, { maxLength: 20 }),
});

const read = (query: string) => readCalculation(new URLSearchParams(query));

describe('the address of a calculation', () => {
  it('is read as it was written [CLC-5]', () => {
    fc.assert(
      fc.property(calculations, (calculation) => {
        const query = writeCalculation(calculation);
        expect(read(query)).toEqual({ calculation, isMalformed: false });
      }),
    );
  });

  it('is the same text for the same calculation, in letters that no browser changes [CLC-5]', () => {
    fc.assert(
      fc.property(calculations, (calculation) => {
        expect(writeCalculation(calculation)).toMatch(/^[\w.=&-]+$/);
      }),
    );
  });

  it('says nothing where it has no calculation [CLC-1]', () => {
    expect(read('')).toEqual({ calculation: EMPTY_CALCULATION, isMalformed: false });
    expect(read('utm=1')).toEqual({ calculation: EMPTY_CALCULATION, isMalformed: false });
  });

  it.each([
    'type=parlay',
    'type=express&size=1.5',
    'type=express&size=101',
    'type=express&stake=-1',
    'type=express&stake=9007199254740992',
    'type=express&stake=1&currency=XXY',
    'type=express&bets=1.5.w.1',
    'type=express&bets=1500.x.1',
    'type=express&bets=1500.w',
    'type=express&bets=1500.w.1.5.5',
    'type=express&bets=01500.w.1',
    `type=express&bets=${Array.from({ length: 101 }, () => '1500..1').join('_')}`,
    `type=condition&bets=1500..1&blocks=${'_'.repeat(101)}`,
    'bets=1500..1',
  ])('that is malformed gives an empty calculator that says so: %s [CLC-6]', (query) => {
    expect(read(query)).toEqual({ calculation: EMPTY_CALCULATION, isMalformed: true });
  });

  it('never breaks the page, whatever it says [CLC-6]', () => {
    const part = fc.string({ unit: fc.constantFrom(...'0159.wlhr_x-'.split('')), maxLength: 40 });
    fc.assert(
      fc.property(part, part, part, (bets, stake, blocks) => {
        const { calculation, isMalformed } = readCalculation(
          new URLSearchParams({ type: 'condition', bets, stake, blocks }),
        );
        expect(isMalformed).toBe(calculation === EMPTY_CALCULATION);
      }),
    );
  });
});
