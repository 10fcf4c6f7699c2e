import { NO_MONEY } from '../../shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../shared/odds.ts';
import { betResultById } from '../maths/bet-result.ts';
import { FACTOR_UNITS, legFactor } from '../maths/leg-factor.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';
import { periodParts } from '../../sports/names/period-name.ts';
import { sportCode, type SportCode } from '../../sports/tree/sport.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';

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

/** Sports whose parts hold the goals that their markets count. */
const GOAL_SPORTS: ReadonlySet<SportCode | undefined> = new Set([
  'football',
  'ice-hockey',
  'handball',
  'cyber-football',
  'cyber-ice-hockey',
]);

const COUNTED: Partial<Record<MarketKind, 'both' | 'home' | 'away'>> = {
  total: 'both',
  'asian-total': 'both',
  'exact-goals': 'both',
  'odd-even': 'both',
  'home-total': 'home',
  'away-total': 'away',
};

type ScoredBet = Pick<PlacedBet, 'kind' | 'period' | 'sportId' | 'score'>;

/** EP-9 The goals that a total counted, extra time left out; undefined where its score does not say it. */
export function countedGoals({ kind, period, sportId, score }: ScoredBet): number | undefined {
  const side = COUNTED[kind];
  if (side === undefined || score === undefined || !GOAL_SPORTS.has(sportCode(sportId))) return undefined;
  const { count } = periodParts(sportId);
  const parts = period === 0 ? score.periods.slice(0, count) : score.periods.slice(period - 1, period);
  const goals = parts.reduce(
    (sum, { home, away }) => sum + (side === 'away' ? 0 : home) + (side === 'home' ? 0 : away),
    0,
  );
  return parts.length > 0 && Number.isSafeInteger(goals) ? goals : undefined;
}
