import { exactDecimal, ratio, roundedUnits, unitsToNumber, type Ratio } from './exact.ts';
import { oddsFormat, type OddsError, type OddsFormat } from './odds.ts';
import { inverted, isAboveEvens } from './odds-gain.ts';
import { fail, ok, type Result } from './result.ts';
import type { PlainNumber } from './tagged.ts';

const LONGEST_TEXT = 40;

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

function price(odds: Ratio): Result<number, OddsError> {
  const milli = roundedUnits(odds, 3);
  if (milli <= 1000n) return fail({ code: 'not-above-one' });
  const decimal = unitsToNumber(milli, 3);
  return decimal === undefined ? fail({ code: 'out-of-range' }) : ok(decimal);
}

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

function signedDecimal(text: string): Ratio | undefined {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  return ratio(sign === '-' ? -digits : digits, 10n ** BigInt(fraction.length));
}
