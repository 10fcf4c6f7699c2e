import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { writeGame } from '../../sports/game-wire.ts';
import type { World } from '../world/world.ts';
import type { GameOverrides } from './game-overrides.ts';

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
  /** The version of the book in which the game last changed. */
  readonly changedIn: number;
  /** Names in every language, in lower case. */
  readonly names: string;
}

export interface SectionCounts {
  readonly live: number;
  readonly line: number;
}

/** All open games at one moment. Everything that is asked between two ticks is answered from here. */
export interface LineBook {
  /** Moves to a moment; computes anew only what changed. */
  readonly advance: (now: EpochMillis) => void;
  /** Makes rows that nobody asked for yet, for about as long as it is given. */
  readonly prepareRows: (budget: Millis) => void;
  readonly now: () => EpochMillis;
  /** Grows with every tick. */
  readonly version: () => number;
  readonly games: () => readonly BookGame[];
  readonly game: (id: number) => BookGame | undefined;
  /** The row of a game as JSON. */
  readonly rowText: (game: BookGame, language: Language) => string;
  readonly sportCounts: (sportId: number) => SectionCounts;
  readonly champCounts: (champId: number) => SectionCounts;
}

type RowTexts = { [Key in Language]?: string };

const NO_GAMES: SectionCounts = { live: 0, line: 0 };

export function createLineBook(world: World, overrides: GameOverrides): LineBook {
  let moment = 0;
  let version = 0;
  let games = new Map<number, BookGame>();
  let ordered: readonly BookGame[] = [];
  let sportCounts = new Map<number, SectionCounts>();
  let champCounts = new Map<number, SectionCounts>();
  const texts = new WeakMap<BookGame, RowTexts>();
  const champRanks = new Map(world.champs('ru').map((champ, rank) => [champ.id, rank]));
  const topChamps = new Set(
    world
      .champs('ru')
      .filter((champ) => champ.isTop)
      .map((champ) => champ.id),
  );

  const isOpen = (id: number, now: EpochMillis) => {
    const override = overrides.of(id);
    if (override?.finishedAt === undefined && override?.abandonedAt === undefined) return true;
    return (world.end(id, override) ?? 0) > now;
  };
  const look = (id: number, now: EpochMillis): BookGame | undefined => {
    const override = overrides.of(id);
    const before = games.get(id);
    const current = world.version(id, now, override);
    if (before?.version === current) return before;
    const card = world.card(id, 'ru');
    if (card === undefined) return undefined;
    const { sportId, champId, startsAt } = card;
    // Prices of the line are costly and most of them are never asked for; only a game that has begun must be looked at.
    const row = startsAt <= now ? world.game(id, now, 'ru', override) : undefined;
    const found: BookGame = {
      id,
      sportId,
      champId,
      startsAt,
      isTop: topChamps.has(champId),
      isLive: row?.section === 'live',
      period: row?.clock.period ?? 0,
      version: current,
      changedIn: moment === 0 ? current : version,
      names: before?.names ?? names(world, id),
    };
    if (row !== undefined) texts.set(found, { ru: JSON.stringify(writeGame(row)) });
    return found;
  };
  const rowText = (game: BookGame, language: Language) => {
    const known = texts.get(game) ?? {};
    const text = known[language] ?? makeRow(world, game.id, { now: moment, language, overrides });
    texts.set(game, { ...known, [language]: text });
    return text;
  };

  return {
    advance: (now) => {
      version = Math.max(now, version + 1);
      const next = new Map<number, BookGame>();
      for (const id of world.openGames(now)) {
        const game = isOpen(id, now) ? look(id, now) : undefined;
        if (game !== undefined) next.set(id, game);
      }
      moment = now;
      games = next;
      const rank = (game: BookGame) => champRanks.get(game.champId) ?? champRanks.size;
      ordered = [...next.values()].toSorted(
        (one, other) =>
          Number(other.isLive) - Number(one.isLive) ||
          rank(one) - rank(other) ||
          one.startsAt - other.startsAt ||
          one.id - other.id,
      );
      sportCounts = countBy(ordered, (game) => game.sportId);
      champCounts = countBy(ordered, (game) => game.champId);
    },
    now: () => moment,
    version: () => version,
    games: () => ordered,
    game: (id) => games.get(id),
    prepareRows: (budget) => {
      const end = performance.now() + budget;
      for (const game of ordered) {
        if (performance.now() > end) return;
        if (texts.get(game)?.ru === undefined) rowText(game, 'ru');
      }
    },
    rowText,
    sportCounts: (sportId) => sportCounts.get(sportId) ?? NO_GAMES,
    champCounts: (champId) => champCounts.get(champId) ?? NO_GAMES,
  };
}

function makeRow(
  world: World,
  id: number,
  at: { readonly now: EpochMillis; readonly language: Language; readonly overrides: GameOverrides },
): string {
  const row = world.game(id, at.now, at.language, at.overrides.of(id));
  return row === undefined ? 'null' : JSON.stringify(writeGame(row));
}

function names(world: World, id: number): string {
  const cards = [world.card(id, 'ru'), world.card(id, 'en')];
  return cards.map((card) => `${card?.home.name ?? ''}\n${card?.away?.name ?? ''}`.toLowerCase()).join('\n');
}

function countBy(games: readonly BookGame[], keyOf: (game: BookGame) => number): Map<number, SectionCounts> {
  const counts = new Map<number, SectionCounts>();
  for (const game of games) {
    const { live, line } = counts.get(keyOf(game)) ?? NO_GAMES;
    counts.set(keyOf(game), game.isLive ? { live: live + 1, line } : { live, line: line + 1 });
  }
  return counts;
}
