import { isFields } from '../../shared/untrusted.ts';
import { exactDecimal, ratio, roundedUnits } from '../../shared/exact.ts';
import { NO_MONEY, minorUnits, toMajor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { amountUnits, answerWith, problem } from './checked-slip.ts';
import type { SlipError } from './slip.ts';

/** What the hyper bonus is made of; amounts in major units, the percent and the limits are the bookmaker's. */
export interface HyperBonusTerms {
  readonly possibleWin: PlainNumber;
  readonly percent: number;
  /** Below this possible win there is no bonus. */
  readonly minimumPossibleWin: PlainNumber;
  readonly maximumBonus: PlainNumber;
  readonly currencyDecimals?: 0 | 2 | 3 | undefined;
}

/** HB-1..HB-3 The bonus is a percentage of the possible win up to a maximum, and nothing below a minimum; it stands on its own line. */
export function hyperBonus(terms: HyperBonusTerms): Result<number, SlipError> {
  if (!isFields(terms)) return problem('malformed');
  const { possibleWin, percent, minimumPossibleWin, maximumBonus } = terms;
  const decimals = terms.currencyDecimals ?? 2;
  const win = amountUnits(possibleWin, decimals);
  if (!win.ok) return win;
  const lowest = amountUnits(minimumPossibleWin, decimals);
  if (!lowest.ok) return lowest;
  const highest = amountUnits(maximumBonus, decimals);
  if (!highest.ok) return highest;
  return answerWith(
    hyperBonusInUnits({
      possibleWin: win.value,
      percent,
      minimumPossibleWin: lowest.value,
      maximumBonus: highest.value,
    }),
    (bonus) => toMajor(bonus, decimals),
  );
}

/** What the hyper bonus is made of, in units. */
export interface HyperBonusUnits {
  readonly possibleWin: Minor;
  readonly percent: number;
  readonly minimumPossibleWin: Minor;
  readonly maximumBonus: Minor;
}

/** The same in units [HB-1, HB-2, HB-3]. */
export function hyperBonusInUnits(terms: HyperBonusUnits): Result<Minor, SlipError> {
  const share = exactDecimal(terms.percent);
  if (!share || share.numerator < 0n) return problem('percent-not-a-number');
  const { possibleWin, minimumPossibleWin, maximumBonus } = terms;
  if (possibleWin < minimumPossibleWin) return ok(NO_MONEY);
  const bonus = minorUnits(roundedUnits(ratio(BigInt(possibleWin) * share.numerator, 100n * share.denominator), 0));
  return ok(bonus !== undefined && bonus < maximumBonus ? bonus : maximumBonus);
}
