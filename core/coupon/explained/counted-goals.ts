import type { SidePair } from '../../sports/game/game.ts';
import type { MarketKind } from '../../sports/game/market-kind.ts';
import { periodParts } from '../../sports/names/period-name.ts';
import { sportCode, type SportCode } from '../../sports/tree/sport.ts';
import type { PlacedBet } from '../placed/placed-coupon.ts';

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

/** The goals of each side that a market of goals counts: of its part, or of all without extra time; undefined where the score does not say them. */
export function goalsOf({ period, sportId, score }: Omit<ScoredBet, 'kind'>): SidePair | undefined {
  if (score === undefined || !GOAL_SPORTS.has(sportCode(sportId))) return undefined;
  const { count } = periodParts(sportId);
  const parts = period === 0 ? score.periods.slice(0, count) : score.periods.slice(period - 1, period);
  if (parts.length === 0) return undefined;
  const goals = { home: 0, away: 0 };
  for (const { home, away } of parts) {
    goals.home += home;
    goals.away += away;
  }
  return Number.isSafeInteger(goals.home + goals.away) ? goals : undefined;
}

/** EP-9 The goals that a total counted, extra time left out; undefined where its score does not say it. */
export function countedGoals(bet: ScoredBet): number | undefined {
  const side = COUNTED[bet.kind];
  const goals = goalsOf(bet);
  if (side === undefined || goals === undefined) return undefined;
  return side === 'both' ? goals.home + goals.away : goals[side];
}
