import { LRUCache } from 'lru-cache';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { LineUpPlayer } from '../../../core/sports/game/line-up.ts';
import { wholeMinutes } from '../../../core/sports/game/live-clock.ts';
import type { PastGame } from '../../../core/sports/statistics/past-game.ts';
import { NOTHING_PLAYED, withMatch, type ShirtRecord } from '../../../core/sports/statistics/players-duel.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { boundedQueue, type QueueBounds } from '../../http/bounded-queue.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { keptFor } from './kept-for.ts';
import { pastGames } from './past-games.ts';
import { dayStart, TABLE_OF } from './statistics-book.ts';

type BookParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

/** Records of the shirts of a team. */
type ShirtRecords = ReadonlyMap<number, ShirtRecord>;

/** What the players of a competition played. */
export interface PlayedByPlayers {
  readonly since: EpochMillis;
  /** The newest first. */
  readonly games: readonly PastGame[];
  /** By team; of nobody where the teams have no squads. */
  readonly shirts: ReadonlyMap<number, ShirtRecords>;
}

export type DuelBook = (
  champId: number,
  asked: { readonly language: Language; readonly by: string },
) => Promise<PlayedByPlayers | undefined>;

const BOUNDS: QueueBounds = { atOnce: 1, waiting: 100, waitingEach: 8 };
const MOST_GAMES = 1_000;
/** Games whose line-ups are kept: to play one again costs milliseconds. */
const MOST_KEPT = 4_000;
/** The one sport with squads. */
const REGULAR_MINUTES = wholeMinutes(sportId('football') ?? 0) ?? 90;

/** STC-15 All matches of a competition since its season began, or of the last days, and what each player did in them. */
export function duelBook(parts: BookParts): DuelBook {
  const { world, now } = parts;
  const past = pastGames(parts);
  const playersOf = matchPlayers(parts);
  const kept = keptFor<PlayedByPlayers>(now, boundedQueue(BOUNDS));
  return (champId, { language, by }) =>
    kept({ key: `${String(champId)}:${language}`, by }, async () => {
      const since = world.season(champId, now())?.from ?? dayStart(now() - TABLE_OF);
      const games = await past(world.champGames(champId, since, now()).slice(0, MOST_GAMES), language);
      const shirts = new Map<number, Map<number, ShirtRecord>>();
      for (const game of games) {
        for (const [teamId, players] of playersOf(game)) {
          const records = shirts.get(teamId) ?? new Map<number, ShirtRecord>();
          shirts.set(teamId, records);
          for (const player of players)
            records.set(
              player.number,
              withMatch(records.get(player.number) ?? NOTHING_PLAYED, player, REGULAR_MINUTES),
            );
        }
      }
      return { since, games, shirts };
    });
}

type TeamPlayers = readonly (readonly [teamId: number, players: readonly LineUpPlayer[]])[];

/** Who took part in a match that is over. */
function matchPlayers({ world, overrides, now }: BookParts): (game: PastGame) => TeamPlayers {
  const kept = new LRUCache<number, TeamPlayers>({ max: MOST_KEPT });
  return ({ id, home, away }) => {
    const override = overrides.of(id);
    const known = override === undefined ? kept.get(id) : undefined;
    if (known !== undefined) return known;
    const lineUps = world.lineUps(id, { now: now(), language: 'en', override });
    const players: TeamPlayers =
      lineUps === undefined
        ? []
        : [
            [home.id, lineUps.home],
            [away.id, lineUps.away],
          ];
    if (override === undefined) kept.set(id, players);
    return players;
  };
}
