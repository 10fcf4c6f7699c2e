import { fail, ok, type Result } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { minutes, type Millis } from '../../shared/time.ts';
import { isFields, isId } from '../../shared/untrusted.ts';
import type { Game } from '../game/game.ts';

/** Games that stand side by side at most. */
export const MOST_TILES = 6;
/** How long a game that is over keeps its tile. */
export const ENDED_TILE_STAY: Millis = minutes(1);

export const TILE_BODIES = ['zone', 'statistics', 'periods'] as const;
/** What stands in a tile between score and prices. */
export type MultiLiveBody = (typeof TILE_BODIES)[number];

export const TILE_GRIDS = ['two', 'one'] as const;
/** Tiles in two columns or in one. */
export type MultiLiveGrid = (typeof TILE_GRIDS)[number];

/** The live games that a player watches side by side, and how. */
export interface MultiLive {
  /** Ids of games in the order of their tiles, at most six. */
  readonly games: readonly number[];
  readonly body: MultiLiveBody;
  readonly grid: MultiLiveGrid;
}

export const NO_MULTI_LIVE: MultiLive = { games: [], body: 'statistics', grid: 'two' };

/** MLV-8 What stands in the tile of a match: what the page chose, where the match has it; for a zone its statistics, for these its periods. */
export function tileBody(
  chosen: MultiLiveBody,
  { hasZone, hasStatistics }: { readonly hasZone: boolean; readonly hasStatistics: boolean },
): MultiLiveBody {
  if (chosen === 'zone' && hasZone) return 'zone';
  return chosen !== 'periods' && hasStatistics ? 'statistics' : 'periods';
}

/** MLV-1 A game is added after the others, once; a seventh is not. */
export function withTile(games: readonly number[], game: number): readonly number[] {
  return games.includes(game) || games.length >= MOST_TILES ? games : [...games, game];
}

/** MLV-2 A tile that is moved takes the place it is moved to, and those between make room; beyond the ends it stays at the end. */
export function withTileMoved(games: readonly number[], game: number, place: number): readonly number[] {
  if (!games.includes(game)) return games;
  const others = games.filter((id) => id !== game);
  const wanted = Math.min(Math.max(Math.trunc(place) || 0, 0), others.length);
  return [...others.slice(0, wanted), game, ...others.slice(wanted)];
}

/** MLV-3 Free tiles are filled with the live games that most is offered on, top games first, at the same offer the one with the lower id. */
export function withBusiestGames(
  games: readonly number[],
  live: readonly Pick<Game, 'id' | 'isTop' | 'outcomeCount'>[],
): readonly number[] {
  const free = live
    .filter(({ id }) => !games.includes(id))
    .toSorted(
      (left, right) =>
        Number(right.isTop) - Number(left.isTop) || right.outcomeCount - left.outcomeCount || left.id - right.id,
    );
  return [...games, ...free.map(({ id }) => id)].slice(0, MOST_TILES);
}

/** MLV-4 A stored value of another shape is dropped; ids that are none or stand twice, and those beyond six, are left out. */
export const MULTI_LIVE: StoredValue<MultiLive> = {
  key: 'multi-live',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: parseMultiLive,
};

function parseMultiLive(stored: unknown): Result<MultiLive, { readonly code: string }> {
  if (!isFields(stored) || !Array.isArray(stored.games)) return fail({ code: 'not-multi-live' });
  const { games, body, grid } = stored;
  return ok({
    games: [...new Set(games.filter(isId))].slice(0, MOST_TILES),
    body: TILE_BODIES.find((known) => known === body) ?? NO_MULTI_LIVE.body,
    grid: TILE_GRIDS.find((known) => known === grid) ?? NO_MULTI_LIVE.grid,
  });
}
