import { exactDecimal, flooredUnits, numberToUnits, roundedUnits, safeCount, unitsToNumber } from './exact.ts';
import type { UnitsProblem } from './exact.ts';
import { AMOUNT_TABLE } from './amount-table.ts';
import type { Branded, PlainNumber } from './tagged.ts';
import { fail, ok } from './result.ts';
import type { Result } from './result.ts';

/** A whole number of a currency's smallest units, at most 2^53 - 1 either way. */
export type Minor = number & Branded<'minor'>;

/** How many decimals a currency's amounts have. */
export type CurrencyDecimals = 0 | 2 | 3;

export interface MoneyError {
  readonly code: UnitsProblem | 'unknown-decimals';
}

/** Whether amounts of some currency have so many decimals [MO-1]. */
export function isCurrencyDecimals(value: unknown): value is CurrencyDecimals {
  return value === 0 || value === 2 || value === 3;
}

/** MO-6 A count of minor units, or nothing where it is no whole number within 2^53 - 1 either way. */
export function minorUnits(units: number | bigint): Minor | undefined {
  return safeCount(units) as Minor | undefined;
}

export const NO_MONEY: Minor = 0 as Minor;

/** MO-7 A sum of amounts of one currency is exact, or nothing where it is out of range. */
export function sumOfMinor(amounts: readonly Minor[]): Minor | undefined {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    if (!Number.isSafeInteger(sum)) return undefined;
  }
  return sum as Minor;
}

/** MO-8 A text as an amount: digits, with at most the currency's decimals after one point or comma; blanks do not count. */
export function readMinor(text: string, decimals: CurrencyDecimals | undefined): Result<Minor, MoneyError> {
  if (!isCurrencyDecimals(decimals)) return fail({ code: 'unknown-decimals' });
  const typed = typeof text === 'string' ? text.replace(/\s/g, '').replace(',', '.') : '';
  const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(typed) ?? [];
  if (whole + fraction === '') return fail({ code: 'not-a-number' });
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) return fail({ code: 'too-precise' });
  const minor = minorUnits(Number(whole + digits.padEnd(decimals, '0')));
  return minor === undefined ? fail({ code: 'out-of-range' }) : ok(minor);
}

const NO_AMOUNT = '\u2014';

/** MO-9 An amount as a plain text, without a grouping and without decimals that are all zero: 12.5, 1000; what is none is a dash. */
export function minorText(minor: Minor, decimals: CurrencyDecimals | undefined): string {
  if (!Number.isSafeInteger(minor) || !isCurrencyDecimals(decimals)) return NO_AMOUNT;
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Of ISO 4217 without decimals, and without amounts of their own. */
const UNUSED_WITHOUT_DECIMALS = ['KMF', 'UYI', 'VUV', 'XPF'];

/** MO-1 A currency has two decimals, save those that ISO 4217 lists with none or three; one without amounts of its own [AM-1] is unknown, and undefined. */
export function currencyDecimals(iso: string): CurrencyDecimals | undefined {
  return UNUSED_WITHOUT_DECIMALS.includes(iso) ? 0 : AMOUNT_TABLE.get(iso)?.[2];
}

/** MO-2 An amount in major units becomes minor units exactly, or is refused; it is never rounded on the way in. */
export function toMinor(amount: PlainNumber, decimals: CurrencyDecimals | undefined): Result<Minor, MoneyError> {
  if (!isCurrencyDecimals(decimals)) return fail({ code: 'unknown-decimals' });
  const units = numberToUnits(amount, decimals);
  return typeof units === 'bigint' ? ok(Number(units) as Minor) : fail({ code: units });
}

/** MO-3 Minor units become the number nearest to the amount in major units; up to 2^52 of them come back without loss. What is no unit, past the types, is undefined. */
export function toMajor(minor: Minor, decimals: CurrencyDecimals): number;
export function toMajor(minor: number, decimals: number): number | undefined {
  return isCurrencyDecimals(decimals) ? unitsToNumber(minor, decimals) : undefined;
}

/** MO-4 Rounds an amount half away from zero to the currency's decimals. */
export function roundAmount(amount: PlainNumber, decimals: CurrencyDecimals): Result<number, MoneyError> {
  return fitted(amount, decimals, roundedUnits);
}

/** MO-5 Floors an amount to the currency's decimals: a maximum is never rounded up. */
export function floorAmount(amount: PlainNumber, decimals: CurrencyDecimals): Result<number, MoneyError> {
  return fitted(amount, decimals, flooredUnits);
}

function fitted(amount: number, decimals: CurrencyDecimals, fit: typeof roundedUnits): Result<number, MoneyError> {
  const exact = exactDecimal(amount);
  if (!exact) return fail({ code: 'not-a-number' });
  if (!isCurrencyDecimals(decimals)) return fail({ code: 'unknown-decimals' });
  const rounded = unitsToNumber(fit(exact, decimals), decimals);
  return rounded === undefined ? fail({ code: 'out-of-range' }) : ok(rounded);
}
