import { sql } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { MARK_MESSAGES, MESSAGE_NEWS, MESSAGES, READ_MESSAGES } from '../../support/message-calls.ts';
import type { PlayerMessageRow } from '../database/support/support-tables.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { countUnread } from './player-messages.ts';

type MessageParts = Pick<SandboxParts, 'database' | 'random'>;

const MESSAGES_AT_ONCE = 50;

/** What the site told the player, and what was read of it. */
export function serveMessages(api: ServedApi, parts: MessageParts): void {
  const { database } = parts;
  const unreadOf = async (userId: UserId): Promise<number> => {
    const player = database.selectFrom('users').select('message_count').where('id', '=', userId);
    return (await player.executeTakeFirstOrThrow()).message_count;
  };
  serveCall(api, MESSAGE_NEWS, async ({ session: { userId } }) => {
    const own = database.selectFrom('player_messages').select('id').where('user_id', '=', userId);
    const latest = await own.orderBy('id', 'desc').limit(1).executeTakeFirst();
    return { unread_count: await unreadOf(userId), last_id: Number(latest?.id ?? 0) };
  });
  serveCall(api, MESSAGES, async ({ session: { userId }, query: { before } }) => {
    const own = database.selectFrom('player_messages').selectAll().where('user_id', '=', userId);
    const rows = await (before === undefined ? own : own.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(MESSAGES_AT_ONCE + 1)
      .execute();
    return {
      messages: rows.slice(0, MESSAGES_AT_ONCE).map(wireMessageOf),
      unread_count: await unreadOf(userId),
      has_older: rows.length > MESSAGES_AT_ONCE,
    };
  });
  serveCall(api, MARK_MESSAGES, async ({ session: { userId }, body: { ids, is_read: isRead } }) =>
    marked(parts, { userId, ids, isRead }),
  );
  serveCall(api, READ_MESSAGES, async ({ session: { userId }, body: { up_to: upTo } }) =>
    marked(parts, { userId, upTo, isRead: true }),
  );
}

interface Marks {
  readonly userId: UserId;
  readonly isRead: boolean;
  readonly ids?: readonly number[];
  readonly upTo?: number;
}

/** MSG-3 Of the player's own messages alone. */
async function marked(parts: MessageParts, { userId, isRead, ids, upTo }: Marks) {
  return inTransaction(parts, async (transaction) => {
    let own = transaction
      .updateTable('player_messages')
      .set({ is_read: isRead })
      .where('user_id', '=', userId)
      .where('is_read', '=', sql.lit(!isRead));
    if (ids !== undefined) own = own.where('id', 'in', ids.length === 0 ? [0] : [...ids]);
    if (upTo !== undefined) own = own.where('id', '<=', upTo);
    const rows = await own.returning('id').execute();
    return { ids: rows.map(({ id }) => Number(id)), unread_count: await countUnread(transaction, userId) };
  });
}

function wireMessageOf(
  row: Omit<PlayerMessageRow, 'id' | 'is_read'> & { readonly id: number; readonly is_read: boolean },
) {
  const { id, kind, at, about, amount, currency, is_read } = row;
  return {
    id: Number(id),
    kind,
    at,
    is_read,
    ...(about === null ? {} : { about }),
    ...(amount === null || currency === null ? {} : { sum: { amount: majorAmount(amount, currency), currency } }),
  };
}
