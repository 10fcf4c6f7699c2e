import { ratio, roundedUnits, type Ratio } from './exact.ts';
import type { MilliOdds } from './odds.ts';

/** Odds as a fraction for reading. */
export interface FractionStep {
  readonly text: string;
  /** Whether it is the price itself, as 5/2 is 3.5. */
  readonly isExact: boolean;
}

/** The steps of British bookmakers, and as far beyond them as a price can go. */
const STEPS =
  '1/1000 1/500 1/250 1/200 1/150 1/125 1/100 1/80 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 9/4 12/5 5/2 13/5 11/4 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1'
    .split(' ')
    .map((text) => ({ text, gain: readStep(text) }));

/**
 * The step of the bookmakers' ladder that is nearest to a price above 1: 2.03 is '21/20' [OD-12]. A price halfway takes the lower step,
 * one above 1000/1 is a whole number to 1. It is for reading alone: what is won follows from the price.
 * Source: the steps that bookmakers of the United Kingdom print, 6/4 and 4/6 not in lowest terms.
 */
export function fractionStep(odds: MilliOdds): FractionStep {
  const gain = ratio(BigInt(odds) - 1000n, 1000n);
  // each step ends halfway to the next, the last one at itself
  const step = STEPS.find(({ gain: own }, index) => !isBelow(halfway(own, STEPS[index + 1]?.gain ?? own), gain));
  if (step !== undefined) return { text: step.text, isExact: isEqual(step.gain, gain) };
  const whole = roundedUnits(gain, 0);
  return { text: `${whole}/1`, isExact: isEqual(ratio(whole, 1n), gain) };
}

function isEqual(left: Ratio, right: Ratio): boolean {
  return !isBelow(left, right) && !isBelow(right, left);
}

function isBelow(left: Ratio, right: Ratio): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

function halfway(left: Ratio, right: Ratio): Ratio {
  const sum = left.numerator * right.denominator + right.numerator * left.denominator;
  return ratio(sum, 2n * left.denominator * right.denominator);
}

function readStep(text: string): Ratio {
  const slash = text.indexOf('/');
  return ratio(BigInt(text.slice(0, slash)), BigInt(text.slice(slash + 1)));
}
