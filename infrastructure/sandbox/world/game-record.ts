import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Fixture } from './calendar.ts';
import type { GameOverride } from './game-override.ts';
import { driftAt, lastTick, suspension } from './price-tick.ts';
import type { RandomDraws } from './random-draws.ts';
import type { Pairing } from './pairings.ts';
import { isLiveRace } from './plays/marble-play.ts';
import type { Frame, Play } from './plays/play.ts';
import { FIRST_FRAME, lastUntil } from './plays/play.ts';
import type { GameState } from './game-state.ts';

/** One game with all that is known of it beforehand. */
export interface GameRecord {
  readonly fixture: Fixture;
  readonly pairing: Pairing;
  readonly play: () => Play;
  /** How the game stands once it is played out; it costs no play again. */
  readonly lastFrame: () => Frame;
  /** Every moment at which the course of play changes something, in order. */
  readonly moments: () => readonly EpochMillis[];
  readonly naturalEnd: () => EpochMillis;
  readonly isAbandoned: () => boolean;
  /** The game could not be played: it stays suspended and never ends by itself. */
  readonly isBroken: () => boolean;
}

const ABANDONED_SHARE = 0.005;
/** An abandoned game breaks off within this part of its time. */
const BREAKS_OFF = { from: 0.1, to: 0.9 } as const;
/** So many frames lie between two anchors. */
const FRAMES_APART = 8;
const NEVER: EpochMillis = Number.MAX_SAFE_INTEGER;
const UNPLAYED: Play = { frames: [FIRST_FRAME], entries: [], statistics: [], decisive: [], duration: 0 };

const DRIFT = {
  line: { edge: 0.035, tempo: 0.06 },
  live: { edge: 0.012, tempo: 0.02 },
} as const;

/** What luck makes of the games. */
export interface GameCourses {
  /** The whole game, the same each time; undefined where it cannot be played. Asked again for what is not kept here. */
  readonly play: (fixture: Fixture, pairing: Pairing) => Play | undefined;
  readonly abandonment: (fixture: Fixture) => RandomDraws;
}

/** The part of its time after which a game is abandoned; 1 for nearly all of them. */
function playedPart(pairing: Pairing, draws: RandomDraws): number {
  if (pairing.matchup.answerCount > 0 || !draws.isHit(ABANDONED_SHARE)) return 1;
  return BREAKS_OFF.from + (BREAKS_OFF.to - BREAKS_OFF.from) * draws.roll();
}

/** Kept as long as the play that they are the moments of. */
const MOMENTS = new WeakMap<Play, readonly EpochMillis[]>();

interface Ending {
  readonly at: EpochMillis;
  readonly frame: Frame;
  readonly isAbandoned: boolean;
}

/** Thousands of them are kept, so they share what is not of one game. */
export function openRecord(fixture: Fixture, pairing: Pairing, courses: GameCourses): GameRecord {
  let known: Ending | undefined;
  let unplayed: Play | undefined;
  const ending = (): Ending => (known ??= endingOf(fixture, pairing, courses));
  const play = (): Play => {
    const played = ending().at === NEVER ? undefined : courses.play(fixture, pairing);
    return played ?? (unplayed ??= { ...UNPLAYED });
  };
  return {
    fixture,
    pairing,
    play,
    lastFrame: () => ending().frame,
    naturalEnd: () => ending().at,
    isAbandoned: () => ending().isAbandoned,
    isBroken: () => ending().at === NEVER,
    moments: () => momentsOf(play(), fixture),
  };
}

function endingOf(fixture: Fixture, pairing: Pairing, courses: GameCourses): Ending {
  const part = playedPart(pairing, courses.abandonment(fixture));
  const play = courses.play(fixture, pairing);
  const isAbandoned = part < 1;
  if (play === undefined) return { at: NEVER, frame: FIRST_FRAME, isAbandoned };
  return { at: realTime(fixture, play.duration * part), frame: play.frames.at(-1) ?? FIRST_FRAME, isAbandoned };
}

function momentsOf(play: Play, fixture: Fixture): readonly EpochMillis[] {
  const known = MOMENTS.get(play) ?? changesOf(play, fixture);
  MOMENTS.set(play, known);
  return known;
}

function realTime({ startsAt, speed }: Fixture, at: Millis): EpochMillis {
  return startsAt + Math.ceil(at / speed);
}

function changesOf(play: Play, fixture: Fixture): readonly EpochMillis[] {
  const { before, after } = suspension(fixture.speed);
  const all = [
    ...[...play.frames, ...play.entries].map(({ at }) => realTime(fixture, at)),
    ...play.decisive.flatMap((at) => [realTime(fixture, at) - before, realTime(fixture, at) + after]),
  ];
  return [...new Set(all)].toSorted((first, second) => first - second);
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

/** Whether the game has certainly not ended yet, known without playing it out. */
function isBeforeStart(record: GameRecord, now: EpochMillis, override: GameOverride): boolean {
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
    return Math.max(fixture.publishedAt, lastTick(pairing.matchup.key, now, false), ...byHand);
  }
  const end = endOf(record, override);
  if (now >= end.at) return end.at;
  const tick = Math.max(fixture.startsAt, lastTick(pairing.matchup.key, now, true));
  return Math.max(tick, lastMoment(record.moments(), now) ?? 0, ...byHand);
}

function isSuspendedByPlay(record: GameRecord, at: EpochMillis): boolean {
  if (record.isBroken()) return true;
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

/** The strengths as prices see them at a moment: the true ones with a small drift. */
function viewAt({ pairing }: GameRecord, at: EpochMillis, section: 'line' | 'live'): GameState['view'] {
  const { matchup } = pairing;
  const tick = lastTick(matchup.key, at, section === 'live');
  return {
    ...matchup,
    edge: matchup.edge + driftAt(matchup.key, tick, 1) * DRIFT[section].edge,
    tempo: matchup.tempo + driftAt(matchup.key, tick, 2) * DRIFT[section].tempo,
  };
}

type Course = Omit<GameState, 'priceFactor' | 'matchup' | 'anchor'>;

function endedCourse(record: GameRecord, end: End): Course {
  const { startsAt, speed } = record.fixture;
  const elapsed = Math.max(0, (end.at - startsAt) * speed);
  const reached = (): Frame => (end.at < startsAt ? FIRST_FRAME : lastUntil(record.play().frames, elapsed));
  const frame = end.isAbandoned ? reached() : record.lastFrame();
  return {
    frame,
    elapsed: end.isAbandoned ? elapsed : frame.at,
    status: end.isAbandoned ? 'abandoned' : 'finished',
    isSuspended: true,
    view: { ...record.pairing.matchup, isBrokenOff: end.isAbandoned },
  };
}

function courseAt(record: GameRecord, at: EpochMillis, override: GameOverride): Course {
  const isHeld = isSuspendedByHand(override, at);
  if (isBeforeStart(record, at, override)) {
    const view = viewAt(record, at, 'line');
    return { frame: FIRST_FRAME, elapsed: 0, status: 'scheduled', isSuspended: isHeld, view };
  }
  const end = endOf(record, override);
  if (at >= end.at) return endedCourse(record, end);
  const { startsAt, speed } = record.fixture;
  const elapsed = (at - startsAt) * speed;
  const frame = lastUntil(record.play().frames, elapsed);
  return {
    frame,
    elapsed,
    status: frame.phase === 'break' ? 'break' : 'playing',
    // nobody bets on a race that is under way, but for one with gates
    isSuspended: isHeld || isClosedByStart(record) || isSuspendedByPlay(record, at),
    view: viewAt(record, at, 'live'),
  };
}

function isClosedByStart({ pairing: { matchup } }: GameRecord): boolean {
  return matchup.answerCount > 0 && !isLiveRace(matchup.sport);
}

/** The last of every eighth frame that the game has reached; a game that is over has no lines to choose by it. */
function anchorOf(record: GameRecord, { status, frame }: Course): Frame {
  if (status === 'scheduled') return FIRST_FRAME;
  if (status === 'finished' || status === 'abandoned') return frame;
  const { frames } = record.play();
  const reached = frames.slice(0, frames.indexOf(frame) + 1).filter(isLineFrame);
  const last = reached.length - 1;
  return reached[last - (last % FRAMES_APART)] ?? frame;
}

/** Saved shots move no line. */
function isLineFrame({ saved }: Frame, index: number, frames: readonly Frame[]): boolean {
  return index === 0 || frames[index - 1]?.saved === saved;
}

/** The game as it stands; `at` must be one of its versions, so that nothing moves between two of them. */
export function gameStateAt(record: GameRecord, at: EpochMillis, override: GameOverride = {}): GameState {
  const shift = override.priceShift;
  const priceFactor = shift !== undefined && shift.at <= at ? shift.factor : 1;
  const course = courseAt(record, at, override);
  const anchor = anchorOf(record, course);
  return { ...course, priceFactor, matchup: record.pairing.matchup, anchor };
}
