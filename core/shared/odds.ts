import { exactDecimal, numberToUnits, ratio, roundedUnits, safeCount, unitsToNumber } from './exact.ts';
import type { Ratio } from './exact.ts';
import type { Branded, PlainNumber } from './tagged.ts';
import { fail, ok } from './result.ts';
import type { Result } from './result.ts';

/** Odds as a whole number of thousandths, at most 2^53 - 1: 1850 is a price of 1.85. */
export type MilliOdds = number & Branded<'milli-odds'>;

/** Why a text or number is no price. */
export interface OddsError {
  readonly code: 'not-odds' | 'not-above-one' | 'out-of-range';
}

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** The ids of the odds formats that a player can choose. */
export const COEF_VIEW_IDS = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;

const NO_PRICE = '\u2014';
const LONGEST_TEXT = 40;
const FORMAT_BY_ID: ReadonlyMap<number, OddsFormat> = new Map([
  [0, 'decimal'],
  [1, 'fractional'],
  [2, 'american'],
  [4, 'hong-kong'],
  [5, 'malay'],
  [6, 'indonesian'],
  [14, 'hong-kong'],
  [15, 'malay'],
  [16, 'indonesian'],
]);

/** OD-1 Ids 14, 15, 16 are Hong Kong, Malay and Indonesian; an unknown id is decimal. */
export function oddsFormat(coefViewId: number): OddsFormat {
  return FORMAT_BY_ID.get(coefViewId) ?? 'decimal';
}

/** OD-2 Ids 14, 15, 16 hold for handicap and total markets; elsewhere and in coupon totals they mean decimal. */
export function coefViewIdOf(coefViewId: number, market: 'handicap' | 'total' | 'other'): number {
  return coefViewId >= 14 && market === 'other' ? 0 : coefViewId;
}

/**
 * The odds as text in the format with this id: '1.85', '3/2', '+150', '-0.5'. The minus is ASCII.
 * A number that is no price gives an em dash; a price of 1 or less has no other form than decimal [OD-3].
 * Formulas: h = odds - 1; american +100h or -100/h, malay h or -1/h, indonesian h or -1/h around h = 1.
 */
export function formatOdds(odds: PlainNumber, coefViewId: number): string {
  return priceText(exactDecimal(odds), coefViewId);
}

/** The same of odds in thousandths. */
export function formatMilliOdds(odds: MilliOdds, coefViewId: number): string {
  return priceText(Number.isSafeInteger(odds) ? ratio(BigInt(odds), 1000n) : undefined, coefViewId);
}

function priceText(exact: Ratio | undefined, coefViewId: number): string {
  if (!exact || exact.numerator < 0n) return NO_PRICE;
  const format = oddsFormat(coefViewId);
  if (format === 'decimal') return decimalText(roundedUnits(exact, 3), 3);
  const gain = ratio(exact.numerator - exact.denominator, exact.denominator);
  return gain.numerator <= 0n ? NO_PRICE : GAIN_TEXT[format](gain);
}

/**
 * Decimal odds, rounded to three decimals, from a text in the format with this id. A text that is no price above 1 is refused [OD-9]:
 * 'not-odds' when the format does not know it, 'not-above-one' and 'out-of-range' (beyond (2^53 - 1) / 1000) when its value is no price.
 */
export function parseOdds(text: string, coefViewId: number): Result<number, OddsError> {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return fail({ code: 'not-odds' });
  const odds = READ_TEXT[oddsFormat(coefViewId)](text.trim().replace('\u2212', '-'));
  return odds ? price(odds) : fail({ code: 'not-odds' });
}

/** OD-10 A price that a front end elsewhere reads is rounded to three decimals; 1 is the price of a returned bet and stays. */
export function roundOdds(odds: PlainNumber): Result<number, OddsError> {
  const exact = exactDecimal(odds);
  if (!exact) return fail({ code: 'not-odds' });
  return roundedUnits(exact, 3) === 1000n ? ok(1) : price(exact);
}

/** OD-11 Decimal odds become thousandths exactly, or are refused: they have at most three decimals and are not negative. */
export function toMilliOdds(odds: PlainNumber): Result<MilliOdds, OddsError> {
  const units = numberToUnits(odds, 3);
  if (typeof units === 'bigint') return ok(Number(units) as MilliOdds);
  return fail({ code: units === 'out-of-range' ? 'out-of-range' : 'not-odds' });
}

/** Whether a value from outside is a price: decimal odds above 1 with at most three decimals [OD-11]. */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 1 && toMilliOdds(value).ok;
}

/** Thousandths, or nothing where they are no whole number from 0 to 2^53 - 1. */
export function milliOddsOf(thousandths: number | bigint): MilliOdds | undefined {
  return thousandths < 0 ? undefined : (safeCount(thousandths) as MilliOdds | undefined);
}

/** Thousandths as decimal odds [OD-11]; what is no count of thousandths, past the types, is undefined. */
export function decimalOdds(odds: MilliOdds): number;
export function decimalOdds(odds: number): number | undefined {
  return unitsToNumber(odds, 3);
}

function price(odds: Ratio): Result<number, OddsError> {
  const milli = roundedUnits(odds, 3);
  if (milli <= 1000n) return fail({ code: 'not-above-one' });
  const decimal = unitsToNumber(milli, 3);
  return decimal === undefined ? fail({ code: 'out-of-range' }) : ok(decimal);
}

const GAIN_TEXT: Readonly<Record<Exclude<OddsFormat, 'decimal'>, (gain: Ratio) => string>> = {
  fractional: (gain) => {
    const divisor = greatestCommonDivisor(gain.numerator, gain.denominator);
    return `${gain.numerator / divisor}/${gain.denominator / divisor}`;
  },
  american: (gain) => (isBelowEvens(gain) ? `${roundedUnits(inverted(gain), 2)}` : `+${roundedUnits(gain, 2)}`),
  'hong-kong': (gain) => shortText(gain),
  malay: (gain) => shortText(isAboveEvens(gain) ? inverted(gain) : gain),
  indonesian: (gain) => shortText(isBelowEvens(gain) ? inverted(gain) : gain),
};

const READ_TEXT: Readonly<Record<OddsFormat, (text: string) => Ratio | undefined>> = {
  decimal: (text) => (text.startsWith('+') || text.startsWith('-') ? undefined : signedDecimal(text)),
  fractional: (text) => {
    const [, numerator, denominator] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    if (numerator === undefined || denominator === undefined) return undefined;
    const gain = ratio(BigInt(numerator), BigInt(denominator));
    return gain.numerator > 0n && gain.denominator > 0n ? oddsOfGain(gain) : undefined;
  },
  american: (text) => {
    if (!/^[+-]?\d+$/.test(text)) return undefined;
    const points = BigInt(text.replace('+', ''));
    if (points >= 100n) return oddsOfGain(ratio(points, 100n));
    return points <= -100n ? oddsOfGain(ratio(100n, -points)) : undefined;
  },
  'hong-kong': (text) => {
    const gain = signedDecimal(text);
    return gain && gain.numerator > 0n ? oddsOfGain(gain) : undefined;
  },
  malay: (text) => {
    const shown = signedDecimal(text);
    if (!shown || shown.numerator === 0n || isAboveEvens(shown)) return undefined;
    if (shown.numerator > 0n) return oddsOfGain(shown);
    return -shown.numerator < shown.denominator ? oddsOfGain(inverted(shown)) : undefined;
  },
  indonesian: (text) => {
    const shown = signedDecimal(text);
    if (!shown) return undefined;
    if (shown.numerator >= shown.denominator) return oddsOfGain(shown);
    return -shown.numerator >= shown.denominator ? oddsOfGain(inverted(shown)) : undefined;
  },
};

function oddsOfGain(gain: Ratio): Ratio {
  return ratio(gain.numerator + gain.denominator, gain.denominator);
}

/** The gain seen from the other side, with the sign changed: 0.5 becomes -2, -0.4 becomes 2.5. */
function inverted({ numerator, denominator }: Ratio): Ratio {
  return numerator < 0n ? ratio(denominator, -numerator) : ratio(-denominator, numerator);
}

function isAboveEvens(gain: Ratio): boolean {
  return gain.numerator > gain.denominator;
}

function isBelowEvens(gain: Ratio): boolean {
  return gain.numerator < gain.denominator;
}

function signedDecimal(text: string): Ratio | undefined {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  return ratio(sign === '-' ? -digits : digits, 10n ** BigInt(fraction.length));
}

/** OD-8 Up to three decimals; below 0.001, where those say nothing, four significant digits. */
function shortText(value: Ratio): string {
  let decimals = 3;
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  if (size * 1000n < value.denominator) {
    let scaled = size * 1000n;
    for (; scaled < value.denominator; decimals += 1) scaled *= 10n;
    decimals += 3;
  }
  return decimalText(roundedUnits(value, decimals), decimals);
}

function decimalText(units: bigint, decimals: number): string {
  const digits = `${units < 0n ? -units : units}`.padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestCommonDivisor(right, left % right);
}
