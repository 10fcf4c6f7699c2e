import { ratio, roundedUnits } from '../../shared/exact.ts';
import { decimalOdds, milliOddsOf } from '../../shared/odds.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { checkEach, oddsUnits, problem } from './checked-slip.ts';
import type { SlipError } from './slip.ts';
import { product } from './symmetric-sums.ts';
import { LARGEST_EXPRESS } from './type-bounds.ts';

const MARGIN_UNITS = 10_000n;
const MARGIN = 11_165n;
const LOWEST_ODDS = 1010n;

/**
 * The odds of an anti-express over bets at these odds (each at least 1, three decimals; 1 to 40 of them): 1 / (1.1165 - 1 / K)
 * rounded to three decimals, K the exact product [AX-1]. Refused when that is 1.01 or less [AX-2].
 * The formula gives the published 1.17, 1.58 and 3.16 of betsico.com.
 */
export function antiExpressOdds(odds: readonly PlainNumber[]): Result<number, SlipError> {
  if (!Array.isArray(odds)) return problem('malformed');
  if (odds.length === 0) return problem('no-bets');
  if (odds.length > LARGEST_EXPRESS) return problem('too-many-bets');
  const units = checkEach(odds, oddsUnits);
  if (!units.ok) return units;
  const price = priceAntiExpress(units.value);
  return price === undefined ? problem('anti-express-refused') : ok(decimalOdds(price));
}

/** The price, or nothing when it is too low to be offered. */
export function priceAntiExpress(odds: readonly MilliOdds[]): MilliOdds | undefined {
  const total = product(odds.map(BigInt));
  const one = 1000n ** BigInt(odds.length);
  const price = roundedUnits(ratio(MARGIN_UNITS * total, MARGIN * total - MARGIN_UNITS * one), 3);
  return price > LOWEST_ODDS ? milliOddsOf(price) : undefined;
}
