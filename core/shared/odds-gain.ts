import { ratio, type Ratio } from './exact.ts';

/** The gain seen from the other side, with the sign changed: 0.5 becomes -2, -0.4 becomes 2.5. */
export function inverted({ numerator, denominator }: Ratio): Ratio {
  return numerator < 0n ? ratio(denominator, -numerator) : ratio(-denominator, numerator);
}

export function isAboveEvens(gain: Ratio): boolean {
  return gain.numerator > gain.denominator;
}

export function isBelowEvens(gain: Ratio): boolean {
  return gain.numerator < gain.denominator;
}
