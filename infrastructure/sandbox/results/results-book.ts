import { setImmediate as otherWork } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { days, hours, seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { ListedResult } from '../../../core/sports/results/game-results.ts';
import type { Opponent } from '../../../core/sports/game/game.ts';
import { RESULT_DAYS } from '../../../core/sports/results/result-days.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import { ZONE_CHAMPS } from '../world/world-results.ts';
import { endedEarly } from './ended-early.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type BookParts = Pick<SandboxParts, 'world' | 'overrides' | 'now' | 'book'>;

/** A game of the results, and who played. */
export interface BookResult extends ListedResult {
  readonly home: Pick<Opponent, 'id'>;
  readonly away?: Pick<Opponent, 'id'> | undefined;
}

/** The games of a day that are over: worked out from the seed, so that nothing grows with the days. */
export interface ResultsBook {
  /** Nothing for a day that is to come or too long ago. */
  readonly day: (from: EpochMillis) => Promise<readonly BookResult[]>;
  readonly running: () => readonly BookResult[];
  /** How many games of the day are over, of one champ where it is named. */
  readonly count: (from: EpochMillis, champId?: number) => number;
}

/** Games that are worked on before others get their turn. */
const AT_ONCE = 200;
/** A simulation that plays many times faster has more games in a day than anybody reads. */
const MOST_OF_A_DAY = 10_000;
const DAYS_LISTED = 4;
const DAYS_COUNTED = 64;
const LISTED_FOR: Millis = seconds(5);
/** The last games of a day end in the next one. */
const LAST_ENDS_AFTER: Millis = hours(12);

interface ListedDay {
  readonly at: EpochMillis;
  readonly games: Promise<readonly BookResult[]>;
}

export function resultsBook(parts: BookParts): ResultsBook {
  const { now } = parts;
  const listed = new LRUCache<EpochMillis, ListedDay>({ max: DAYS_LISTED });
  const counts = new LRUCache<EpochMillis, { readonly at: EpochMillis; readonly count: number }>({ max: DAYS_COUNTED });
  /** Of a day that is long over, the same for good. */
  const holds = (at: EpochMillis, from: EpochMillis): boolean =>
    now() - at < LISTED_FOR || at > from + days(1) + LAST_ENDS_AFTER;
  const isKept = (from: EpochMillis): boolean => from <= now() && from > now() - days(RESULT_DAYS + 1);
  return {
    day: (from) => {
      if (!isKept(from)) return Promise.resolve([]);
      const known = listed.get(from);
      if (known !== undefined && holds(known.at, from)) return known.games;
      const games = listDay(parts, endedOf(parts, from));
      listed.set(from, { at: now(), games });
      return games;
    },
    running: () => parts.book.games().flatMap(({ id, isLive }) => (isLive ? listedGame(parts, id, 'playing') : [])),
    count: (from, champId) => {
      if (!isKept(from)) return 0;
      if (champId !== undefined) return endedOfChamp(parts, champId, from);
      const known = counts.get(from);
      if (known !== undefined && holds(known.at, from)) return known.count;
      const { length: count } = endedOf(parts, from);
      counts.set(from, { at: now(), count });
      return count;
    },
  };
}

/** The games that began on a day and are over, the newest first; one that was ended before its start belongs to the day of its end. */
function endedOf(parts: BookParts, from: EpochMillis): readonly number[] {
  const { world, overrides, now } = parts;
  const started = world.startingGames(from, Math.min(from + days(1), now()));
  const ended = started.filter((id) => world.isGameOver(id, now(), overrides.of(id)));
  return [...ended, ...earlyOf(parts, from).map(({ id }) => id)].slice(-MOST_OF_A_DAY);
}

function earlyOf(parts: BookParts, from: EpochMillis) {
  return endedEarly(parts).filter(({ at }) => at >= from && at < from + days(1));
}

function endedOfChamp(parts: BookParts, champId: number, from: EpochMillis): number {
  const { world, overrides, now } = parts;
  const early = earlyOf(parts, from).filter((game) => game.champId === champId);
  const started = world.champGames(champId, from, Math.min(from + days(1), now()));
  const ended = started.filter((id) => world.isGameOver(id, now(), overrides.of(id)));
  return Math.min(MOST_OF_A_DAY, ended.length + early.length);
}

async function listDay(parts: BookParts, ids: readonly number[]): Promise<readonly BookResult[]> {
  const games: BookResult[] = [];
  for (const [place, id] of ids.entries()) {
    if (place % AT_ONCE === 0) await otherWork();
    games.push(...listedGame(parts, id, 'finished'));
  }
  return games;
}

function listedGame(
  { world }: Pick<BookParts, 'world'>,
  id: number,
  status: BookResult['status'],
): readonly BookResult[] {
  const cards = [world.card(id, 'ru'), world.card(id, 'en')].filter((card) => card !== undefined);
  const [card] = cards;
  if (card === undefined) return [];
  const names = cards.map(({ home, away, champName }) => `${home.name} ${away?.name ?? ''} ${champName}`);
  const { sportId, champId, countryCode, startsAt, home, away } = card;
  const sides = { home: { id: home.id }, ...(away === undefined ? {} : { away: { id: away.id } }) };
  const hasZone = ZONE_CHAMPS.has(champId);
  return [
    { id, sportId, champId, countryCode, startsAt, status, hasZone, names: searchText(names.join(' ')), ...sides },
  ];
}
