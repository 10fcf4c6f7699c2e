import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CASINO_GAME } from '../../casino/round-calls.ts';
import type { WireReply } from '../../http/call.ts';
import type { Tables } from '../database/tables.ts';

/** Games as the tables have them, each with its provider. */
export function keptGames(database: Kysely<Tables>) {
  return database
    .selectFrom('casino_games')
    .innerJoin('casino_providers', 'casino_providers.id', 'casino_games.provider_id')
    .select([
      'casino_games.id',
      'casino_games.name',
      'casino_games.theme',
      'casino_games.machine',
      'casino_games.is_new',
      'casino_games.rank',
      'casino_providers.id as provider_id',
      'casino_providers.name as provider',
    ]);
}

/** An id as it was asked for: one that is larger than any game has is no fault, it is no game. */
export function anyGameId(id: number): RawBuilder<number> {
  return sql`${id}::bigint`;
}

type KeptGame = Awaited<ReturnType<ReturnType<typeof keptGames>['execute']>>[number];

/** A row as the catalogue has it. */
export function readKeptGame(row: KeptGame): WireReply<typeof CASINO_GAME>['game'] {
  const { id, name, theme, machine, is_new: isNew, provider, provider_id: providerId } = row;
  return {
    id,
    name,
    provider,
    providerId,
    section: 'slots',
    subcategories: [theme],
    theme,
    machine,
    isNew,
    isDemoAllowed: true,
  };
}

export async function catalogueGame(
  database: Kysely<Tables>,
  id: number,
): Promise<ReturnType<typeof readKeptGame> | undefined> {
  const row = await keptGames(database).where('casino_games.id', '=', anyGameId(id)).executeTakeFirst();
  return row === undefined ? undefined : readKeptGame(row);
}
