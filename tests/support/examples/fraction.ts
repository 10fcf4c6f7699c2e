/** Plain rational arithmetic for test oracles, apart from the core's own. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const ZERO: Fraction = { top: 0n, bottom: 1n };
export const ONE: Fraction = { top: 1n, bottom: 1n };

export function fraction(value: number): Fraction {
  const [whole = '0', decimals = ''] = value.toFixed(6).split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

export function add(left: Fraction, right: Fraction): Fraction {
  if (left.bottom === right.bottom) return { top: left.top + right.top, bottom: left.bottom };
  return { top: left.top * right.bottom + right.top * left.bottom, bottom: left.bottom * right.bottom };
}

export function subtract(left: Fraction, right: Fraction): Fraction {
  return add(left, { top: -right.top, bottom: right.bottom });
}

export function times(left: Fraction, right: Fraction): Fraction {
  return { top: left.top * right.top, bottom: left.bottom * right.bottom };
}

export function over(left: Fraction, right: Fraction): Fraction {
  return times(left, { top: right.bottom, bottom: right.top });
}

export function isLess(left: Fraction, right: Fraction): boolean {
  return left.top * right.bottom < right.top * left.bottom;
}

export function isZero({ top }: Fraction): boolean {
  return top === 0n;
}

/** A fraction that is not negative, rounded half up to a number with so many decimals. */
export function rounded({ top, bottom }: Fraction, decimals: number): number {
  const scaled = top * 10n ** BigInt(decimals);
  const whole = scaled / bottom;
  const units = 2n * (scaled - whole * bottom) >= bottom ? whole + 1n : whole;
  return Number(`${units}e-${decimals}`);
}
