/** A product of two exact integers; tests and benchmarks count the calls. */
export type Multiply = (left: bigint, right: bigint) => bigint;

const multiplyExactly: Multiply = (left, right) => left * right;

/**
 * CP-4 The sum of the products of all subsets of a size is an elementary symmetric polynomial:
 * for each value, sum[size] += sum[size - 1] * value. It takes at most count x size multiplications, no enumeration.
 */
export function symmetricSum(values: readonly bigint[], size: number, multiply: Multiply = multiplyExactly): bigint {
  const sums: bigint[] = [1n];
  values.forEach((value, index) => {
    // A sum that the values still to come cannot lift to the wanted size is never looked at again.
    const lowest = Math.max(1, size - (values.length - 1 - index));
    for (let reached = Math.min(size, index + 1); reached >= lowest; reached -= 1) {
      sums[reached] = (sums[reached] ?? 0n) + multiply(sums[reached - 1] ?? 0n, value);
    }
  });
  return sums[size] ?? 0n;
}

/** The product of all values; one where there are none. */
export function product(values: readonly bigint[], multiply: Multiply = multiplyExactly): bigint {
  return values.reduce((left, right) => multiply(left, right), 1n);
}
