import { LRUCache } from 'lru-cache';
import type { SportCode } from '../../../core/sports/tree/sport.ts';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import { days, minutes, seconds } from '../../../core/shared/time.ts';
import type { ChampRecord } from './champ-table.ts';
import { CHAMP_RECORDS } from './champ-table.ts';
import { readGameId, STREAM_NUMBERS, writeGameId } from './game-id.ts';
import type { KeystreamTable } from './keystream.ts';
import { keyFor, keystreamTable } from './keystream.ts';
import type { Matchday, Matchdays } from './matchdays.ts';
import { matchdays } from './matchdays.ts';
import { isLiveRace } from './plays/marble-play.ts';
import { mostAtTables } from './seasons/pools.ts';

/** When a game is published and played; a game with short notice plays at the speed that its id carries. */
export interface Fixture {
  readonly id: number;
  readonly champ: ChampRecord;
  /** The number of the game within its champ and stream. */
  readonly slot: number;
  readonly isShortNotice: boolean;
  /** Of a game known a week ahead. */
  readonly matchday?: Matchday;
  readonly startsAt: EpochMillis;
  readonly publishedAt: EpochMillis;
  readonly speed: number;
  /** A number of its own, for what may be foretold of the game. */
  readonly key: number;
}

interface Lengths {
  readonly usual: Millis;
  readonly most: Millis;
}

function lengths(usual: number, most: number): Lengths {
  return { usual: minutes(usual), most: minutes(most) };
}

/** How long games last at speed 1, from the first moment to the last. */
const GAME_LENGTHS: Readonly<Record<SportCode, Lengths>> = {
  football: lengths(112, 116),
  'ice-hockey': lengths(85, 98),
  basketball: lengths(56, 150),
  tennis: lengths(102, 330),
  baseball: lengths(142, 420),
  volleyball: lengths(84, 220),
  handball: lengths(72, 73),
  'table-tennis': lengths(21, 75),
  badminton: lengths(39, 120),
  'dota-2': lengths(115, 260),
  cs2: lengths(99, 320),
  lol: lengths(112, 260),
  valorant: lengths(96, 320),
  'rainbow-six': lengths(95, 220),
  'starcraft-2': lengths(60, 120),
  'cyber-football': lengths(9, 10),
  'cyber-ice-hockey': lengths(16, 28),
  'cyber-basketball': lengths(36, 90),
  mma: lengths(12, 30),
  cricket: lengths(137, 200),
  politics: lengths(0, 0),
  futsal: lengths(45, 46),
  'beach-soccer': lengths(46, 47),
  'water-polo': lengths(47, 48),
  floorball: lengths(70, 71),
  'field-hockey': lengths(75, 76),
  bandy: lengths(95, 96),
  netball: lengths(75, 76),
  'beach-volleyball': lengths(38, 80),
  squash: lengths(40, 100),
  padel: lengths(80, 190),
  snooker: lengths(125, 230),
  darts: lengths(24, 42),
  'american-football': lengths(74, 180),
  'rugby-union': lengths(90, 91),
  'rugby-league': lengths(90, 91),
  'australian-football': lengths(94, 95),
  boxing: lengths(36, 48),
  'formula-1': lengths(95, 95),
  cycling: lengths(270, 270),
  biathlon: lengths(48, 48),
  'horse-racing': lengths(3, 3),
  culture: lengths(0, 0),
  marbles: lengths(9, 9),
};

const FIRST_DAY: EpochMillis = 1_577_836_800_000;
const LINE_LENGTH = days(7);

/** Of the ids that no stream has: no world plays at such a speed. */
const SEASONS = STREAM_NUMBERS - 1;

/** The id under which the winner of a season is asked for. */
export function seasonGameId(champId: number, number: number): number {
  return writeGameId({ champId, slot: number, number: SEASONS });
}

/** Which season is asked for under an id; undefined for that of a game. */
export function seasonOfGameId(id: number): { readonly champId: number; readonly number: number } | undefined {
  const asked = readGameId(id);
  return asked?.number === SEASONS ? { champId: asked.champId, number: asked.slot } : undefined;
}

interface Stream {
  readonly champ: ChampRecord;
  readonly number: number;
  readonly speed: number;
  readonly every: Millis;
  readonly offset: Millis;
  readonly table: KeystreamTable;
  /** Of the games known a week ahead; those of short notice begin at any hour. */
  readonly matchdays: Matchdays | undefined;
}

/** The draws of a slot, by their columns; the offset of the whole stream is in its first row. */
const DRAWN = { shift: 0, notice: 1, key: 2, offset: 3 } as const;
const WEEKDAYS = 7;
const STREAMS_KEPT = 1_024;

const CHAMP_BY_ID = new Map(CHAMP_RECORDS.map((champ) => [champ.id, champ]));

export function gameLengths(sport: SportCode, speed: number): Lengths {
  const { usual, most } = GAME_LENGTHS[sport];
  return { usual: usual / speed, most: most / speed };
}

/** 0 for the games known a week ahead; for those of short notice, the speed they are played at. */
interface Notice {
  readonly number: number;
  readonly speed: number;
}

/** As many games of short notice as the live games need, no more than there are tables for. */
function shortNoticeRate(champ: ChampRecord, usual: Millis, early: number): number {
  return Math.min(champ.live / usual - early, mostAtTables(champ) / usual);
}

/** Every champ has games known a week ahead, and as many more with short notice as its share of the live games needs. */
function streamOf(champ: ChampRecord, { number, speed }: Notice, key: Buffer): Stream | undefined {
  const early = champ.line / LINE_LENGTH;
  const { usual } = gameLengths(champ.sport, speed);
  const perMilli = number === 0 ? early : usual === 0 ? 0 : shortNoticeRate(champ, usual, early);
  if (perMilli <= 1 / days(30)) return undefined;
  const every = 1 / perMilli;
  const table = keystreamTable(keyFor(key, `games ${String(champ.id)} ${String(number)}`));
  const offset = table.fraction(0, DRAWN.offset);
  return {
    champ,
    number,
    speed,
    every,
    offset: offset * every,
    table,
    matchdays: number === 0 ? matchdays(champ, Math.floor(offset * WEEKDAYS)) : undefined,
  };
}

/** How long before its start a game may enter the line. */
export function longestNotice(isShortNotice: boolean, speed: number): Millis {
  return isShortNotice ? Math.ceil((minutes(NOTICE_MINUTES) / speed) * NOTICE.to) : LINE_LENGTH;
}

function roundTo(moment: EpochMillis, step: Millis): EpochMillis {
  return Math.round(moment / step) * step;
}

/** By how much of what lies between two games of a stream one of them may be early or late. */
const SHIFT = { from: 0.1, to: 0.9 } as const;
const NOTICE_MINUTES = 60;
/** What the notice of a game may be of the usual one. */
const NOTICE = { from: 0.7, to: 1.3 } as const;
const SHORT_NOTICE_STEP_SECONDS = 300;

function within({ from, to }: { readonly from: number; readonly to: number }, drawn: number): number {
  return from + (to - from) * drawn;
}

function announcedFixture(stream: Stream, days: Matchdays, slot: number): Fixture {
  const { champ, number, speed, table } = stream;
  const matchday = days.of(slot);
  const startsAt = days.kickOff(matchday, within(SHIFT, table.fraction(slot, DRAWN.shift)));
  return {
    id: writeGameId({ champId: champ.id, slot, number }),
    champ,
    slot,
    isShortNotice: false,
    matchday,
    startsAt,
    publishedAt: startsAt - LINE_LENGTH,
    speed,
    key: table.word(slot, DRAWN.key),
  };
}

function shortNoticeFixture({ champ, number, speed, every, offset, table }: Stream, slot: number): Fixture {
  const nominal = FIRST_DAY + offset + (slot + within(SHIFT, table.fraction(slot, DRAWN.shift))) * every;
  const startsAt = roundTo(nominal, Math.max(1, Math.round(SHORT_NOTICE_STEP_SECONDS / speed)) * seconds(1));
  const notice = isLiveRace(champ.sport)
    ? 0
    : (minutes(NOTICE_MINUTES) / speed) * within(NOTICE, table.fraction(slot, DRAWN.notice));
  return {
    id: writeGameId({ champId: champ.id, slot, number }),
    champ,
    slot,
    isShortNotice: true,
    startsAt,
    publishedAt: startsAt - Math.round(notice),
    speed,
    key: table.word(slot, DRAWN.key),
  };
}

function fixtureOf(stream: Stream, slot: number): Fixture {
  return stream.matchdays === undefined
    ? shortNoticeFixture(stream, slot)
    : announcedFixture(stream, stream.matchdays, slot);
}

/** The slots of all games that may start in [from, to]. */
function slotsWithin({ matchdays: days, offset, every }: Stream, from: EpochMillis, to: EpochMillis) {
  if (days !== undefined) return days.slotsWithin(from, to);
  const slotAt = (moment: EpochMillis): number => (moment - FIRST_DAY - offset) / every;
  return { first: Math.floor(slotAt(from)) - 2, last: Math.ceil(slotAt(to)) + 1 };
}

export interface Calendar {
  readonly fixture: (gameId: number) => Fixture | undefined;
  /** Calls for every game that starts in [from, to]. */
  readonly eachStarting: (
    span: (champ: ChampRecord, isShortNotice: boolean) => readonly [from: EpochMillis, to: EpochMillis],
    visit: (fixture: Fixture) => void,
  ) => void;
  /** The games of a champ that start in [from, to], in no order. */
  readonly ofChamp: (champId: number, from: EpochMillis, to: EpochMillis) => readonly Fixture[];
}

/** The calendar of all games there ever were and will be, computed from a key. */
export function createCalendar(key: Buffer, speed: number): Calendar {
  const known = new LRUCache<number, { readonly stream: Stream | undefined }>({ max: STREAMS_KEPT });
  const streamFor = (champ: ChampRecord, number: number): Stream | undefined => {
    const id = champ.id * STREAM_NUMBERS + number;
    const entry = known.get(id) ?? { stream: streamOf(champ, { number, speed: number === 0 ? speed : number }, key) };
    known.set(id, entry);
    return entry.stream;
  };
  const streams = CHAMP_RECORDS.flatMap((champ) =>
    [0, speed].map((number) => streamFor(champ, number)).filter((stream) => stream !== undefined),
  );
  return {
    fixture: (gameId) => {
      const asked = readGameId(gameId);
      const champ = CHAMP_BY_ID.get(asked?.champId ?? -1);
      if (asked === undefined || champ === undefined) return undefined;
      const { number, slot } = asked;
      if (number !== 0 && number !== speed) return undefined;
      const stream = streamFor(champ, number);
      return stream === undefined ? undefined : fixtureOf(stream, slot);
    },
    eachStarting: (span, visit) => {
      for (const stream of streams)
        for (const fixture of starting(stream, span(stream.champ, stream.number !== 0))) visit(fixture);
    },
    ofChamp: (champId, from, to) =>
      streams.filter(({ champ }) => champ.id === champId).flatMap((stream) => [...starting(stream, [from, to])]),
  };
}

function* starting(stream: Stream, [from, to]: readonly [EpochMillis, EpochMillis]): Generator<Fixture> {
  const { first, last } = slotsWithin(stream, from, to);
  for (let slot = Math.max(0, first); slot <= last; slot += 1) {
    const fixture = fixtureOf(stream, slot);
    if (fixture.startsAt >= from && fixture.startsAt <= to) yield fixture;
  }
}
