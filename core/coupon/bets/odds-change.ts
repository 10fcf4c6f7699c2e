import { exactDecimal } from '../../shared/exact.ts';
import { isFields } from '../../shared/untrusted.ts';
import { decimalOdds } from '../../shared/odds.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { answerSlip, answerWith, problem } from '../maths/checked-slip.ts';
import type { CheckedSlip } from '../maths/checked-slip.ts';
import type { OddsChangeMode } from './odds-change-mode.ts';
import type { Slip, SlipError } from '../maths/slip.ts';
import { totalInUnits } from '../maths/total-odds.ts';
import { LARGEST_EXPRESS } from '../maths/type-bounds.ts';

/** How changes of odds are treated. */
export interface OddsChangePolicy {
  readonly mode: OddsChangeMode;
  /** OC-7 A rise by more than this many percent is asked about in every mode; off when missing. */
  readonly suspiciousRisePercent?: number | undefined;
}

export type OddsVerdict = 'accepted' | 'changed' | 'below-exact';

/** Which total changed: that of the coupon, of a bet of singles, or of a block of a condition. */
export interface OddsComparison {
  readonly verdict: OddsVerdict;
  readonly before: number;
  readonly after: number;
}

/** OC-3..OC-5 Any change passes in 'accept-any', a rise in 'accept-increase', none in 'confirm'; equal odds always pass. */
function acceptsChange(old: MilliOdds, current: MilliOdds, policy: OddsChangePolicy): boolean {
  const { mode, suspiciousRisePercent } = policy;
  const rise = current - old;
  if (suspiciousRisePercent !== undefined && rise > 0) {
    const percent = exactDecimal(suspiciousRisePercent);
    // a percentage that is no number lets no rise pass unasked
    if (!percent) return false;
    if (percent.numerator * BigInt(old) < 100n * percent.denominator * BigInt(rise)) return false;
  }
  return rise === 0 || mode === 'accept-any' || (mode === 'accept-increase' && rise > 0);
}

/**
 * Compares the coupon as the player saw it with the coupon at current prices, on what is paid: the total [OC-6], each bet of singles
 * [OC-8], each block of a condition [OC-9]. Odds below the exact odds are refused in every mode [OC-10].
 */
export function compareOdds(
  before: Slip,
  after: Slip,
  policy: OddsChangePolicy,
): Result<readonly OddsComparison[], SlipError> {
  if (!isFields(policy)) return problem('malformed');
  return answerSlip(before, (old) =>
    answerSlip(after, (current) =>
      answerWith(compareInUnits(old, current, policy), (compared) =>
        compared.map((odds) => ({ ...odds, before: decimalOdds(odds.before), after: decimalOdds(odds.after) })),
      ),
    ),
  );
}

/** A comparison of totals in units. */
export interface UnitComparison {
  readonly verdict: OddsVerdict;
  readonly before: MilliOdds;
  readonly after: MilliOdds;
}

/** The same of slips that have been checked. */
export function compareInUnits(
  before: CheckedSlip,
  after: CheckedSlip,
  policy: OddsChangePolicy,
): Result<readonly UnitComparison[], SlipError> {
  const [old, current] = [comparedOdds(before), comparedOdds(after)];
  if (!old.ok) return old;
  if (!current.ok) return current;
  const isBelow = isBelowExactOdds(after);
  return ok(
    current.value.map((odds, index) => {
      const shown = old.value[index];
      const isAccepted = shown !== undefined && acceptsChange(shown, odds, policy);
      const verdict = isBelow ? 'below-exact' : isAccepted ? 'accepted' : 'changed';
      return { verdict, before: shown ?? odds, after: odds };
    }),
  );
}

function isBelowExactOdds(slip: CheckedSlip): boolean {
  if (slip.exactOdds === undefined) return false;
  const total = totalInUnits(slip);
  return total.ok && total.value < slip.exactOdds;
}

function comparedOdds(slip: CheckedSlip): Result<readonly MilliOdds[], SlipError> {
  if (slip.type === 'singles') return ok(slip.bets.map(({ odds }) => odds));
  if (slip.type === 'condition') return blockOddsInUnits(slip);
  const total = totalInUnits(slip);
  return total.ok ? ok([total.value]) : total;
}

/** OC-9 The odds of a block are those of an express of its bets; for a condition. */
export function conditionBlockOdds(slip: Slip): Result<readonly number[], SlipError> {
  return answerSlip(slip, (checked) => answerWith(blockOddsInUnits(checked), (odds) => odds.map(decimalOdds)));
}

/** The same of a slip that has been checked. */
export function blockOddsInUnits(slip: CheckedSlip): Result<readonly MilliOdds[], SlipError> {
  const odds: MilliOdds[] = [];
  for (let block = 1; slip.bets.some((bet) => bet.block === block); block += 1) {
    const bets = slip.bets.filter((bet) => bet.block === block);
    if (bets.length > LARGEST_EXPRESS) return problem('too-many-bets');
    const total = totalInUnits({ ...slip, type: bets.length === 1 ? 'single' : 'express', bets, hasBonusBet: false });
    if (!total.ok) return total;
    odds.push(total.value);
  }
  return ok(odds);
}
