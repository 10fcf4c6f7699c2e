import type { Cancellation } from '../../../core/shared/cancellation.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { ok, type Result } from '../../../core/shared/result.ts';
import type { SportId } from '../../../core/shared/ids.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import type { Favourites } from '../../../core/sports/line/favourites.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { forTimeFilters, type LineFilter } from '../../../core/sports/line/line-filter.ts';
import type { LineGateway } from '../../../core/sports/line/line-gateway.ts';
import type { LineSnapshot } from '../../../core/sports/line/line-reply.ts';

/** At most so many favourite champs are fetched whole. */
const MOST_CHAMPS = 10;
const MOST_TEAMS = 10;

export interface FavouriteSources {
  readonly gateway: LineGateway;
  readonly champOf: (id: number) => Champ | undefined;
  /** Has the champs of sports at hand. */
  readonly showChamps: (sports: readonly SportId[]) => Promise<void>;
  readonly now: number;
  /** Takes out the starred games that are none of these. */
  readonly dropEnded: (open: ReadonlySet<number>) => void;
  /** The section, sport and champ that are shown of them. */
  readonly filter: LineFilter;
}

/** The games a player starred and those of the starred champs and teams, in the shape of any other line. */
export async function favouriteLine(
  { games, champs, teams }: Favourites,
  { gateway, champOf, showChamps, now, dropEnded, filter }: FavouriteSources,
  signal: Cancellation,
): Promise<Result<LineSnapshot, RequestFailure>> {
  const filters = champs.slice(0, MOST_CHAMPS).map((champId): LineFilter => {
    return { section: 'all', champId, sportId: champOf(champId)?.sportId, time: 'all', hoursAhead: 0 };
  });
  for (const { id } of teams.slice(0, MOST_TEAMS))
    filters.push({ section: 'all', teamId: id, time: 'all', hoursAhead: 0 });
  const [starred, ...lines] = await Promise.all([
    gateway.games(games, signal),
    ...filters.map((filter) => gateway.line(filter, signal)),
  ]);
  if (!starred.ok) return starred;
  const found = new Map(starred.value.map((game) => [game.id, game]));
  for (const line of lines) {
    if (!line.ok) return line;
    for (const game of line.value.games) found.set(game.id, game);
  }
  dropEnded(new Set(found.keys()));
  const known = new Map(lines.flatMap((line) => (line.ok ? line.value.champs.map((champ) => [champ.id, champ]) : [])));
  await showChamps([...found.values()].flatMap(({ champId, sportId }) => (known.has(champId) ? [] : sportId)));
  const shown = [...found.values()].filter((game) => isShown(game, filter));
  return ok(snapshotOf(shown, (id) => champOf(id) ?? known.get(id), now));
}

function isShown({ section, sportId, champId }: Game, filter: LineFilter): boolean {
  return (
    (filter.section === 'all' || filter.section === section) &&
    (filter.sportId ?? sportId) === sportId &&
    (filter.champId ?? champId) === champId
  );
}

function snapshotOf(games: readonly Game[], champOf: (id: number) => Champ | undefined, now: number): LineSnapshot {
  const champs = [...new Set(games.map((game) => game.champId))].flatMap((id) => champOf(id) ?? []);
  const counts = { ...forTimeFilters(0), all: games.length };
  return { version: Math.max(0, ...games.map((game) => game.version)), serverTime: now, games, champs, counts };
}
