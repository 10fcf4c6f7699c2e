import { currencyDecimals, minorUnits, type Minor } from '../../shared/money.ts';
import type { Account } from '../account.ts';
import type { ConversionLevel } from '../account-conversion.ts';

/** CNV-6 So many major units of one currency are paid for so many of another, in the figures that are shown. */
export interface ConversionRate {
  readonly from: string;
  readonly to: string;
  readonly paid: string;
  readonly got: string;
}

export type ConversionProblem = 'not-convertible' | 'balance' | 'too-little';

const FIGURE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;
const FIGURE_DECIMALS = 12;

/** CNV-5 Whether an account is converted at a level: the main one or an additional one, never a bonus. */
export function isConvertible(level: ConversionLevel, { type }: Pick<Account, 'type'>): boolean {
  return (level === 'main' && type === 'main') || (level === 'additional' && type === 'currency');
}

/** CNV-6 What an amount becomes at a rate: exact, and rounded once, down to the smallest unit of the new currency; nothing where the rate is none. */
export function convertedAmount(amount: Minor, { from, to, paid, got }: ConversionRate): Minor | undefined {
  const [fromDecimals, toDecimals] = [currencyDecimals(from), currencyDecimals(to)];
  const [price, value] = [figureUnits(paid), figureUnits(got)];
  if (from === to || fromDecimals === undefined || toDecimals === undefined) return undefined;
  if (price === undefined || value === undefined || minorUnits(amount) === undefined || amount < 0) return undefined;
  const numerator = BigInt(amount) * value * 10n ** BigInt(toDecimals);
  return minorUnits(numerator / (price * 10n ** BigInt(fromDecimals)));
}

/** CNV-7 Why a sum is not converted: the account is not, holds less, or the sum becomes nothing. */
export function conversionProblem(
  account: Pick<Account, 'type' | 'money' | 'currency'>,
  { level, amount, rate }: { readonly level: ConversionLevel; readonly amount: Minor; readonly rate: ConversionRate },
): ConversionProblem | undefined {
  if (!isConvertible(level, account) || rate.from !== account.currency) return 'not-convertible';
  const got = convertedAmount(amount, rate);
  // what is no number is too little
  if (got === undefined || !(got > 0)) return 'too-little';
  return amount <= account.money ? undefined : 'balance';
}

/** CNV-8 Whether two rates are the same figures. */
export function isSameRate(
  one: Pick<ConversionRate, 'paid' | 'got'>,
  other: Pick<ConversionRate, 'paid' | 'got'>,
): boolean {
  return one.paid === other.paid && one.got === other.got;
}

/** A figure in units of 10^-12; one that is none, or is nothing, is undefined. */
function figureUnits(figure: string): bigint | undefined {
  const [, whole, fraction = ''] = FIGURE.exec(figure) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + fraction.padEnd(FIGURE_DECIMALS, '0'));
  return units > 0n ? units : undefined;
}
