import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import { writeGame } from '../../sports/game-wire.ts';
import type { GameCard } from '../world/game-card.ts';
import type { FaultGuard, GameFault } from '../world/game-faults.ts';
import { guardFaults } from '../world/game-faults.ts';
import type { World } from '../world/world.ts';
import type { GameOverrides } from './game-overrides.ts';
import { keptRows, type RowTexts } from './kept-rows.ts';

/** An open game as it stood at the last tick. */
export interface BookGame {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly startsAt: EpochMillis;
  readonly isTop: boolean;
  readonly isLive: boolean;
  /** The number of the period being played; 0 before the start. */
  readonly period: number;
  /** The world's version of the game. */
  readonly version: number;
  /** Names in Russian and English, as searchText gives them. */
  readonly names: string;
  readonly home: { readonly id: number };
  readonly away?: { readonly id: number } | undefined;
}

export interface SectionCounts {
  readonly live: number;
  readonly line: number;
}

/** The open games at one of the last moments. */
export interface LineMoment {
  readonly moment: EpochMillis;
  readonly version: number;
  readonly ordered: readonly BookGame[];
  readonly champCounts: ReadonlyMap<number, SectionCounts>;
}

/** All open games at one moment. Everything that is asked between two ticks is answered from here. */
export interface LineBook {
  /** Moves to a moment, under a later version; computes anew only what changed. Where it throws, nothing has moved, not even the version. */
  readonly advance: (now: EpochMillis, version?: number) => void;
  /** Makes rows that nobody asked for yet, for about as long as it is given; none while nobody reads the line. */
  readonly prepareRows: (budget: Millis) => void;
  readonly now: () => EpochMillis;
  /** Grows with every tick. */
  readonly version: () => number;
  readonly games: () => readonly BookGame[];
  /** The line as it was at a version; undefined where it is not remembered. */
  readonly earlier: (version: number) => LineMoment | undefined;
  /** Whether another node is already where this one will be in a moment: whoever has that version has nothing to learn here. */
  readonly isBehind: (version: number) => boolean;
  readonly game: (id: number) => BookGame | undefined;
  /** The row of a game as JSON; undefined where it cannot be made. */
  readonly rowText: (game: BookGame, language: Language) => string | undefined;
  /** The row that a game had, which may have changed since; undefined where it was never made. */
  readonly knownText: (game: BookGame, language: Language) => string | undefined;
  readonly sportCounts: (sportId: number) => SectionCounts;
  readonly champCounts: (champId: number) => SectionCounts;
}

/** The line at one moment. */
interface Page extends LineMoment {
  readonly games: ReadonlyMap<number, BookGame>;
  readonly sportCounts: ReadonlyMap<number, SectionCounts>;
}

interface Tick {
  readonly now: EpochMillis;
  readonly version: number;
  readonly before: Page;
}

/** Versions are moments: a node that falls further behind says so by telling all. */
const MOST_BEHIND: Millis = 3000;
/** After so many ticks in which no row was asked for the line counts as read by nobody. */
const TICKS_READ = 30;
/** What runs, and what most people look at first: rows further down are made when somebody asks. */
const MOST_PREPARED = 400;
const NO_GAMES: SectionCounts = { live: 0, line: 0 };
const EMPTY: Page = {
  moment: 0,
  version: 0,
  games: new Map(),
  ordered: [],
  sportCounts: new Map(),
  champCounts: new Map(),
};

/** What the pages of the book are made of. */
interface BookParts {
  readonly world: World;
  readonly overrides: GameOverrides;
  readonly guard: FaultGuard;
  readonly texts: RowTexts;
  readonly champRanks: ReadonlyMap<number, number>;
  readonly topChamps: ReadonlySet<number>;
}

interface LineBookOptions {
  readonly onFault?: (fault: GameFault) => void;
  /** How many of the last versions it can tell of: others may have handed them out. */
  readonly remembers?: number;
}

/** Opens the book; a game that cannot be looked at is left out of it, so that nobody bets on it, and reported once. */
export function createLineBook(
  world: World,
  overrides: GameOverrides,
  { onFault, remembers = 0 }: LineBookOptions = {},
): LineBook {
  const parts: BookParts = { world, overrides, guard: guardFaults(onFault), texts: keptRows(), ...ranksIn(world) };
  let page = EMPTY;
  let unread = 0;
  const before = new Map<number, LineMoment>();
  const remember = ({ version, moment, ordered, champCounts }: Page): void => {
    if (remembers > 0) before.set(version, { version, moment, ordered, champCounts });
    for (const oldest of before.keys()) if (before.size > remembers) before.delete(oldest);
  };
  return {
    advance: (now, version = Math.max(now, page.version + 1)) => {
      page = nextPage(parts, { now, version, before: page });
      unread += 1;
      remember(page);
    },
    earlier: (version) => before.get(version),
    isBehind: (version) => remembers > 0 && version > page.version && version - page.version <= MOST_BEHIND,
    now: () => page.moment,
    version: () => page.version,
    games: () => page.ordered,
    game: (id) => page.games.get(id),
    prepareRows: (budget) => {
      if (unread <= TICKS_READ) prepareRows(parts, page, budget);
    },
    rowText: (game, language) => {
      unread = 0;
      return rowText(parts, game, { moment: page.moment, language });
    },
    knownText: (game, language) => parts.texts.get(game, language),
    sportCounts: (sportId) => page.sportCounts.get(sportId) ?? NO_GAMES,
    champCounts: (champId) => page.champCounts.get(champId) ?? NO_GAMES,
  };
}

function ranksIn(world: World): Pick<BookParts, 'champRanks' | 'topChamps'> {
  const champs = world.champs('ru');
  return {
    champRanks: new Map(champs.map((champ, rank) => [champ.id, rank])),
    topChamps: new Set(champs.filter(({ isTop }) => isTop).map(({ id }) => id)),
  };
}

function nextPage(parts: BookParts, { now, version, before }: Tick): Page {
  const games = new Map<number, BookGame>();
  for (const id of parts.world.openGames(now)) {
    const game = parts.guard.attempt<BookGame | undefined>(
      id,
      () => (isOpen(parts, id, now) ? lookAt(parts, id, { now, before }) : undefined),
      () => undefined,
    );
    if (game !== undefined) games.set(id, game);
  }
  const ordered = [...games.values()].toSorted((one, other) => compareGames(parts, one, other));
  return {
    moment: now,
    version,
    games,
    ordered,
    sportCounts: countBy(ordered, (game) => game.sportId),
    champCounts: countBy(ordered, (game) => game.champId),
  };
}

function prepareRows(parts: BookParts, { ordered, moment }: Page, budget: Millis): void {
  const end = performance.now() + budget;
  for (const game of ordered.slice(0, MOST_PREPARED)) {
    if (performance.now() > end) return;
    if (parts.texts.get(game, 'ru') === undefined) rowText(parts, game, { moment, language: 'ru' });
  }
}

interface RowWanted {
  readonly moment: EpochMillis;
  readonly language: Language;
}

function rowText(parts: BookParts, game: BookGame, wanted: RowWanted): string | undefined {
  const { texts, guard } = parts;
  const known = texts.get(game, wanted.language);
  if (known !== undefined) return known;
  const text = guard.attempt<string | undefined>(
    game.id,
    () => makeRow(parts, game.id, wanted),
    () => undefined,
  );
  if (text !== undefined) texts.set(game, wanted.language, text);
  return text;
}

function makeRow({ world, overrides }: BookParts, id: number, { moment, language }: RowWanted): string | undefined {
  const row = world.game(id, { now: moment, language, override: overrides.of(id) });
  return row === undefined ? undefined : JSON.stringify(writeGame(row));
}

function isOpen({ world, overrides }: BookParts, id: number, now: EpochMillis): boolean {
  const override = overrides.of(id);
  if (override?.finishedAt === undefined && override?.abandonedAt === undefined) return true;
  return (world.end(id, override) ?? 0) > now;
}

function lookAt(
  { world, overrides, topChamps }: BookParts,
  id: number,
  { now, before }: Omit<Tick, 'version'>,
): BookGame | undefined {
  const override = overrides.of(id);
  const last = before.games.get(id);
  const current = world.version(id, now, override);
  if (last?.version === current) return last;
  const card = world.card(id, 'ru');
  if (card === undefined) return undefined;
  const { sportId, champId, startsAt } = card;
  // prices are costly and most of them are never asked for; where a game has not begun, nothing is to be found out
  const stage = startsAt <= now ? world.stage(id, { now, override }) : undefined;
  return {
    id,
    sportId,
    champId,
    startsAt,
    isTop: topChamps.has(champId),
    isLive: stage?.section === 'live',
    period: stage?.period ?? 0,
    version: current,
    names: last?.names ?? names(card, world.card(id, 'en')),
    home: { id: card.home.id },
    away: card.away === undefined ? undefined : { id: card.away.id },
  };
}

function compareGames({ champRanks }: BookParts, one: BookGame, other: BookGame): number {
  const rank = (game: BookGame): number => champRanks.get(game.champId) ?? champRanks.size;
  return (
    Number(other.isLive) - Number(one.isLive) ||
    rank(one) - rank(other) ||
    one.startsAt - other.startsAt ||
    one.id - other.id
  );
}

function names(...cards: readonly (GameCard | undefined)[]): string {
  return searchText(cards.map((card) => `${card?.home.name ?? ''}\n${card?.away?.name ?? ''}`).join('\n'));
}

function countBy(games: readonly BookGame[], keyOf: (game: BookGame) => number): Map<number, SectionCounts> {
  const counts = new Map<number, SectionCounts>();
  for (const game of games) {
    const { live, line } = counts.get(keyOf(game)) ?? NO_GAMES;
    counts.set(keyOf(game), game.isLive ? { live: live + 1, line } : { live, line: line + 1 });
  }
  return counts;
}
