import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endedHolds, type AdvanceHold } from '../../../../core/coupon/amounts/advance-hold.ts';
import type { Minor } from '../../../../core/shared/money.ts';

const minor = (least: number): fc.Arbitrary<Minor> => fc.integer({ min: least, max: 1_000_000 }).map((n) => n as Minor);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('the holds of advances', () => {
  it('end oldest first, those whose stake came back before all others [PA-28]', () => {
    const holds = [200, 300, 400].map((held, coupon) => ({ coupon, held: held as Minor }));
    expect(endedHolds(holds, 450 as Minor, (coupon) => coupon === 2)).toEqual([
      { coupon: 2, amount: 400, left: 0, isReleased: true },
      { coupon: 0, amount: 50, left: 150, isReleased: false },
    ]);
    expect(endedHolds(holds, 901 as Minor, () => false)).toBeUndefined();
    expect(endedHolds(holds, 0 as Minor, () => false)).toEqual([]);
  });

  it('money is never twice: over any life of an account what is given is what was ended and what is held still [PA-8] [PA-28]', () => {
    const given = fc.record({ kind: fc.constant('give' as const), amount: minor(1) });
    const paid = fc.record({ kind: fc.constant('pay' as const), amount: minor(0), returned: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(fc.oneof(given, paid), { maxLength: 40 }), (life) => {
        let holds: readonly AdvanceHold<number>[] = [];
        const begun: number[] = [];
        const over: number[] = [];
        for (const [place, step] of life.entries()) {
          if (step.kind === 'give') {
            begun.push(step.amount);
            holds = [...holds, { coupon: place, held: step.amount }];
            continue;
          }
          const owed = sum(holds.map(({ held }) => held));
          const amount = Math.min(owed, step.amount) as Minor;
          const ended = endedHolds(holds, amount, (coupon) => coupon === step.returned) ?? [];
          expect(sum(ended.map((hold) => hold.amount))).toBe(amount);
          expect(ended.filter(({ left }) => left > 0).length).toBeLessThanOrEqual(1);
          over.push(amount);
          holds = holds.flatMap((hold) => {
            const end = ended.find(({ coupon }) => coupon === hold.coupon);
            return end === undefined ? [hold] : end.left > 0 ? [{ ...hold, held: end.left }] : [];
          });
        }
        expect(holds.every(({ held }) => held > 0)).toBe(true);
        expect(sum(begun) - sum(over)).toBe(sum(holds.map(({ held }) => held)));
      }),
      { numRuns: 500 },
    );
  });
});
