import { sql, type Kysely } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';

/** Whoever staked nothing for so long has not played meanwhile. */
const PAUSE: Millis = hours(1);

/** RC-10 Counts from a sign-in, unless the player was playing just before: nobody signs in anew to be asked later. */
export async function beginChecks(database: Kysely<Tables>, userId: UserId, now: EpochMillis): Promise<void> {
  await sql`
    insert into reality_checks (user_id, counted_from) values (${userId}, ${now})
    on conflict (user_id) do update set counted_from = excluded.counted_from where not exists (
      select 1 from accounts join ledger on ledger.account_id = accounts.id and ledger.at > ${now - PAUSE}
        and ledger.kind in ('stake', 'vip-hold', 'free-bet', 'casino-bet')
      where accounts.user_id = ${userId})`.execute(database);
}
