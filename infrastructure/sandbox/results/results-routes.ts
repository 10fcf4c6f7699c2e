import { days } from '../../../core/shared/time.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import { compareChamps } from '../../../core/sports/line/line-groups.ts';
import { gameResults, type ListedResult, type ResultsWish } from '../../../core/sports/results/game-results.ts';
import { DAYS_IN_STRIP } from '../../../core/sports/results/result-days.ts';
import type { SettledMarket } from '../../../core/sports/results/settled-game.ts';
import type { Language } from '../../../core/site/config/language.ts';
import {
  readResultsWish,
  RESULT_COUNTS,
  RESULTS,
  SETTLED_GAME,
  writeResult,
  writeSettledMarkets,
} from '../../sports/results-calls.ts';
import { keptTexts } from '../line/kept-texts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { searchedNames, withNames } from '../line/searched-names.ts';
import { resultsBook, type BookResult, type ResultsBook } from './results-book.ts';

type ResultParts = Pick<SandboxParts, 'world' | 'overrides' | 'now' | 'book'>;

const RESULTS_A_PAGE = 30;
const BY_NAME = { isByCountry: true, isFavouriteChamp: () => false };

/** Games that are over, and what was settled by them. */
export function serveResults(api: ServedApi, parts: ResultParts): void {
  const { world, overrides, book, now } = parts;
  const results = resultsBook(parts);
  const pages = keptTexts();

  serveCall(api, RESULTS, async ({ query }) => {
    const chosen = ordered(
      parts,
      await listed(parts, results, { ...readResultsWish(query), language: query.lng }),
      query.lng,
    );
    const start = ((query.page ?? 1) - 1) * RESULTS_A_PAGE;
    const ids = chosen.slice(start, start + RESULTS_A_PAGE).map(({ id }) => id);
    // games that are over stay as they are
    const version = query.type === 'ended' ? 0 : book.version();
    return pages.text([query.lng, version, chosen.length, ...ids].join(':'), () => {
      const at = query.type === 'ended' ? now() : book.now();
      const games = ids.flatMap(
        (id) => world.resultRow(id, { now: at, language: query.lng, override: overrides.of(id) }) ?? [],
      );
      return JSON.stringify({ games: games.map(writeResult), totalCount: chosen.length });
    });
  });

  serveCall(api, RESULT_COUNTS, async ({ query }) => {
    const { type, day, strip, lng, champ } = query;
    const counts = new Map<number, number>();
    for (const { champId } of await listed(parts, results, { type, day, language: lng }))
      counts.set(champId, (counts.get(champId) ?? 0) + 1);
    return {
      champs: world
        .champs(lng)
        .map(({ hasOutrights: _hasOutrights, ...champ }) => ({ ...champ, count: counts.get(champ.id) ?? 0 }))
        .filter(({ id, count }) => (champ === undefined ? count > 0 : id === champ)),
      days: Array.from({ length: DAYS_IN_STRIP }, (_, place) => results.count(strip + days(place), champ)),
      liveCount: results.running().length,
    };
  });

  serveSettled(api, parts);
}

function serveSettled(api: ServedApi, parts: ResultParts): void {
  const { world, overrides, now } = parts;
  const settled = keptTexts();

  serveCall(api, SETTLED_GAME, ({ params: { id }, query: { lng: language } }) => {
    const override = overrides.of(id);
    const endedAt = world.end(id, override);
    if (endedAt === undefined || endedAt > now()) return refuse(404, 'game');
    const result = world.resultRow(id, { now: now(), language, override });
    // a question about a season has no row among the results
    if (result === undefined) return refuse(404, 'game');
    return settled.text([id, language, endedAt].join(':'), () =>
      JSON.stringify({
        result: writeResult(result),
        endedAt,
        markets: writeSettledMarkets(settledMarkets(parts, id, language)),
      }),
    );
  });
}

async function listed(
  { world }: ResultParts,
  results: ResultsBook,
  { language, ...asked }: ResultsWish & { readonly language: Language },
): Promise<readonly ListedResult[]> {
  const wish = asked.type === 'ended' ? asked : { ...asked, day: undefined };
  const games = await wanted(results, wish);
  if (wish.search === undefined || language === 'ru' || language === 'en') return gameResults(games, wish);
  const champs = new Map(world.champs(language).map(({ id, name }) => [id, name]));
  // NAM-8 what is looked for may be in the language of the page
  return gameResults(
    games.map((game) => ({
      ...game,
      names: withNames(searchedNames(world, game, language), [champs.get(game.champId)]),
    })),
    wish,
  );
}

async function wanted(results: ResultsBook, { type, day }: ResultsWish): Promise<readonly BookResult[]> {
  if (type !== 'ended') return results.running();
  return day === undefined ? [] : results.day(day);
}

/** By sport and champ as the line has them, the newest first. */
function ordered(
  { world }: ResultParts,
  results: readonly ListedResult[],
  language: Language,
): readonly ListedResult[] {
  const champs = world.champs(language).map((champ): Champ => ({ ...champ, liveCount: 0, lineCount: 0 }));
  const places = new Map(
    champs.toSorted((left, right) => compareChamps(left, right, BY_NAME)).map(({ id }, place) => [id, place]),
  );
  const sports = new Map(world.sports(language).map(({ id }, place) => [id, place]));
  const placeOf = ({ sportId, champId }: ListedResult): number =>
    (sports.get(sportId) ?? sports.size) * champs.length + (places.get(champId) ?? 0);
  return results.toSorted((left, right) => placeOf(left) - placeOf(right));
}

function settledMarkets({ world, overrides, now }: ResultParts, id: number, language: Language): SettledMarket[] {
  const override = overrides.of(id);
  return world.closingMarkets(id, { language, override }).map((market) => ({
    ...market,
    outcomes: market.outcomes.flatMap(({ isLocked: _isLocked, ...outcome }) => {
      const result = world.result(outcome.id, now(), override);
      return result === 'open' ? [] : [{ ...outcome, result }];
    }),
  }));
}
