import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Opponent } from '../../../core/sports/game/game.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { lastGames, meetings, type PastGame } from '../../../core/sports/statistics/past-game.ts';
import type { GameHistory } from '../../../core/sports/statistics/statistics-gateway.ts';
import { RESULT_DAYS } from '../../../core/sports/results/result-days.ts';
import { boundedQueue, type QueueBounds } from '../../http/bounded-queue.ts';
import { endedEarlyOf } from '../results/ended-early.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { outsiderCount } from '../world/seasons/season.ts';
import { keptFor } from './kept-for.ts';
import { pastGames, type PastGames } from './past-games.ts';

type BookParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

/** What was played, champ by champ: worked out from the seed, as the results are. Nothing where too many wait for that. */
export interface StatisticsBook {
  /** STC-8 The games of a champ that are over, the newest first, and since when: those of its season where it holds one. */
  readonly champ: (champId: number, asked: Asked) => Promise<PlayedChamp | undefined>;
  /** Whether a game is known now, between two sides, and began no longer ago than results are kept. */
  readonly hasHistory: (gameId: number) => boolean;
  readonly history: (gameId: number, asked: Asked) => Promise<GameHistory | undefined>;
}

/** In which language, and by whom. */
interface Asked {
  readonly language: Language;
  readonly by: string;
}

interface PlayedChamp {
  readonly since: EpochMillis;
  /** The first moment after the season; absent where the champ holds none. */
  readonly until?: EpochMillis;
  readonly finalId?: number;
  /** How many teams of the champ play outside the season. */
  readonly outsiders?: number;
  /** Who plays in the season; nobody where the champ holds none. */
  readonly members: readonly Opponent[];
  readonly games: readonly PastGame[];
}

/** How long what is over counts where a competition holds no season. */
export const TABLE_OF: Millis = days(7);
const HISTORY_OF: Millis = days(30);
/** A simulation that plays many times faster has more games in these days than anybody reads. */
const MOST_OF_CHAMP = 500;
const LAST_GAMES = 6;
const LAST_MEETINGS = 10;
/** To play games anew takes a second at worst: one at a time, so that the site answers meanwhile. */
const BOUNDS: QueueBounds = { atOnce: 1, waiting: 100, waitingEach: 8 };

export function statisticsBook(parts: BookParts): StatisticsBook {
  const { world, now } = parts;
  const past = pastGames(parts);
  const queue = boundedQueue(BOUNDS);
  const champs = keptFor<PlayedChamp>(now, queue);
  const histories = keptFor<GameHistory | undefined>(now, queue);
  return {
    champ: (champId, { language, by }) =>
      champs({ key: `${String(champId)}:${language}`, by }, async () => {
        const season = world.season(champId, now());
        if (season !== undefined) {
          const counted = new Set(world.seasonGames(champId, season.to - 1));
          const early = endedEarlyOf(parts, champId).filter((id) => counted.has(id));
          const games = await past([...early, ...world.seasonGames(champId, now())], language);
          const members = world.seasonMembers(champId, now(), language);
          const { from: since, to: until, finalId } = season;
          return { since, until, finalId, outsiders: outsiderCount(champId), members, games };
        }
        const since = dayStart(now() - TABLE_OF);
        const ids = [...endedEarlyOf(parts, champId), ...world.champGames(champId, since, now())].slice(
          0,
          MOST_OF_CHAMP,
        );
        return { since, members: [], games: await past(ids, language) };
      }),
    hasHistory: (gameId) => {
      const card = world.card(gameId, 'en');
      return card?.away !== undefined && card.publishedAt <= now() && card.startsAt > now() - days(RESULT_DAYS);
    },
    history: (gameId, { language, by }) =>
      histories({ key: `${String(gameId)}:${language}`, by }, () => gameHistory(parts, past, { gameId, language })),
  };
}

/** Whole days, so that a table changes with its games and not with the minute. */
export function dayStart(moment: EpochMillis): EpochMillis {
  return Math.floor(moment / days(1)) * days(1);
}

async function gameHistory(
  parts: BookParts,
  past: PastGames,
  { gameId, language }: { readonly gameId: number; readonly language: Language },
): Promise<GameHistory | undefined> {
  const { world, now } = parts;
  const card = world.card(gameId, language);
  if (card?.away === undefined) return undefined;
  const until = Math.min(now(), card.startsAt);
  const since = dayStart(until - HISTORY_OF);
  const [home, away] = [card.home.id, card.away.id];
  const early = endedEarlyOf(parts, card.champId).filter((id) => id !== gameId);
  const ids = [...early, ...world.champGames(card.champId, since, until)].map((id) => ({
    id,
    sides: sidesOf({ world }, id),
  }));
  const needed = [
    ...ids.filter(({ sides }) => sides.includes(home)).slice(0, LAST_GAMES),
    ...ids.filter(({ sides }) => sides.includes(away)).slice(0, LAST_GAMES),
    ...ids.filter(({ sides }) => sides.includes(home) && sides.includes(away)).slice(0, LAST_MEETINGS),
  ];
  const games = await past([...new Set(needed.map(({ id }) => id))], language);
  return {
    champId: card.champId,
    since,
    home: lastGames(games, home, LAST_GAMES),
    away: lastGames(games, away, LAST_GAMES),
    meetings: meetings(games, [home, away], LAST_MEETINGS),
  };
}

function sidesOf({ world }: Pick<BookParts, 'world'>, id: number): readonly (number | undefined)[] {
  const card = world.card(id, 'en');
  return [card?.home.id, card?.away?.id];
}
