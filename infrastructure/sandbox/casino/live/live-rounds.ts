import { sql, type Selectable, type Transaction } from 'kysely';
import { drawAtTable } from '../../../../core/casino/live/live-round.ts';
import { LIVE_RESTS, LIVE_SHOWS, LIVE_TAKES, type LiveTableId } from '../../../../core/casino/live/live-table.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { SERVER_DIGESTS } from '../provider/slot-seeds.ts';
import { CHAIN_LENGTH, lastSeedOfChain, linkOfChain } from '../seed-chain.ts';

export type LiveRoundRow = Selectable<Tables['live_rounds']>;
type LiveParts = Pick<SandboxParts, 'database' | 'random' | 'now'>;

/** When the round after this one takes stakes. */
export function nextLiveRoundAt({ shown_at: shownAt }: Pick<LiveRoundRow, 'shown_at'>): EpochMillis {
  return shownAt + LIVE_RESTS;
}

/** LCT-2 The round that is on at a table; a new one is begun by whoever looks once the one before has been seen. */
export async function liveRoundNow(parts: LiveParts, table: LiveTableId): Promise<LiveRoundRow> {
  const known = await latestRound(parts.database, table);
  if (known !== undefined && parts.now() < nextLiveRoundAt(known)) return known;
  return inTransaction(parts, async (transaction) => beginNext(transaction, table, parts.now()));
}

async function latestRound(
  database: Pick<SandboxParts['database'], 'selectFrom'>,
  table: LiveTableId,
): Promise<LiveRoundRow | undefined> {
  return database
    .selectFrom('live_rounds')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function beginNext(
  transaction: Transaction<Tables>,
  table: LiveTableId,
  now: EpochMillis,
): Promise<LiveRoundRow> {
  // whoever asks at once, on whatever node, waits for the first
  await sql`lock table live_chains in exclusive mode`.execute(transaction);
  const begun = await latestRound(transaction, table);
  if (begun !== undefined && now < nextLiveRoundAt(begun)) return begun;
  const kept = await transaction
    .selectFrom('live_chains')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const chain = kept !== undefined && kept.used < CHAIN_LENGTH ? kept : await beginChain(transaction, table);
  const { seed, hash } = linkOfChain(chain.last_seed, chain.used);
  await transaction
    .updateTable('live_chains')
    .set({ used: chain.used + 1 })
    .where('id', '=', chain.id)
    .execute();
  const drawn = await drawAtTable(table, seed, SERVER_DIGESTS);
  const closesAt = now + LIVE_TAKES;
  return transaction
    .insertInto('live_rounds')
    .values({
      table_id: table,
      server_seed: seed,
      server_hash: hash,
      drawn: drawn.join(','),
      closes_at: closesAt,
      shown_at: closesAt + LIVE_SHOWS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function beginChain(transaction: Transaction<Tables>, table: LiveTableId) {
  return transaction
    .insertInto('live_chains')
    .values({ table_id: table, last_seed: lastSeedOfChain(), used: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}
