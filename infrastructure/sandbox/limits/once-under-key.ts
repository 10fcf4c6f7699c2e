import { createHash } from 'node:crypto';
import { refuse, type Refusal } from '../server/refusal.ts';
import type { PreparedReply } from '../server/serve-call.ts';
import type { LimitScene } from './limit-changes.ts';

/** Under which key something is asked for, and what. */
export interface KeyedWish {
  readonly key: string;
  readonly wish: unknown;
}

/** LS-4 Makes a change once under its key: whoever sends it again gets the reply of the first time. The player is locked before. */
export async function onceUnderKey(
  { transaction, userId, regime }: LimitScene,
  { key, wish }: KeyedWish,
  change: () => Promise<object | Refusal>,
): Promise<PreparedReply | Refusal> {
  const fingerprint = createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
  const kept = await transaction
    .selectFrom('limit_saves')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept !== undefined) {
    return kept.fingerprint === fingerprint ? { preparedText: kept.reply } : refuse(422, 'another-order');
  }
  const reply = await change();
  if ('refused' in reply) return reply;
  const preparedText = JSON.stringify(reply);
  await transaction
    .insertInto('limit_saves')
    .values({ user_id: userId, key, fingerprint, reply: preparedText, created_at: regime.now })
    .execute();
  return { preparedText };
}
