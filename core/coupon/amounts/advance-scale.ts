import { minorUnits, sumOfMinor, type Minor } from '../../shared/money.ts';

/** A slider over what is available in advance, in minor units. */
export interface AdvanceScale {
  readonly available: Minor;
  /** How much one place is; at least 1. */
  readonly step: Minor;
}

/** PA-11 The last place of a slider over an advance: its places are steps of the amount, and the last one is all that is available. */
export function lastAdvancePlace({ available, step }: AdvanceScale): number {
  return stepsTo(available, step);
}

/** PA-11 The advance at a place of the slider; nothing at what is no place. */
export function advanceAt(scale: AdvanceScale, place: number): Minor | undefined {
  const last = lastAdvancePlace(scale);
  if (!Number.isInteger(place) || place < 0 || place > last) return undefined;
  return place === last ? scale.available : minorUnits(place * scale.step);
}

/** PA-11 The place whose advance is not less than this one. */
export function advancePlace(scale: AdvanceScale, advance: Minor): number {
  return Math.min(lastAdvancePlace(scale), stepsTo(advance, scale.step));
}

/** PA-12 The stake that takes an advance: the whole balance, and the advance on top of it. */
export function stakeWithAdvance(balance: Minor, advance: Minor): Minor | undefined {
  return sumOfMinor([balance, advance]);
}

/** How many steps are not less than an amount. */
function stepsTo(amount: Minor, step: Minor): number {
  return step > 0 ? Number((BigInt(amount) + BigInt(step) - 1n) / BigInt(step)) : 0;
}
