import { minutes } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { GameDetails } from '../../../core/sports/game/game.ts';
import { readHiddenSports } from '../../../core/player/disallowed-sports.ts';
import { withoutDisallowedSports } from '../../../core/sports/line/page-games.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { WireReply } from '../../http/call.ts';
import { writeGame, writeMarkets } from '../../sports/game-wire.ts';
import { withNamesOnce } from '../../sports/player-names-wire.ts';
import { GAME, GAME_CHANGES } from '../../sports/game-calls.ts';
import { GAMES, SEARCH } from '../../sports/found-games-calls.ts';
import type { RateLimits } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { keptTexts } from './kept-texts.ts';
import { knownHidden, rowsText } from './line-routes.ts';
import { createNameFinder } from './name-finder.ts';

type GameParts = Pick<SandboxParts, 'world' | 'book' | 'overrides' | 'options' | 'now'>;

/** Bytes of answers to searches that are kept. */
const MOST_FOUND_KEPT = 1_000_000;
/** LN-88 Two a second are more than one who types asks for. */
const SEARCH_LIMIT: RateLimits['search'] = { times: 120, within: minutes(1) };

/** Games by id, and search. */
export function serveGames(api: ServedApi, parts: GameParts): void {
  const { world, book, overrides, now } = parts;
  const kept = keptTexts();
  /** A game that is not published yet is nobody's to see. */
  const isPublished = (id: number) => (world.card(id, 'ru')?.publishedAt ?? Infinity) <= now();
  const details = (id: number, language: Language) =>
    isPublished(id) ? world.details(id, { now: book.now(), language, override: overrides.of(id) }) : undefined;

  serveCall(api, GAMES, ({ query }) => {
    const ids = [...new Set(query.ids.split(',').map(Number))];
    const open = ids.map((id) => book.game(id)).filter((game) => game !== undefined);
    const { hide } = query;
    const games = hide === undefined ? open : withoutDisallowedSports(open, readHiddenSports(hide));
    return { preparedText: `{"games":${rowsText(book, games, query.lng)}}` };
  });

  serveCall(api, GAME, ({ params, query }) => {
    const found = details(params.id, query.lng);
    return found === undefined ? refuse(404, 'game') : writeDetails(found);
  });

  serveCall(api, GAME_CHANGES, ({ params, query }) => {
    if (!isPublished(params.id)) return refuse(404, 'game');
    const version = world.version(params.id, book.now(), overrides.of(params.id));
    if (version === query.since || book.isBehind(query.since)) return { serverTime: now(), details: null };
    return kept.text([params.id, query.lng, version].join(':'), () => {
      const found = details(params.id, query.lng);
      return JSON.stringify({ serverTime: book.now(), details: found === undefined ? null : writeDetails(found) });
    });
  });

  serveSearch(api, parts);
}

function serveSearch(api: ServedApi, { world, book, options }: GameParts): void {
  // of its own: whatever is typed pushes no game out
  const found = keptTexts(MOST_FOUND_KEPT);
  const find = createNameFinder(world, book);
  const searches = tryCounter(api.app, 'search', options.rateLimits?.search ?? SEARCH_LIMIT);
  serveCall(api, SEARCH, async ({ query, address, reply }) => {
    const wait = await searches.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    return found.text([book.version(), query.lng, knownHidden(query.hide), searchText(query.text)].join(':'), () =>
      find(query),
    );
  });
}

function writeDetails(details: GameDetails): WireReply<typeof GAME> {
  const { game, markets, timeline, statistics, momentum, lineUps, ...fields } = details;
  return {
    ...fields,
    game: writeGame(game),
    markets: withNamesOnce(writeMarkets(markets)),
    timeline: [...timeline],
    statistics: [...statistics],
    momentum: [...momentum],
    ...(lineUps === undefined ? {} : { lineUps: { home: [...lineUps.home], away: [...lineUps.away] } }),
  };
}
