import { isFields } from '../../shared/untrusted.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { oddsUnits, problem } from '../maths/checked-slip.ts';
import { lineCount } from '../maths/line-count.ts';
import { ODDS_CHANGE_MODES } from './odds-change-mode.ts';
import type { OddsChangeMode } from './odds-change-mode.ts';
import type { Slip, SlipError } from '../maths/slip.ts';
import { totalOdds } from '../maths/total-odds.ts';

/** OC-2 Without a choice of the player or the jurisdiction, higher odds are accepted. */
export const DEFAULT_ODDS_CHANGE_MODE: OddsChangeMode = 'accept-increase';

/** OC-1 The mode with this number on the wire; undefined for any other value. */
export function oddsChangeModeById(id: number): OddsChangeMode | undefined {
  return ODDS_CHANGE_MODES[id];
}

/** OC-1 The number of a mode on the wire, from 0 to 2; -1 for what is none. */
export function oddsChangeModeId(mode: OddsChangeMode): number {
  return ODDS_CHANGE_MODES.indexOf(mode);
}

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
export function isOddsChangeAccepted(before: number, after: number, policy: OddsChangePolicy): boolean {
  const { mode, suspiciousRisePercent } = policy;
  const [old, current] = [oddsUnits(before), oddsUnits(after)];
  if (!old.ok || !current.ok) return false;
  if (current.value === old.value) return true;
  const risePercent = (Number(current.value - old.value) * 100) / Number(old.value);
  if (suspiciousRisePercent !== undefined && risePercent > suspiciousRisePercent) return false;
  return mode === 'accept-any' || (mode === 'accept-increase' && current.value > old.value);
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
  const [old, current] = [comparedOdds(before), comparedOdds(after)];
  if (!old.ok) return old;
  if (!current.ok) return current;
  const total = totalOdds(after);
  const isBelowExact = after.exactOdds !== undefined && total.ok && total.value < after.exactOdds;
  return ok(
    current.value.map((odds, index) => {
      const shown = old.value[index];
      const isAccepted = shown !== undefined && isOddsChangeAccepted(shown, odds, policy);
      const verdict = isBelowExact ? 'below-exact' : isAccepted ? 'accepted' : 'changed';
      return { verdict, before: shown ?? odds, after: odds };
    }),
  );
}

function comparedOdds(slip: Slip): Result<readonly number[], SlipError> {
  const checked = lineCount(slip);
  if (!checked.ok) return checked;
  if (slip.type === 'singles') return ok(slip.bets.map(({ odds }) => odds));
  if (slip.type === 'condition') return conditionBlockOdds(slip);
  const total = totalOdds(slip);
  return total.ok ? ok([total.value]) : total;
}

/** OC-9 The odds of a block are those of an express of its bets. */
export function conditionBlockOdds(slip: Slip): Result<readonly number[], SlipError> {
  const checked = lineCount(slip);
  if (!checked.ok) return checked;
  const odds: number[] = [];
  for (let block = 1; slip.bets.some((bet) => bet.block === block); block += 1) {
    const bets = slip.bets.filter((bet) => bet.block === block);
    const total = totalOdds({ type: bets.length === 1 ? 'single' : 'express', amount: 1, bets });
    if (!total.ok) return total;
    odds.push(total.value);
  }
  return ok(odds);
}
