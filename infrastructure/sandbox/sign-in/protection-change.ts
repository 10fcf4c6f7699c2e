import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, hours, type EpochMillis } from '../../../core/shared/time.ts';
import { afterCommit } from '../after-commit.ts';
import type { Tables } from '../database/tables.ts';
import { endOtherReaders } from '../debugger/outbox-readers.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { contactOf } from '../players/player-contact.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { giveBackTry } from '../server/database-rate-store.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { tryCounter } from '../server/try-counter.ts';
import { inSession } from './session-transaction.ts';

/** Each is told to every contact. */
const CHANGES: RateLimit = { times: 20, within: days(1) };
const APP_IS_NEW_FOR = hours(72);

interface ProtectionChange {
  readonly userId: UserId;
  /** The one that the change was made in goes on. */
  readonly session?: PlayerSession | undefined;
  /** OBX-4 Whether what was sent to the contacts of before is read on where it was. */
  readonly areReadersKept?: boolean;
  readonly now: EpochMillis;
}

/** TWO-11, TWO-14 What goes with every change of what protects an account, in its transaction: withdrawals stop for the profile's time, the other sessions end, other browsers read the outbox no more, and what was proven before no longer begins a session. Gives the new version. */
export async function changeProtection(
  transaction: Transaction<Tables>,
  { userId, session, areReadersKept = false, now }: ProtectionChange,
): Promise<number> {
  const { credentials_version: version } = await transaction
    .updateTable('users')
    .set((of) => ({
      credentials_version: of('credentials_version', '+', 1),
      withdrawals_locked_until: now + DEFAULT_PROFILE.withdrawalsStopFor,
    }))
    .where('id', '=', userId)
    .returning('credentials_version')
    .executeTakeFirstOrThrow();
  const others = transaction.deleteFrom('sessions').where('user_id', '=', userId);
  await (session === undefined ? others : others.where('id_hash', '<>', session.idHash)).execute();
  if (!areReadersKept) await endOtherReaders(transaction, { userId, browser: session?.browser });
  if (session !== undefined) await keepDevice(transaction, session, version);
  return version;
}

/** TWO-11, TWO-26, TWO-27 Makes a change that a session asks for, once its proofs were given: all that goes with it, and the contacts are told. Refuses where it is one too many of the day, or the session has ended; a change that was not made is not counted. */
export function protectionChanges(app: FastifyInstance, parts: TellingParts) {
  const { database, now } = parts;
  const changes = tryCounter(app, 'protection changes', CHANGES);
  return async <Value>(
    request: FastifyRequest,
    session: PlayerSession,
    change: (transaction: Transaction<Tables>) => Promise<Value | Refusal>,
  ): Promise<Value | Refusal> => {
    const { userId } = session;
    const who = String(userId);
    const wait = await changes.attempt(request, who);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    let isMade = false;
    try {
      const made = await inSession(database, { userId, session }, async (transaction) => {
        const value = await change(transaction);
        if (!isRefusal(value)) await changeProtection(transaction, { userId, session, now: now() });
        return value;
      });
      isMade = !isRefusal(made);
      if (isMade) await tellProtectionChange(parts, userId);
      return made;
    } finally {
      if (!isMade) await giveBackTry(database, changes.key(who), now());
    }
  };
}

/** TWO-14 The device that a change was made on stays known. */
async function keepDevice(transaction: Transaction<Tables>, { idHash }: PlayerSession, version: number): Promise<void> {
  await transaction
    .updateTable('devices')
    .set({ credentials_version: version })
    .where('id', '=', (of) => of.selectFrom('sessions').select('device_id').where('id_hash', '=', idHash))
    .where('credentials_version', '=', version - 1)
    .execute();
}

/** PWR-14, PWR-17 What whoever had the session and the password may have added: the owner has the contact. */
export async function endAddedWays(transaction: Transaction<Tables>, userId: UserId, now: EpochMillis): Promise<void> {
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('passkey_attempts').where('user_id', '=', userId).execute();
  const turnedOff = await transaction
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where('created_at', '>', now - APP_IS_NEW_FOR)
    .returning('user_id')
    .execute();
  if (turnedOff.length > 0) await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

type TellingParts = Pick<SandboxParts, 'database' | 'mailbox' | 'faults' | 'now'>;

/** TWO-11 Tells every contact of the player that what protects the account has changed. */
export async function tellProtectionChange(parts: TellingParts, userId: UserId): Promise<void> {
  await tellContacts(parts, userId, 'protection-changed');
}

/** What they are told of has changed or was counted, whether they can be told or not. */
export async function tellContacts(
  parts: TellingParts,
  userId: UserId,
  purpose: 'protection-changed' | 'wrong-codes',
): Promise<void> {
  const { database, mailbox, now } = parts;
  await afterCommit(parts, {
    subject: `${purpose} ${String(userId)}`,
    known: undefined,
    run: async () => {
      const { email, phone } = await contactOf(database, userId);
      for (const to of [email, phone].filter((contact) => contact !== '')) {
        await mailbox?.put({ to, owner: userId, purpose, sentAt: now() });
      }
    },
  });
}
