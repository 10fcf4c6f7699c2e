import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Database } from '../database/open-database.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { nodeRandom } from '../server/node-random.ts';
import { refuse, type Refusal } from '../server/refusal.ts';

interface Asker {
  readonly userId: UserId;
  /** Absent where no session is needed. */
  readonly session: PlayerSession | undefined;
  /** TRF-11 Whether it may be what is left of a player who was transferred. */
  readonly isForMoved?: boolean;
}

/** TWO-27 A transaction that holds the player, so that each change sees what those before it have ended: nothing is done for a session that was ended since the request began. */
export async function inSession<Value>(
  database: Database,
  { userId, session, isForMoved = false }: Asker,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value | Refusal> {
  return inTransaction({ database, random: nodeRandom }, async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if (session !== undefined && !(await isOpen(transaction, session, isForMoved))) return refuse(401, 'signed-out');
    return run(transaction);
  });
}

/** A sign-out waits for what its session has begun. */
async function isOpen(
  transaction: Transaction<Tables>,
  { userId, idHash }: PlayerSession,
  isForMoved: boolean,
): Promise<boolean> {
  const session = await transaction
    .selectFrom('sessions')
    .select('is_moved')
    .where('id_hash', '=', idHash)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return session !== undefined && (isForMoved || !session.is_moved);
}
