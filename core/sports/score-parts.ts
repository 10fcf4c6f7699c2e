import type { Game } from './game.ts';
import { periodParts } from './period-name.ts';

/** One column of a score: goals or a set, one that is over, the one that runs, or the points in it. */
export interface ScorePart {
  readonly home: string;
  readonly away: string;
  readonly role: 'past' | 'now' | 'points';
}

const MOST_PERIODS = 3;

/** LN-27 Sports of sets show the last three sets and the points of a game in them; sports of maps the maps won and the running one; others the score alone. */
export function scoreParts({ sportId, score }: Pick<Game, 'sportId' | 'score'>): readonly ScorePart[] {
  const whole: ScorePart = { home: String(score.home), away: String(score.away), role: 'now' };
  const { unit } = periodParts(sportId);
  const last = score.periods.at(-1);
  if (last === undefined) return [whole];
  if (unit === 'map') return [whole, { home: String(last.home), away: String(last.away), role: 'points' }];
  if (unit !== 'set') return [whole];
  const sets = score.periods.slice(-MOST_PERIODS).map(({ home, away }, place, shown): ScorePart => {
    return { home: String(home), away: String(away), role: place === shown.length - 1 ? 'now' : 'past' };
  });
  return score.points === undefined ? sets : [...sets, { ...score.points, role: 'points' }];
}
