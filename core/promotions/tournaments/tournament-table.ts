import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';

/** A round as a tournament counts it. */
export interface CountedRound {
  readonly stake: Minor;
  readonly win: Minor;
}

/** Points of a round that wins its stake back exactly. */
const POINTS_OF_STAKE = 10n;

/** PRM-2 Ten points for each time that the win covers the stake, and a part of them for a part, rounded down. */
export function roundPoints({ stake, win }: CountedRound): number {
  if (!Number.isSafeInteger(stake) || !Number.isSafeInteger(win) || stake <= 0 || win <= 0) return 0;
  return Number((BigInt(win) * POINTS_OF_STAKE) / BigInt(stake));
}

/** PRM-3 The sum of so many of the best rounds. */
export function tournamentPoints(rounds: readonly CountedRound[], best: number): number {
  const points = rounds.map(roundPoints).toSorted((one, other) => other - one);
  return points.slice(0, Math.max(0, best)).reduce((sum, each) => sum + each, 0);
}

/** A step of the ladder of prizes: what each place from one to another gives, counted in amounts of a fresh coupon. */
export interface PrizeStep {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

export interface TournamentRank<Id> {
  readonly id: Id;
  readonly points: number;
  /** Absent without points. */
  readonly place?: number | undefined;
  /** What the places give that are shared, counted in amounts of a fresh coupon. */
  readonly times: number;
  readonly sharedBy: number;
}

/** PRM-4 The table: whoever has equal points shares the place, and what all the places give that they take. Without points there is no place. */
export function tournamentTable<Id>(
  entries: readonly { readonly id: Id; readonly points: number }[],
  ladder: readonly PrizeStep[],
): readonly TournamentRank<Id>[] {
  const ordered = entries.toSorted((one, other) => other.points - one.points);
  const table: TournamentRank<Id>[] = [];
  for (let from = 0; from < ordered.length;) {
    const points = ordered[from]?.points ?? 0;
    const tied = ordered.slice(from).filter((entry) => entry.points === points);
    const isPlaced = points > 0;
    const times = isPlaced ? tied.reduce((sum, _, index) => sum + amountsOf(ladder, from + index + 1), 0) : 0;
    for (const { id } of tied) {
      table.push({ id, points, ...(isPlaced ? { place: from + 1 } : {}), times, sharedBy: tied.length });
    }
    // points that are no number are equal to none
    from += Math.max(1, tied.length);
  }
  return table;
}

function amountsOf(ladder: readonly PrizeStep[], place: number): number {
  return ladder.find(({ from, to }) => from <= place && place <= to)?.times ?? 0;
}

/** PRM-5 A share of the prizes in a currency, rounded down: what is left over stays with the house. */
export function prizeShare(
  { times, sharedBy }: Pick<TournamentRank<unknown>, 'times' | 'sharedBy'>,
  amount: Minor,
): Minor {
  if (![times, sharedBy, amount].every((each) => Number.isSafeInteger(each) && each > 0)) return NO_MONEY;
  return minorUnits((BigInt(times) * BigInt(amount)) / BigInt(sharedBy)) ?? NO_MONEY;
}

/** PRM-5 All prizes of a ladder, counted in amounts of a fresh coupon. */
export function ladderAmounts(ladder: readonly PrizeStep[]): number {
  return ladder
    .filter(({ from, to, times }) => [from, to, times].every(Number.isSafeInteger) && to >= from)
    .reduce((sum, { from, to, times }) => sum + (to - from + 1) * times, 0);
}

/** When tournaments of a series begin, and how long each goes on. */
export interface SeriesRhythm {
  readonly firstAt: EpochMillis;
  readonly period: Millis;
  readonly length: Millis;
}

/** PRM-1 The number of the tournament that goes on, or that went on last; 0 before the first has begun. */
export function seriesNumber({ firstAt, period }: SeriesRhythm, now: EpochMillis): number {
  if (!Number.isFinite(now) || !(period > 0)) return 0;
  return Math.max(0, Math.floor((now - firstAt) / period));
}

/** PRM-1 When the tournament of a number begins and ends; never where either is no number. */
export function seriesTerm(
  { firstAt, period, length }: SeriesRhythm,
  number: number,
): { readonly startsAt: EpochMillis; readonly endsAt: EpochMillis } {
  const startsAt = firstAt + number * period;
  if (!Number.isFinite(startsAt) || !Number.isFinite(length)) return { startsAt: 0, endsAt: 0 };
  return { startsAt, endsAt: startsAt + length };
}

export const TOURNAMENT_STATES = ['announced', 'running', 'checking', 'finished'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** PRM-6 It is checked from its end until its prizes are paid. */
export function tournamentState(
  {
    startsAt,
    endsAt,
    isSettled,
  }: { readonly startsAt: EpochMillis; readonly endsAt: EpochMillis; readonly isSettled: boolean },
  now: EpochMillis,
): TournamentState {
  if (isSettled) return 'finished';
  if (now < startsAt) return 'announced';
  return now < endsAt ? 'running' : 'checking';
}
