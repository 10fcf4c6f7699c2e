import { minutes } from '../../../../core/shared/time.ts';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import { fraction } from '../mix.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Matchup, Play } from './play.ts';
import { recordPlay } from './play-recorder.ts';

/** A sport in which all start together: how long a race takes, and what the next best has of the probability of the one before. */
const RACE_RULES = {
  'formula-1': { minutes: 95, decline: 0.78 },
  cycling: { minutes: 270, decline: 0.88 },
  biathlon: { minutes: 48, decline: 0.88 },
  'horse-racing': { minutes: 3, decline: 0.84 },
} as const satisfies Partial<Record<SportCode, { readonly minutes: number; readonly decline: number }>>;

export type RaceSport = keyof typeof RACE_RULES;

export function isRaceSport(sport: string): sport is RaceSport {
  return Object.hasOwn(RACE_RULES, sport);
}

/** How likely each starter wins: by rank, and by the form of the day. */
export function raceProbabilities(
  { key, answerCount, tempo }: Pick<Matchup, 'key' | 'answerCount' | 'tempo'>,
  sport: RaceSport,
): readonly number[] {
  const decline = RACE_RULES[sport].decline + tempo * 0.02;
  const weights = Array.from({ length: answerCount }, (_, rank) => decline ** rank * (0.5 + fraction(key, rank, 83)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Runs a race: who comes in first is known at its end, and bets are taken until its start. */
export function playRace(matchup: Matchup, sport: RaceSport, draws: RandomDraws): Play {
  let left = draws.roll();
  const first = raceProbabilities(matchup, sport).findIndex((probability) => (left -= probability) < 0);
  return recordPlay({ periods: [] }).finish(minutes(RACE_RULES[sport].minutes), { finish: String(Math.max(0, first)) });
}
