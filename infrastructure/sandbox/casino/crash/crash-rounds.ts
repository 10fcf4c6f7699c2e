import { sql, type Selectable, type Transaction } from 'kysely';
import { crashLength, pointOfSeed } from '../../../../core/casino/games/crash.ts';
import { seconds, type EpochMillis, type Millis } from '../../../../core/shared/time.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { SERVER_DIGESTS } from '../provider/slot-seeds.ts';
import { CHAIN_LENGTH, lastSeedOfChain, linkOfChain } from '../seed-chain.ts';

export type CrashRoundRow = Selectable<Tables['crash_rounds']>;
type CrashParts = Pick<SandboxParts, 'database' | 'random' | 'now'>;

const TAKES_STAKES: Millis = seconds(7);
const SHOWS_CRASH: Millis = seconds(3);

/** When the round after this one takes stakes. */
export function nextRoundAt({ ends_at: endsAt }: Pick<CrashRoundRow, 'ends_at'>): EpochMillis {
  return endsAt + SHOWS_CRASH;
}

/** GM-33 The round that all see now; a new one is begun once the one before has been seen. */
export async function crashRoundNow(parts: CrashParts): Promise<CrashRoundRow> {
  const known = await latestRound(parts.database);
  if (known !== undefined && parts.now() < nextRoundAt(known)) return known;
  return inTransaction(parts, async (transaction) => beginNext(transaction, parts.now()));
}

async function latestRound(database: Pick<SandboxParts['database'], 'selectFrom'>): Promise<CrashRoundRow | undefined> {
  return database.selectFrom('crash_rounds').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
}

async function beginNext(transaction: Transaction<Tables>, now: EpochMillis): Promise<CrashRoundRow> {
  // whoever asks at once, on whatever node, waits for the first
  await sql`lock table crash_chains in exclusive mode`.execute(transaction);
  const begun = await latestRound(transaction);
  if (begun !== undefined && now < nextRoundAt(begun)) return begun;
  const kept = await transaction
    .selectFrom('crash_chains')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const chain = kept !== undefined && kept.used < CHAIN_LENGTH ? kept : await beginChain(transaction);
  const { seed, hash } = linkOfChain(chain.last_seed, chain.used);
  await transaction
    .updateTable('crash_chains')
    .set({ used: chain.used + 1 })
    .where('id', '=', chain.id)
    .execute();
  const point = await pointOfSeed(seed, SERVER_DIGESTS);
  const startsAt = now + TAKES_STAKES;
  return transaction
    .insertInto('crash_rounds')
    .values({
      server_seed: seed,
      server_hash: hash,
      point,
      starts_at: startsAt,
      ends_at: startsAt + crashLength(point),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function beginChain(transaction: Transaction<Tables>) {
  return transaction
    .insertInto('crash_chains')
    .values({ last_seed: lastSeedOfChain(), used: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}
