import type { SportId } from '../../shared/ids.ts';
import type { SidePair } from '../../sports/game/game.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import { sportFacts, type PeriodUnit } from '../../sports/tree/sport.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';

/** Kinds that look at the score of the whole match: won sets, extra time included. */
const WHOLE: ReadonlySet<MarketKind> = new Set(['winner', 'sets-total', 'sets-handicap', 'set-score']);

/** Units of sports in whose scores goals are counted one by one. */
const GOAL_UNITS: ReadonlySet<PeriodUnit | undefined> = new Set(['half', 'period']);
/** Of these the parts hold points by the dozen. */
const POINT_SPORTS: ReadonlySet<string | undefined> = new Set(['rugby-union', 'rugby-league']);

export type ScoredBet = Pick<PlacedBet, 'kind' | 'period' | 'sportId' | 'score'>;

/** Whether what is scored in a sport are goals. */
export function hasGoals(sportId: SportId): boolean {
  const sport = sportFacts(sportId);
  return GOAL_UNITS.has(sport?.unit) && !POINT_SPORTS.has(sport?.code);
}

/**
 * EP-29 What of a score a market counts: its part; of a whole match the score itself where it asks who wins or how many sets, else
 * what its parts add up to, without extra time where a match may end level. Undefined where the score does not say it, as of
 * fights and races.
 */
export function countedScore({ kind, period, sportId, score }: ScoredBet): SidePair | undefined {
  const sport = sportFacts(sportId);
  if (score === undefined || sport === undefined || sport.unit === 'round' || sport.unit === 'part') return undefined;
  if (period === 0 && WHOLE.has(kind)) return { home: score.home, away: score.away };
  const regular = sport.isDrawn ? score.periods.slice(0, sport.count) : score.periods;
  const parts = period === 0 ? regular : score.periods.slice(period - 1, period);
  if (parts.length === 0) return undefined;
  const counted = { home: 0, away: 0 };
  for (const { home, away } of parts) {
    counted.home += home;
    counted.away += away;
  }
  return Number.isSafeInteger(counted.home + counted.away) ? counted : undefined;
}

/** Kinds that ask for a number. */
const NUMBERED: ReadonlySet<MarketKind> = new Set([
  'total',
  'asian-total',
  'home-total',
  'away-total',
  'exact-goals',
  'odd-even',
]);

/** The number that a market makes of what it counts of a score. */
export function countedNumber(kind: MarketKind, { home, away }: SidePair): number {
  if (kind === 'home-total') return home;
  return kind === 'away-total' ? away : home + away;
}

/** EP-9 The goals that a market of goals counts, extra time left out; undefined where its score does not say it. */
export function countedGoals(bet: ScoredBet): number | undefined {
  const goals = NUMBERED.has(bet.kind) && hasGoals(bet.sportId) ? countedScore(bet) : undefined;
  return goals && countedNumber(bet.kind, goals);
}
