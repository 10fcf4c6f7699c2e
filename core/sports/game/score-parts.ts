import type { Game, SidePair } from './game.ts';
import { periodParts } from '../names/period-name.ts';

/** One column of a score: goals or a set, one that is over, the one that runs, or the points in it. */
export interface ScorePart {
  readonly home: string;
  readonly away: string;
  readonly role: 'past' | 'now' | 'points';
}

const MOST_PERIODS = 3;

/** LN-37 In detail all sets are shown, before the running map those that are over, and in other sports every part before the score. LN-27 Sports of sets show the last three sets and the points of a game in them; sports of maps the maps won and the running one; others the score alone. */
export function scoreParts(
  { sportId, score }: Pick<Game, 'sportId' | 'score'>,
  isDetailed = false,
): readonly ScorePart[] {
  const whole = part(score, 'now');
  const { unit } = periodParts(sportId);
  const { periods } = score;
  const last = periods.at(-1);
  if (last === undefined) return [whole];
  const past = isDetailed ? periods.map((period) => part(period, 'past')) : [];
  if (unit === 'map') return [whole, ...past.slice(0, -1), part(last, 'points')];
  if (unit !== 'set') return [...past, whole];
  const sets = [
    ...periods.slice(isDetailed ? 0 : -MOST_PERIODS, -1).map((period) => part(period, 'past')),
    part(last, 'now'),
  ];
  return score.points === undefined ? sets : [...sets, { ...score.points, role: 'points' }];
}

/** LN-94 Grows with each goal, and with each point of a set or round of a map. */
export function scoredCount({ home, away, periods }: Game['score']): number {
  const count = periods.reduce((sum, period) => sum + period.home + period.away, home + away);
  return Number.isFinite(count) ? count : 0;
}

function part({ home, away }: SidePair, role: ScorePart['role']): ScorePart {
  return { home: String(home), away: String(away), role };
}
