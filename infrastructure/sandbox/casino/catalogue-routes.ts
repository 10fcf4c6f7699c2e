import type { Kysely } from 'kysely';
import type { InferOutput } from 'valibot';
import { machinesFrom } from '../../../core/casino/catalogue/rtp-scale.ts';
import { SLOT_MACHINE_IDS, type SlotMachineId } from '../../../core/casino/rounds/slot-machine.ts';
import {
  certainNames,
  nameSearch,
  searchableNames,
  slippedNames,
  type SearchableNames,
} from '../../../core/sports/search/name-search.ts';
import { searchText } from '../../../core/sports/search/search-text.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import {
  CASINO_CATALOGUE,
  CASINO_FAVOURITES,
  CASINO_PROVIDERS,
  KEEP_CASINO_FAVOURITE,
  OWN_CASINO_GAMES,
} from '../../casino/catalogue-calls.ts';
import type { WireReply } from '../../http/call.ts';
import type { Tables } from '../database/tables.ts';
import { oneAtATime, oneAtATimeEach } from '../nodes/one-at-a-time.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { anyGameId, keptGames, readKeptGame } from './kept-games.ts';

const PAGE_SIZE = 60;
const RECENT_SHOWN = 60;
const MOST_FAVOURITES = 200;

/** The catalogue, and what a player has of it. */
export function serveCatalogue(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'now'>): void {
  const { database } = parts;
  // one look at the tables is for all who ask the same meanwhile
  const page = oneAtATimeEach(cataloguePages(database));
  const providers = oneAtATime(async () => gameProviders(database));
  serveCall(api, CASINO_CATALOGUE, async ({ query }) => page(query));
  serveCall(api, CASINO_PROVIDERS, async () => ({ providers: await providers() }));
  serveOwnGames(api, parts);
}

type CatalogueAsk = InferOutput<typeof CASINO_CATALOGUE.query>;

function cataloguePages(database: Kysely<Tables>) {
  const foundIds = gameSearch(database);
  return async (query: CatalogueAsk): Promise<WireReply<typeof CASINO_CATALOGUE>> => {
    const machines = wantedMachines(query);
    let wanted = keptGames(database);
    if (query.theme !== undefined) wanted = wanted.where('theme', '=', query.theme);
    if (query.provider !== undefined) wanted = wanted.where('provider_id', '=', query.provider);
    if (machines?.length === 0) return { total: 0, games: [], isGuess: false };
    if (machines !== undefined) wanted = wanted.where('machine', 'in', machines);
    if (query.isNew === 'true') wanted = wanted.where('is_new', '=', true);
    const found = query.search === undefined ? undefined : await foundIds(query.search);
    if (found !== undefined) wanted = wanted.where('casino_games.id', 'in', found.ids.length === 0 ? [0] : found.ids);
    const { count } = await wanted
      .clearSelect()
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (query.order === 'new') wanted = wanted.orderBy('is_new', 'desc');
    if (query.order === 'name') wanted = wanted.orderBy('name');
    const rows = await wanted
      .orderBy('rank')
      .limit(PAGE_SIZE)
      .offset(Math.max(0, query.offset ?? 0))
      .execute();
    return { total: count, games: rows.map(readKeptGame), isGuess: found?.isGuess ?? false };
  };
}

async function gameProviders(database: Kysely<Tables>) {
  const providers = await database
    .selectFrom('casino_providers')
    .innerJoin('casino_games', 'casino_games.provider_id', 'casino_providers.id')
    .select(['casino_providers.id', 'casino_providers.name', 'casino_providers.is_brand'])
    .select((of) => of.fn.countAll<number>().as('gameCount'))
    .groupBy(['casino_providers.id', 'casino_providers.name', 'casino_providers.is_brand'])
    .execute();
  return providers.map(({ is_brand: isBrand, ...provider }) => ({
    ...provider,
    ...(isBrand ? { isBrand: true as const } : {}),
  }));
}

function serveOwnGames(api: ServedApi, { database, now }: Pick<SandboxParts, 'database' | 'now'>): void {
  serveCall(api, OWN_CASINO_GAMES, async ({ session: { userId }, params: { kind } }) => {
    const ids = kind === 'favourites' ? await favouritesOf(database, userId) : await recentOf(database, userId);
    const rows = ids.length === 0 ? [] : await keptGames(database).where('casino_games.id', 'in', ids).execute();
    const games = ids.flatMap((id) => rows.filter((row) => row.id === id).map(readKeptGame));
    return { total: games.length, games, isGuess: false };
  });
  serveCall(api, CASINO_FAVOURITES, async ({ session: { userId } }) => ({
    gameIds: await favouritesOf(database, userId),
  }));
  serveCall(api, KEEP_CASINO_FAVOURITE, async ({ session: { userId }, body: { gameId, isFavourite } }) => {
    const game = await database
      .selectFrom('casino_games')
      .select('id')
      .where('id', '=', anyGameId(gameId))
      .executeTakeFirst();
    if (game === undefined) return refuse(404, 'game');
    const kept = await favouritesOf(database, userId);
    if (isFavourite && kept.length >= MOST_FAVOURITES && !kept.includes(gameId)) return refuse(409, 'too-many');
    const row = { user_id: userId, game_id: gameId, at: now() };
    if (isFavourite) {
      await database
        .insertInto('casino_favourites')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await database
        .deleteFrom('casino_favourites')
        .where('user_id', '=', userId)
        .where('game_id', '=', gameId)
        .execute();
    }
    return { gameIds: await favouritesOf(database, userId) };
  });
}

async function favouritesOf(database: Kysely<Tables>, userId: UserId): Promise<number[]> {
  const rows = await database
    .selectFrom('casino_favourites')
    .select('game_id')
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('game_id')
    .execute();
  return rows.map(({ game_id: id }) => id);
}

/** CTL-7 What was played last comes first. */
async function recentOf(database: Kysely<Tables>, userId: UserId): Promise<number[]> {
  const rows = await database
    .selectFrom('casino_rounds')
    .select('game_id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'refused')
    .groupBy('game_id')
    .orderBy((of) => of.fn.max('at'), 'desc')
    .limit(RECENT_SHOWN)
    .execute();
  return rows.map(({ game_id: id }) => id);
}

/** CTL-8 Undefined where every machine is wanted; none where what is asked for returns less than is asked for. */
function wantedMachines({ machines, leastRtp }: CatalogueAsk): readonly SlotMachineId[] | undefined {
  const asked = machines?.split('.') ?? [];
  const named = SLOT_MACHINE_IDS.filter((id) => asked.includes(id));
  if (leastRtp === undefined) return named.length === 0 ? undefined : named;
  const enough = machinesFrom(leastRtp);
  return named.length === 0 ? enough : named.filter((id) => enough.includes(id));
}

/** CTL-5 The ids of games whose name or provider has what was typed; where none has it, of those that are near. The names of games stay. */
function gameSearch(database: Kysely<Tables>) {
  let names:
    | Promise<readonly { readonly id: number; readonly rank: number; readonly names: SearchableNames }[]>
    | undefined;
  const load = async () => {
    const rows = await keptGames(database).execute();
    return rows.map(({ id, rank, name, provider }) => ({
      id,
      rank,
      names: searchableNames(`${searchText(name)}\n${searchText(provider)}`),
    }));
  };
  return async (text: string): Promise<{ readonly ids: number[]; readonly isGuess: boolean }> => {
    names ??= load().catch((error: unknown) => {
      names = undefined;
      throw error;
    });
    const games = await names;
    const items = { namesOf: (game: (typeof games)[number]) => game.names };
    const search = nameSearch(text, { hasInitials: false });
    const certain = certainNames(games, items, { search });
    const found = certain.items.length > 0 ? certain.items : slippedNames(games, items, search);
    return { ids: found.map(({ id }) => id), isGuess: certain.typedCount === 0 && found.length > 0 };
  };
}
