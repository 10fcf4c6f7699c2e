import { sql, type Kysely } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { PlayerMessageKind } from '../../../core/support/messages/player-message.ts';
import type { Tables } from '../database/tables.ts';

export interface NewMessage {
  readonly userId: UserId;
  readonly kind: PlayerMessageKind;
  readonly at: EpochMillis;
  readonly about?: number;
  readonly sum?: { readonly amount: Minor; readonly currency: string };
}

/** MSG-1 Tells a player something, once; in the transaction of what it tells. */
export async function tellPlayer(
  transaction: Kysely<Tables>,
  { userId, kind, at, about, sum }: NewMessage,
): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto('player_messages')
    .values({
      user_id: userId,
      kind,
      at,
      about: about ?? null,
      amount: sum?.amount ?? null,
      currency: sum?.currency ?? null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
    .executeTakeFirstOrThrow();
  if (added === 1n) await countUnread(transaction, userId);
}

/** Counts what a player has not read, and keeps the count with the player. */
export async function countUnread(transaction: Kysely<Tables>, userId: UserId): Promise<number> {
  const { message_count: count } = await transaction
    .updateTable('users')
    .set((of) => ({
      message_count: of
        .selectFrom('player_messages')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('user_id', '=', userId)
        .where('is_read', '=', sql.lit(false)),
    }))
    .where('id', '=', userId)
    .returning('message_count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Tells it anew, as the latest: an answer after an answer. */
export async function tellPlayerAgain(
  transaction: Kysely<Tables>,
  message: NewMessage & { readonly about: number },
): Promise<void> {
  await transaction
    .deleteFrom('player_messages')
    .where('user_id', '=', message.userId)
    .where('kind', '=', message.kind)
    .where('about', '=', message.about)
    .execute();
  await tellPlayer(transaction, message);
}

const ABOUT_TOPICS = [
  'support-answered',
  'appeal-accepted',
  'appeal-refused',
  'idea-answered',
  'manager-answered',
] as const satisfies readonly PlayerMessageKind[];

/** Whoever has seen a request has read that it was answered. */
export async function readAbout(database: Kysely<Tables>, userId: UserId, about: number): Promise<void> {
  const rows = await database
    .updateTable('player_messages')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('kind', 'in', ABOUT_TOPICS)
    .where('about', '=', about)
    .where('is_read', '=', sql.lit(false))
    .returning('id')
    .execute();
  if (rows.length > 0) await countUnread(database, userId);
}
