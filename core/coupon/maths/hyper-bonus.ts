import { isFields } from '../../shared/untrusted.ts';
import { exactDecimal, numberToUnits, ratio, roundedUnits } from '../../shared/exact.ts';
import { fittingDecimals } from '../../shared/money.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { problem } from './checked-slip.ts';
import type { SlipError } from './slip.ts';

/** What the hyper bonus is made of; amounts in major units, the percent and the limits are the bookmaker's. */
export interface HyperBonusTerms {
  readonly possibleWin: number;
  readonly percent: number;
  /** Below this possible win there is no bonus. */
  readonly minimumPossibleWin: number;
  readonly maximumBonus: number;
  readonly currencyDecimals?: 0 | 2 | 3 | undefined;
}

/** HB-1..HB-3 The bonus is a percentage of the possible win up to a maximum, and nothing below a minimum; it stands on its own line. */
export function hyperBonus(terms: HyperBonusTerms): Result<number, SlipError> {
  if (!isFields(terms)) return problem('malformed');
  const { possibleWin, percent, minimumPossibleWin, maximumBonus } = terms;
  const decimals = fittingDecimals(terms.currencyDecimals ?? 2);
  const win = numberToUnits(possibleWin, decimals);
  const share = exactDecimal(percent);
  const [lowest, highest] = [numberToUnits(minimumPossibleWin, decimals), numberToUnits(maximumBonus, decimals)];
  if (typeof win === 'string') return problem(`amount-${win}`);
  if (typeof lowest === 'string') return problem(`amount-${lowest}`);
  if (typeof highest === 'string') return problem(`amount-${highest}`);
  if (!share || share.numerator < 0n) return problem('percent-not-a-number');
  if (win < lowest) return ok(0);
  const bonus = roundedUnits(ratio(win * share.numerator, 100n * share.denominator), 0);
  return ok(Number(bonus < highest ? bonus : highest) / 10 ** decimals);
}
