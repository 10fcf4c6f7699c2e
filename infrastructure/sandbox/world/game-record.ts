import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Fixture } from './calendar.ts';
import type { View } from './chances/chances.ts';
import { driftAt, lastBeat, suspension } from './last-beat.ts';
import { fraction } from './dice.ts';
import { playOut } from './plays/play-out.ts';
import type { Pairing } from './pairings.ts';
import type { Frame, Play } from './plays/play.ts';
import { FIRST_FRAME, lastUntil } from './plays/play.ts';
import type { GameOverride } from './world.ts';

/** One game with all that is known of it beforehand. */
export interface GameRecord {
  readonly fixture: Fixture;
  readonly pairing: Pairing;
  readonly play: () => Play;
  /** Every moment at which the course of play changes something, in order. */
  readonly moments: () => readonly EpochMillis[];
  readonly naturalEnd: () => EpochMillis;
  readonly isAbandoned: () => boolean;
}

const ABANDONED_SHARE = 0.005;

export function openRecord(fixture: Fixture, pairing: Pairing): GameRecord {
  const { startsAt, speed } = fixture;
  const { matchup } = pairing;
  const real = (at: number): EpochMillis => startsAt + Math.ceil(at / speed);
  let play: Play | undefined;
  let moments: readonly EpochMillis[] | undefined;
  const isAbandoned = fraction(matchup.key, 41) < ABANDONED_SHARE && matchup.answerCount === 0;
  const played = (): Play => (play ??= playOut(matchup));
  const naturalEnd = (): EpochMillis =>
    real(played().duration * (isAbandoned ? 0.1 + 0.8 * fraction(matchup.key, 42) : 1));
  return {
    fixture,
    pairing,
    play: played,
    naturalEnd,
    isAbandoned: () => isAbandoned,
    moments: () => {
      if (moments !== undefined) return moments;
      const { before, after } = suspension(speed);
      const { frames, entries, decisive } = played();
      const all = [
        ...[...frames, ...entries].map(({ at }) => real(at)),
        ...decisive.flatMap((at) => [real(at) - before, real(at) + after]),
      ];
      moments = [...new Set(all)].toSorted((first, second) => first - second);
      return moments;
    },
  };
}

/** How a game ended, or where it stands: everything that a price or a row is reckoned from. */
export interface Standing {
  readonly frame: Frame;
  /** Since the start, at speed 1. */
  readonly elapsed: number;
  readonly status: 'scheduled' | 'playing' | 'break' | 'finished' | 'abandoned';
  readonly isSuspended: boolean;
  readonly priceFactor: number;
  readonly view: View;
}

interface End {
  readonly at: EpochMillis;
  readonly isAbandoned: boolean;
  readonly isByHand: boolean;
}

/** When and how the game ends: by itself, or by hand where that is earlier. */
export function endOf(record: GameRecord, override: GameOverride = {}): End {
  const natural: End = { at: record.naturalEnd(), isAbandoned: record.isAbandoned(), isByHand: false };
  const finished: End | undefined =
    override.finishedAt === undefined ? undefined : { at: override.finishedAt, isAbandoned: false, isByHand: true };
  const abandoned: End | undefined =
    override.abandonedAt === undefined ? undefined : { at: override.abandonedAt, isAbandoned: true, isByHand: true };
  return [natural, finished, abandoned]
    .filter((end) => end !== undefined)
    .reduce((earliest, end) => (end.at < earliest.at ? end : earliest));
}

/** Whether the game has certainly not ended yet, told without playing it out. */
export function isBeforeStart(record: GameRecord, now: EpochMillis, override: GameOverride = {}): boolean {
  return (
    now < record.fixture.startsAt &&
    (override.finishedAt === undefined || now < override.finishedAt) &&
    (override.abandonedAt === undefined || now < override.abandonedAt)
  );
}

function lastMoment(moments: readonly EpochMillis[], now: EpochMillis): EpochMillis | undefined {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return moments[low - 1];
}

/** When anything of the game last changed. */
export function versionOf(record: GameRecord, now: EpochMillis, override: GameOverride = {}): EpochMillis {
  const { fixture, pairing } = record;
  const byHand = [override.suspendedAt, override.resumedAt, override.priceShift?.at]
    .filter((moment) => moment !== undefined)
    .filter((moment) => moment <= now);
  if (isBeforeStart(record, now, override)) {
    return Math.max(fixture.publishedAt, lastBeat(pairing.matchup.key, now, false), ...byHand);
  }
  const end = endOf(record, override);
  if (now >= end.at) return end.at;
  const beat = Math.max(fixture.startsAt, lastBeat(pairing.matchup.key, now, true));
  return Math.max(beat, lastMoment(record.moments(), now) ?? 0, ...byHand);
}

function isSuspendedByPlay(record: GameRecord, at: EpochMillis): boolean {
  const { startsAt, speed } = record.fixture;
  const { before, after } = suspension(speed);
  return record.play().decisive.some((moment) => {
    const decided = startsAt + Math.ceil(moment / speed);
    return decided - before <= at && at < decided + after;
  });
}

function isSuspendedByHand({ suspendedAt, resumedAt }: GameOverride, at: EpochMillis): boolean {
  if (suspendedAt === undefined || suspendedAt > at) return false;
  return resumedAt === undefined || resumedAt < suspendedAt || resumedAt > at;
}

/** The game as it stands; `at` must be one of its versions, so that nothing moves between two of them. */
export function standingAt(record: GameRecord, at: EpochMillis, override: GameOverride = {}): Standing {
  const { fixture, pairing } = record;
  const shift = override.priceShift;
  const priceFactor = shift !== undefined && shift.at <= at ? shift.factor : 1;
  const { matchup } = pairing;
  if (isBeforeStart(record, at, override)) {
    const beat = lastBeat(matchup.key, at, false);
    const view = {
      ...matchup,
      edge: matchup.edge + driftAt(matchup.key, beat, 1) * 0.035,
      tempo: matchup.tempo + driftAt(matchup.key, beat, 2) * 0.06,
    };
    const isSuspended = isSuspendedByHand(override, at);
    return { frame: FIRST_FRAME, elapsed: 0, status: 'scheduled', isSuspended, priceFactor, view };
  }
  const end = endOf(record, override);
  const { frames } = record.play();
  if (at >= end.at) {
    const elapsed = Math.max(0, (end.at - fixture.startsAt) * fixture.speed);
    const reached = end.at < fixture.startsAt ? FIRST_FRAME : lastUntil(frames, elapsed);
    const frame = end.isAbandoned ? reached : (frames.at(-1) ?? frames[0]);
    const status = end.isAbandoned ? 'abandoned' : 'finished';
    return {
      frame,
      elapsed: end.isAbandoned ? elapsed : frame.at,
      status,
      isSuspended: true,
      priceFactor,
      view: { ...matchup, isBrokenOff: end.isAbandoned },
    };
  }
  const elapsed = (at - fixture.startsAt) * fixture.speed;
  const frame = lastUntil(frames, elapsed);
  const beat = lastBeat(matchup.key, at, true);
  const view = {
    ...matchup,
    edge: matchup.edge + driftAt(matchup.key, beat, 1) * 0.012,
    tempo: matchup.tempo + driftAt(matchup.key, beat, 2) * 0.02,
  };
  const isSuspended = isSuspendedByPlay(record, at) || isSuspendedByHand(override, at);
  return { frame, elapsed, status: frame.phase === 'break' ? 'break' : 'playing', isSuspended, priceFactor, view };
}
