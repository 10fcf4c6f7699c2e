import { seconds } from '../../../../core/shared/time.ts';
import type { SportCode } from '../../../../core/sports/tree/sport.ts';
import { fraction } from '../mix.ts';
import type { RandomDraws } from '../random-draws.ts';
import type { Matchup, Play } from './play.ts';
import { recordPlay } from './play-recorder.ts';

/** How long it takes to the next gate. */
const GATE = seconds(75);
/** What the next slower marble has of the speed of the one before. */
const DECLINE = 0.9;

/** SP-30 Whether bets on a race are taken while it is run. */
export function isLiveRace(sport: SportCode): boolean {
  return sport === 'marbles';
}

/** How hard it is to drop each marble: by rank, and by the form of the day. */
function grips({ key, answerCount, tempo }: Pick<Matchup, 'key' | 'answerCount' | 'tempo'>): readonly number[] {
  const decline = DECLINE + tempo * 0.02;
  return Array.from({ length: answerCount }, (_, rank) => decline ** rank * (0.6 + 0.8 * fraction(key, rank, 85)));
}

/** Who is last at the next gate, how likely each of those that are left. */
function lastAtGate(left: readonly number[], strengths: readonly number[]): readonly number[] {
  const weights = left.map((marble) => 1 / (strengths[marble] ?? 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** How likely each marble is the one that is left at the end, where some have fallen out; exact. */
export function marbleProbabilities(
  matchup: Pick<Matchup, 'key' | 'answerCount' | 'tempo'>,
  fallen: readonly number[],
): readonly number[] {
  const { answerCount: count } = matchup;
  const strengths = grips(matchup);
  // how likely exactly those of a set are left, from the whole field down to one
  let reached = new Map<number, number>([[fallen.reduce((all, marble) => all - 2 ** marble, 2 ** count - 1), 1]]);
  for (let left = count - fallen.length; left > 1; left -= 1) {
    const next = new Map<number, number>();
    for (const [set, probability] of reached) {
      const marbles = marblesOf(set, count);
      for (const [place, share] of lastAtGate(marbles, strengths).entries()) {
        const smaller = set - 2 ** (marbles[place] ?? 0);
        next.set(smaller, (next.get(smaller) ?? 0) + probability * share);
      }
    }
    reached = next;
  }
  return Array.from({ length: count }, (_, marble) => reached.get(2 ** marble) ?? 0);
}

function marblesOf(set: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, marble) => marble).filter(
    (marble) => Math.floor(set / 2 ** marble) % 2 === 1,
  );
}

/** SP-30 Runs a race of marbles: at each gate the last one falls out, until one is left. */
export function playMarbles(matchup: Matchup, draws: RandomDraws): Play {
  const record = recordPlay({ periods: [], fallen: [] });
  const strengths = grips(matchup);
  let left: readonly number[] = Array.from({ length: matchup.answerCount }, (_, marble) => marble);
  let at = 0;
  while (left.length > 2) {
    at += GATE;
    const out = last(left, strengths, draws);
    left = left.filter((marble) => marble !== out);
    record.decide(at);
    record.change(at, { period: record.last().period + 1, fallen: [...(record.last().fallen ?? []), out] });
  }
  const out = last(left, strengths, draws);
  const [winner = 0] = left.filter((marble) => marble !== out);
  return record.finish(at + GATE, { finish: String(winner) });
}

function last(left: readonly number[], strengths: readonly number[], draws: RandomDraws): number {
  let roll = draws.roll();
  const place = lastAtGate(left, strengths).findIndex((share) => (roll -= share) < 0);
  return left.at(place) ?? 0;
}
