import { NO_MONEY } from '../../shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../shared/odds.ts';
import { betResultById } from '../maths/bet-result.ts';
import { FACTOR_UNITS, legFactor } from '../maths/leg-factor.ts';

const DECIMALS = 4;
const UNITS = 10n ** BigInt(DECIMALS);

/** EP-8 What a settled bet multiplies its stake by, as a decimal text with at most four decimals; an open bet counts as lost. */
export function betFactorText({ odds, status }: { readonly odds: MilliOdds; readonly status: number }): string {
  const result = betResultById(status);
  const known = milliOddsOf(odds);
  if (result === undefined || known === undefined) return '';
  const units = (legFactor({ odds: known, result, block: undefined, amount: NO_MONEY }, 'lose') * UNITS) / FACTOR_UNITS;
  const decimals = String(units % UNITS)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '');
  const whole = String(units / UNITS);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
