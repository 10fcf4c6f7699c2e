import { sql, type Transaction } from 'kysely';
import {
  activationTypeById,
  activationTypeId,
  hasActivePhone,
  withActivePhone,
} from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { sqlState, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { endRecoveries } from '../players/end-recoveries.ts';
import { FIRST_CREDENTIALS } from '../players/new-player.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { keepContactChange, type FormerContacts, type ToldContact } from '../sign-in/contact-changes.ts';
import { inSession } from '../sign-in/session-transaction.ts';
import { refuseVipBetsOf } from '../coupons/vip-bets/decide-vip-bet.ts';
import { moveAccounts } from './move-accounts.ts';
import { moveDocuments } from './move-documents.ts';
import { moveTalks } from './move-talks.ts';
import { moveLimits } from './move-limits.ts';
import { moveFactors } from './move-factors.ts';
import { movePromoCodes } from './move-promo-codes.ts';
import { passwordOfToken, sha256 } from './one-time-password.ts';
import { TOKEN_HOLDS_FOR } from './transfer-codes.ts';
import { transferObstacle } from './transferring-player.ts';

export type MoveParts = Pick<SandboxParts, 'database' | 'secret' | 'vault' | 'now'>;

export interface MovedPlayer {
  readonly from: UserId;
  readonly to: UserId;
  readonly password: string;
  /** What the player is told by; absent where the account was made before. */
  readonly former?: FormerContacts | undefined;
  /** TRF-13 The address of before, where the phone of the code is new to the account. */
  readonly letters: readonly ToldContact[];
}

interface Moving {
  readonly session: PlayerSession;
  readonly redirectToken: string;
}

/** TRF-9 The player as a new account: all of it in one transaction, once however often its token comes. */
export async function movePlayer(parts: MoveParts, moving: Moving): Promise<Refusal | MovedPlayer> {
  try {
    const { session } = moving;
    const asker = { userId: session.userId, session, isForMoved: true };
    return await inSession(parts.database, asker, async (transaction) => moveOnce(transaction, parts, moving));
  } catch (error) {
    // another has proven the phone since its code was sent
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'phone-taken');
    throw error;
  }
}

async function moveOnce(
  transaction: Transaction<Tables>,
  parts: MoveParts,
  { session, redirectToken }: Moving,
): Promise<Refusal | MovedPlayer> {
  const { userId: from, idHash } = session;
  // of several requests at once each sees what those before it have done
  const user = await lockedUser(transaction, from);
  const asked = await transaction
    .selectFrom('user_transfers')
    .select('phone')
    .where('session_hash', '=', idHash)
    .where('user_id', '=', from)
    .where('token_hash', '=', sha256(redirectToken))
    .where('expires_at', '>', parts.now())
    .forUpdate()
    .executeTakeFirst();
  if (asked === undefined) return refuse(403, 'no-code');
  if (user.transferred_to === null && !user.is_transfer_required) return refuse(403, 'no-transfer');
  const password = passwordOfToken(parts.secret, redirectToken);
  const keepPassword = async () =>
    transaction
      .updateTable('user_transfers')
      .set({ password_hash: sha256(password) })
      .where('session_hash', '=', idHash)
      .execute();
  if (user.transferred_to !== null) {
    await keepPassword();
    return { from, to: user.transferred_to, password, letters: [] };
  }
  const made = await makeSuccessor(transaction, parts, { user, phone: asked.phone });
  if ('refused' in made) return made;
  await endElsewhere(transaction, { from, idHash, until: parts.now() + TOKEN_HOLDS_FOR });
  await keepPassword();
  const { email, phone, activation_type } = user;
  const { to, hasNewPhone } = made;
  const former = { email, phone, activation_type };
  const told = hasNewPhone && email !== null ? [email] : [];
  const change = { userId: to, contact: asked.phone, told, former, now: parts.now() };
  return { from, to, password, former, letters: await keepContactChange(transaction, change) };
}

type UserRow = Awaited<ReturnType<typeof lockedUser>>;

async function lockedUser(transaction: Transaction<Tables>, userId: UserId) {
  return transaction.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

async function makeSuccessor(
  transaction: Transaction<Tables>,
  parts: MoveParts,
  { user, phone }: { readonly user: UserRow; readonly phone: string },
): Promise<Refusal | { readonly to: UserId; readonly hasNewPhone: boolean }> {
  const from = user.id;
  // MA-8 the player before the accounts, and nothing is placed or settled on them from here on
  await transaction.selectFrom('accounts').select('id').where('user_id', '=', from).orderBy('id').forUpdate().execute();
  const proven = activationTypeById(user.activation_type);
  const hasNewPhone = !hasActivePhone(proven) || user.phone === null;
  const obstacle = await transferObstacle(transaction, { userId: from, hasNewPhone, now: parts.now() });
  if (obstacle !== undefined) return refuse(409, obstacle);
  const activationType = hasNewPhone ? activationTypeId(withActivePhone(proven)) : user.activation_type;
  await closeUser(transaction, user);
  const {
    id: _id,
    credentials_version: credentials,
    registration_key: _key,
    is_transfer_required: _isRequired,
    transferred_to: _to,
    ...carried
  } = user;
  const { id: to } = await transaction
    .insertInto('users')
    .values({
      ...carried,
      ...(hasNewPhone ? { phone } : {}),
      ...(activationType === undefined ? {} : { activation_type: activationType }),
      credentials_version: FIRST_CREDENTIALS,
      withdrawals_locked_until: parts.now() + DEFAULT_PROFILE.withdrawalsStopFor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.updateTable('users').set({ transferred_to: to }).where('id', '=', from).execute();
  await refuseVipBetsOf({ parts, transaction }, from);
  await moveAccounts(transaction, { from, to, at: parts.now() });
  for (const move of [moveTalks, moveLimits, movePromoCodes]) await move(transaction, { from, to });
  await moveDocuments(transaction, parts.vault, { from, to });
  await moveFactors(transaction, parts.vault, { from, to, credentials });
  return { to, hasNewPhone };
}

/** What is left of it keeps its password, so that its owner can be told where it went. */
async function closeUser(transaction: Transaction<Tables>, { id, email, phone }: UserRow): Promise<void> {
  await transaction
    .updateTable('users')
    .set((of) => ({
      email: null,
      phone: null,
      activation_type: 0,
      registration_key: null,
      // FRD-1 the links that the player gave away lead to the new account
      ref_id: sql<number>`floor(random() * 281474976710656)`,
      credentials_version: of('credentials_version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const contacts = [email, phone].filter((contact) => contact !== null);
  await endRecoveries(transaction, { userId: id, contacts });
}

/** The session that asked lives on until it has signed in, and changes nothing more. */
async function endElsewhere(
  transaction: Transaction<Tables>,
  { from, idHash, until }: { readonly from: UserId; readonly idHash: string; readonly until: EpochMillis },
): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', from).where('id_hash', '<>', idHash).execute();
  await transaction
    .deleteFrom('user_transfers')
    .where('user_id', '=', from)
    .where('session_hash', '<>', idHash)
    .execute();
  await transaction
    .updateTable('sessions')
    .set((of) => ({ is_moved: true, expires_at: of.fn<number>('least', ['expires_at', of.val(until)]) }))
    .where('id_hash', '=', idHash)
    .execute();
}
