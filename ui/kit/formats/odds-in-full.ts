import { fractionStep } from '../../../core/shared/fraction-step.ts';
import { oddsFormat, type MilliOdds } from '../../../core/shared/odds.ts';
import { oddsText } from './odds-text.ts';

const DECIMAL = 0;

/** The odds as they are printed; a fraction that only comes near them has them beside it, since they decide what is won [OD-12]. */
export function oddsInFull(odds: MilliOdds, coefViewId: number): string {
  const text = oddsText(odds, coefViewId);
  const isNear = oddsFormat(coefViewId) === 'fractional' && odds > 1000 && !fractionStep(odds).isExact;
  return isNear ? `${text} (${oddsText(odds, DECIMAL)})` : text;
}
