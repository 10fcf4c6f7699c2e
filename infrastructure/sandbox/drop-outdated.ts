import { sql } from 'kysely';
import { hours, minutes, type EpochMillis, type Millis } from '../../core/shared/time.ts';
import { dropUnplayedRounds } from './casino/drop-unplayed-rounds.ts';
import { EVENTS_STAY_FOR } from './analytics/collected-events.ts';
import type { Database } from './database/open-database.ts';
import { CONTACT_WAITS_FOR } from './known-player/pending-term.ts';
import { dropUnplayedDraws } from './lotto/unplayed-draws.ts';
import { TRIES_COUNT_FOR } from './sign-in/pending-sign-in.ts';
import { COUNTED_FOR } from './players/recovery-caps.ts';
import { dropThreads } from './support/drop-threads.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** The pages forget an attempt after 48 hours; nobody asks about its key any more. */
const KEYS_ANSWER_FOR: Millis = hours(48);
/** So long a player is told when a code was used or ended. */
const ENDED_PROMOS_STAY_FOR: Millis = hours(365 * 24);
/** What a regulator may ask about. */
const CLOSED_LIMITS_STAY_FOR: Millis = hours(5 * 365 * 24);
/** CW-8 */
const CHATS_STAY_FOR: Millis = hours(30 * 24);
const ROWS_AT_ONCE = 500;
const EVERY: Millis = minutes(1);

/**
 * Once a minute: what has run out, and answers to keys of two days ago. What money hangs on stays for good: it is the books.
 * SCALING.md lists what stays for how long.
 */
export async function dropOutdated({ database, upkeep }: SandboxParts, now: EpochMillis): Promise<void> {
  if (upkeep.droppedAt !== undefined && now - upkeep.droppedAt < EVERY) return;
  upkeep.droppedAt = now;
  await dropRows(database, { table: 'saved_coupons', key: 'code', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'sessions', key: 'id_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'devices', key: 'id', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'recoveries', key: 'id_hash', moment: 'expires_at', until: now - COUNTED_FOR });
  await dropRows(database, {
    table: 'activations',
    key: 'id_hash',
    moment: 'expires_at',
    until: now - CONTACT_WAITS_FOR,
  });
  await dropRows(database, { table: 'phone_codes', key: 'id_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'social_attempts', key: 'id_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'openid_codes', key: 'code_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'sign_in_links', key: 'token_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'contact_denials', key: 'token_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'user_transfers', key: 'session_hash', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'outbox_readers', key: 'id', moment: 'expires_at', until: now });
  const attempts = { table: 'passkey_attempts', key: 'challenge_hash', moment: 'expires_at' } as const;
  await dropRows(database, { ...attempts, until: now });
  const counted = now - TRIES_COUNT_FOR;
  await dropRows(database, { table: 'pending_sign_ins', key: 'id_hash', moment: 'created_at', until: counted });
  await dropRows(database, { table: 'rate_windows', key: 'name', moment: 'ends_at', until: now });
  const events = { table: 'collected_events', key: 'id', moment: 'collected_at' } as const;
  await dropRows(database, { ...events, until: now - EVENTS_STAY_FOR });
  const answered = { table: 'vip_bets', key: 'id', moment: 'closed_at', state: 'closed' } as const;
  await dropRows(database, { ...answered, until: now - KEYS_ANSWER_FOR });
  const promos = { table: 'coupon_promo_codes', key: 'code', moment: 'ends_at' } as const;
  await dropRows(database, { ...promos, until: now - ENDED_PROMOS_STAY_FOR });
  await dropRows(database, { table: 'uploads', key: 'id', moment: 'expires_at', until: now });
  await dropThreads(database, now);
  const chats = { table: 'consultant_chats', key: 'id', moment: 'changed_at' } as const;
  await dropRows(database, { ...chats, until: now - CHATS_STAY_FOR });
  await dropUnplayedRounds({ database }, now);
  await dropUnplayedDraws({ database }, now);
  await dropLimits(database, now);
  await dropPlacements(database, now - KEYS_ANSWER_FOR);
}

async function dropLimits(database: Database, now: EpochMillis): Promise<void> {
  const limits = { table: 'limits', key: 'id', moment: 'closed_at', state: 'inactive' } as const;
  await dropRows(database, { ...limits, until: now - CLOSED_LIMITS_STAY_FOR });
  // a key is of its player alone: of another, who has the same, it still answers
  const saves = { table: 'limit_saves', key: ['user_id', 'key'], moment: 'created_at' } as const;
  await dropRows(database, { ...saves, until: now - KEYS_ANSWER_FOR });
  await dropRows(database, { table: 'limit_tests', key: 'token', moment: 'expires_at', until: now });
  await dropRows(database, { table: 'play_time', key: 'user_id', moment: 'seen_at', until: now - KEYS_ANSWER_FOR });
  const checks = { table: 'reality_checks', key: 'user_id', moment: 'counted_from' } as const;
  await dropRows(database, { ...checks, until: now - KEYS_ANSWER_FOR });
}

type Outdated =
  | { readonly table: 'saved_coupons'; readonly key: 'code'; readonly moment: 'expires_at' }
  | {
      readonly table: 'sessions' | 'recoveries' | 'activations' | 'phone_codes' | 'social_attempts';
      readonly key: 'id_hash';
      readonly moment: 'expires_at';
    }
  | { readonly table: 'devices' | 'outbox_readers' | 'uploads'; readonly key: 'id'; readonly moment: 'expires_at' }
  | { readonly table: 'openid_codes'; readonly key: 'code_hash'; readonly moment: 'expires_at' }
  | { readonly table: 'sign_in_links' | 'contact_denials'; readonly key: 'token_hash'; readonly moment: 'expires_at' }
  | { readonly table: 'user_transfers'; readonly key: 'session_hash'; readonly moment: 'expires_at' }
  | { readonly table: 'passkey_attempts'; readonly key: 'challenge_hash'; readonly moment: 'expires_at' }
  | { readonly table: 'pending_sign_ins'; readonly key: 'id_hash'; readonly moment: 'created_at' }
  | { readonly table: 'rate_windows'; readonly key: 'name'; readonly moment: 'ends_at' }
  | { readonly table: 'vip_bets'; readonly key: 'id'; readonly moment: 'closed_at'; readonly state: 'closed' }
  | { readonly table: 'coupon_promo_codes'; readonly key: 'code'; readonly moment: 'ends_at' }
  | { readonly table: 'limits'; readonly key: 'id'; readonly moment: 'closed_at'; readonly state: 'inactive' }
  | { readonly table: 'limit_saves'; readonly key: readonly ['user_id', 'key']; readonly moment: 'created_at' }
  | { readonly table: 'limit_tests'; readonly key: 'token'; readonly moment: 'expires_at' }
  | { readonly table: 'play_time'; readonly key: 'user_id'; readonly moment: 'seen_at' }
  | { readonly table: 'reality_checks'; readonly key: 'user_id'; readonly moment: 'counted_from' }
  | { readonly table: 'consultant_chats'; readonly key: 'id'; readonly moment: 'changed_at' }
  | { readonly table: 'collected_events'; readonly key: 'id'; readonly moment: 'collected_at' };

/** So many at once that no statement takes long, however many there are. */
async function dropRows(
  database: Database,
  { table, key, moment, until, ...rest }: Outdated & { readonly until: EpochMillis },
): Promise<void> {
  // in the words of its index, which leaves out all others
  const inState = 'state' in rest ? sql`state = ${sql.lit(rest.state)} and` : sql``;
  const columns = sql.join((typeof key === 'string' ? [key] : key).map((column) => sql.ref(column)));
  for (;;) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)}
        where ${inState} ${sql.ref(moment)} <= ${until} order by ${sql.ref(moment)} limit ${ROWS_AT_ONCE}
      ) returning 1`.execute(database);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** A key with coupons stays, so that nothing is ever placed under it again; of its reply only that it was accepted. */
async function dropPlacements(database: Database, before: EpochMillis): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ readonly placed: boolean }>`
      with old as (
        select user_id, key, exists (
          select 1 from coupons where coupons.user_id = placements.user_id and coupons.placement_key = placements.key
        ) as placed
        from placements
        where created_at < ${before} and status <> 'pending' and not is_dropped
        order by created_at limit ${ROWS_AT_ONCE}
      ), shortened as (
        update placements set is_dropped = true, reply = '{"status":"accepted"}'
        from old where placements.user_id = old.user_id and placements.key = old.key and old.placed
      ), dropped as (
        delete from placements using old
        where placements.user_id = old.user_id and placements.key = old.key and not old.placed
      )
      select placed from old`.execute(database);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
