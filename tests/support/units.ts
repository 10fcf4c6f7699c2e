import { minorUnits, toMajor, toMinor, type CurrencyDecimals, type Minor } from '../../core/shared/money.ts';
import { milliOddsOf, toMilliOdds, type MilliOdds } from '../../core/shared/odds.ts';

/** So many minor units. */
export function minor(units: number | bigint): Minor {
  return minorUnits(units)!;
}

/** An amount in major units, of a currency with two decimals unless said otherwise. */
export function money(amount: number, decimals: CurrencyDecimals = 2): Minor {
  const units = toMinor(amount, decimals);
  if (!units.ok) throw new Error(`${String(amount)} is no amount`);
  return units.value;
}

/** Minor units as an amount in major units. */
export function major(units: Minor, decimals: CurrencyDecimals = 2): number {
  return toMajor(units, decimals);
}

/** So many thousandths. */
export function milli(thousandths: number): MilliOdds {
  return milliOddsOf(thousandths)!;
}

/** Decimal odds. */
export function price(odds: number): MilliOdds {
  const units = toMilliOdds(odds);
  if (!units.ok) throw new Error(`${String(odds)} are no odds`);
  return units.value;
}
