import { LRUCache } from 'lru-cache';
import { days, minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { lastGames, meetings, type PastGame } from '../../../core/sports/statistics/past-game.ts';
import type { GameHistory } from '../../../core/sports/statistics/statistics-gateway.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { nameLanguage } from '../world/name-language.ts';
import { pastGames, type PastGames } from './past-games.ts';

type BookParts = Pick<SandboxParts, 'world' | 'overrides' | 'now'>;

/** What was played, champ by champ: worked out from the seed, as the results are. */
export interface StatisticsBook {
  /** The games of a champ that are over, the newest first, and since when. */
  readonly champ: (champId: number, language: Language) => Promise<PlayedChamp>;
  /** Undefined for a game that nobody plays. */
  readonly history: (gameId: number, language: Language) => Promise<GameHistory | undefined>;
}

interface PlayedChamp {
  readonly since: EpochMillis;
  readonly games: readonly PastGame[];
}

const TABLE_OF: Millis = days(7);
const HISTORY_OF: Millis = days(30);
/** A simulation that plays many times faster has more games in these days than anybody reads. */
const MOST_OF_CHAMP = 500;
const LAST_GAMES = 6;
const LAST_MEETINGS = 10;
const CHAMPS_KEPT = 128;
const HISTORIES_KEPT = 500;
const KEPT_FOR: Millis = minutes(1);

export function statisticsBook(parts: BookParts): StatisticsBook {
  const { world, now } = parts;
  const past = pastGames(parts);
  const champs = keptFor<PlayedChamp>(now, CHAMPS_KEPT);
  const histories = keptFor<GameHistory | undefined>(now, HISTORIES_KEPT);
  return {
    champ: (champId, language) =>
      champs(`${String(champId)}:${nameLanguage(language)}`, async () => {
        const since = dayStart(now() - TABLE_OF);
        const ids = world.champGames(champId, since, now()).slice(0, MOST_OF_CHAMP);
        return { since, games: await past(ids, language) };
      }),
    history: (gameId, language) =>
      histories(`${String(gameId)}:${nameLanguage(language)}`, () => gameHistory(parts, past, { gameId, language })),
  };
}

/** What was made for a key holds for a minute; what could not be made is made anew. */
function keptFor<Made>(now: () => EpochMillis, max: number) {
  const cache = new LRUCache<string, { readonly at: EpochMillis; readonly made: Promise<Made> }>({ max });
  return async (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = cache.get(key);
    if (known !== undefined && now() - known.at < KEPT_FOR) return known.made;
    const made = make();
    cache.set(key, { at: now(), made });
    made.catch(() => cache.delete(key));
    return made;
  };
}

/** Whole days, so that a table changes with its games and not with the minute. */
function dayStart(moment: EpochMillis): EpochMillis {
  return Math.floor(moment / days(1)) * days(1);
}

async function gameHistory(
  { world, now }: BookParts,
  past: PastGames,
  { gameId, language }: { readonly gameId: number; readonly language: Language },
): Promise<GameHistory | undefined> {
  const card = world.card(gameId, language);
  if (card?.away === undefined) return undefined;
  const until = Math.min(now(), card.startsAt);
  const since = dayStart(until - HISTORY_OF);
  const [home, away] = [card.home.id, card.away.id];
  const ids = world.champGames(card.champId, since, until).map((id) => ({ id, sides: sidesOf({ world }, id) }));
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
