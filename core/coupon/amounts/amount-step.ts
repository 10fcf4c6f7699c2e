import { LARGEST_UNITS, numberToUnits } from '../../shared/exact.ts';
import { currencyDecimals } from '../../shared/money.ts';
import { AMOUNT_TABLE } from './amount-table.ts';
import type { AmountDefaults } from './amount-table.ts';

const FALLBACK: AmountDefaults = [100, 150];
const QUICK_STEPS = [1, 2, 5, 10];

/** The currencies that have amounts of their own. */
export const COUPON_CURRENCIES: readonly string[] = Object.keys(AMOUNT_TABLE);

/** AM-2 The amount step by ISO code, in major units; an unknown currency takes that of RUB. */
export function amountStep(iso: string): number {
  return defaultsOf(iso)[0];
}

/** AM-3 The amount of a fresh coupon by ISO code, in major units; an unknown currency takes that of RUB. */
export function initialAmount(iso: string): number {
  return defaultsOf(iso)[1];
}

/** AM-4 Quick amounts are one, two, five and ten steps. */
export function quickAmounts(iso: string, step: number = amountStep(iso)): readonly number[] {
  const decimals = currencyDecimals(iso);
  const units = numberToUnits(step, decimals);
  if (typeof units !== 'bigint') return [];
  return QUICK_STEPS.map((count) => (count * Number(units)) / 10 ** decimals).filter(
    (amount) => amount > 0 && typeof numberToUnits(amount, decimals) === 'bigint',
  );
}

/** AM-5 A step up or down goes to the next multiple of the step in that direction and never below zero; a bad amount counts as zero. */
export function stepAmount(
  amount: number,
  direction: 'up' | 'down',
  iso: string,
  step: number = amountStep(iso),
): number {
  const decimals = currencyDecimals(iso);
  const [from, by] = [unitsOrZero(amount, decimals), unitsOrZero(step, decimals)];
  if (by === 0n) return Number(from) / 10 ** decimals;
  const to = direction === 'up' ? (from / by + 1n) * by : ((from - 1n) / by) * by;
  return Number(to >= 0n && to <= LARGEST_UNITS ? to : from) / 10 ** decimals;
}

function unitsOrZero(amount: number, decimals: number): bigint {
  const units = numberToUnits(amount, decimals);
  return typeof units === 'bigint' ? units : 0n;
}

function defaultsOf(iso: string): AmountDefaults {
  return Object.hasOwn(AMOUNT_TABLE, iso) ? (AMOUNT_TABLE[iso] ?? FALLBACK) : FALLBACK;
}
