import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product, symmetricSum } from '../../../../core/coupon/maths/symmetric-sums.ts';

function subsetSum(values: readonly bigint[], size: number, from = 0): bigint {
  if (size === 0) return 1n;
  let sum = 0n;
  for (let index = from; index < values.length; index += 1) {
    sum += (values[index] ?? 0n) * subsetSum(values, size - 1, index + 1);
  }
  return sum;
}

describe('the sum over all subsets of a size', () => {
  it('is that of the three pairs of 2, 3 and 4 [CP-4]', () => {
    expect(symmetricSum([2n, 3n, 4n], 2)).toBe(6n + 8n + 12n);
  });

  it('is one for no value and zero beyond all values [CP-4]', () => {
    expect([symmetricSum([5n, 7n], 0), symmetricSum([], 0), symmetricSum([5n, 7n], 3), symmetricSum([], 1)]).toEqual([
      1n,
      1n,
      0n,
      0n,
    ]);
  });

  it('always equals enumeration [CP-4]', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 10_000n), { maxLength: 9 }), fc.nat(10), (values, size) => {
        expect(symmetricSum(values, size)).toBe(subsetSum(values, size));
      }),
    );
  });

  it('takes 10 of 20 in 110 multiplications and never needs 500 [CP-4, PERF-14]', () => {
    const values = Array.from({ length: 20 }, (_, index) => BigInt(index + 1));
    const counts = Array.from({ length: 20 }, (_, size) => {
      let count = 0;
      symmetricSum(values, size + 1, (left, right) => {
        count += 1;
        return left * right;
      });
      return count;
    });
    expect(counts[9]).toBe(110);
    expect(Math.max(...counts)).toBeLessThan(500);
  });

  it('multiplies all values, and none to one [CP-4]', () => {
    expect([product([2n, 3n, 7n]), product([])]).toEqual([42n, 1n]);
    let count = 0;
    product([2n, 3n, 7n], (left, right) => {
      count += 1;
      return left * right;
    });
    expect(count).toBe(3);
  });
});
