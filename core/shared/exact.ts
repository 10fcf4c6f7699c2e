/** An exact fraction; the denominator is above zero. It need not be in lowest terms. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Up to here numbers with three decimals lie closer together than those decimals. */
const UNAMBIGUOUS_UNITS = 2 ** 52;

const DIGITS = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** An exact fraction; its denominator is 1 where none is given. */
export function ratio(numerator: bigint, denominator: bigint = 1n): Ratio {
  return { numerator, denominator };
}

/** EX-2 A number means its shortest decimal text: 0.1 is exactly one tenth, 0.1 + 0.2 is not three tenths. */
export function exactDecimal(value: number): Ratio | undefined {
  if (typeof value !== 'number') return undefined;
  const parts = DIGITS.exec(String(value));
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const power = Number(exponent) - fraction.length;
  return power < 0 ? ratio(digits, 10n ** BigInt(-power)) : ratio(digits * 10n ** BigInt(power));
}

/** EX-3 Rounding is half away from zero; the result counts units of 10^-decimals. */
export function roundedUnits({ numerator, denominator }: Ratio, decimals: number): bigint {
  const doubled = 2n * numerator * 10n ** BigInt(decimals);
  return (doubled + (doubled < 0n ? -denominator : denominator)) / (2n * denominator);
}

/** EX-4 Flooring goes down, for amounts that may not be exceeded; the result counts units of 10^-decimals. */
export function flooredUnits({ numerator, denominator }: Ratio, decimals: number): bigint {
  const scaled = numerator * 10n ** BigInt(decimals);
  const quotient = scaled / denominator;
  return scaled < 0n && quotient * denominator !== scaled ? quotient - 1n : quotient;
}

/** EX-1 An integer that leaves the core as a number is at most 2^53 - 1 either way: a whole number as such, or nothing when it is none or out of range. */
export function safeCount(units: number | bigint): number | undefined {
  const count = Number(units);
  return Number.isSafeInteger(count) ? count : undefined;
}

/** Units of 10^-decimals as the number nearest to them, or nothing when they are out of range [EX-1]. */
export function unitsToNumber(units: number | bigint, decimals: number): number | undefined {
  const count = safeCount(units);
  return count === undefined ? undefined : count / 10 ** decimals;
}

/** Why a number is not a count of units of 10^-decimals. */
export type UnitsProblem = 'not-a-number' | 'negative' | 'too-precise' | 'out-of-range';

/** EX-5 A number becomes units only when it is finite, not negative, has no more decimals than allowed and is in range. */
export function numberToUnits(value: unknown, decimals: number): bigint | UnitsProblem {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-number';
  if (value < 0) return 'negative';
  const scale = 10 ** decimals;
  const nearest = Math.round(value * scale);
  // The division is correctly rounded, and this far down no two counts of units share a number: equal means the very same decimal.
  if (nearest < UNAMBIGUOUS_UNITS && nearest / scale === value) return BigInt(nearest);
  const text = String(value);
  if (text.includes('e')) return value < 1 ? 'too-precise' : 'out-of-range';
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > decimals) return 'too-precise';
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? BigInt(units) : 'out-of-range';
}
