import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { hours, type EpochMillis } from '../../../core/shared/time.ts';
import { DENY_CONTACT } from '../../player/contact-calls.ts';
import { inTransaction, sqlState, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { ContactDenialRow } from '../database/sign-in-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { RateLimit } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { nodeRandom } from '../server/node-random.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { NO_PASSWORD } from './no-password.ts';
import { endRecoveries } from '../players/end-recoveries.ts';
import { replaceOutboxReaders } from '../debugger/outbox-readers.ts';
import { denialHash, endContactChanges } from './contact-changes.ts';
import { changeProtection, endAddedWays, tellProtectionChange } from './protection-change.ts';

const TRIES: RateLimit = { times: 30, within: hours(1) };

type DenialParts = Pick<SandboxParts, 'database' | 'mailbox' | 'faults' | 'now'>;

/** PR-36 The link of a contact that somebody else has changed. */
export function serveContactDenials(api: ServedApi, parts: DenialParts): void {
  const tries = tryCounter(api.app, 'contact denial', TRIES);
  serveCall(api, DENY_CONTACT, async ({ body: { token }, reply, address }) => {
    const wait = await tries.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    try {
      const userId = await takeBack(parts, token);
      if (userId === undefined) return refuse(403, 'no-link');
      await replaceOutboxReaders(parts, userId, reply);
      await tellProtectionChange(parts, userId);
      return { success: true } as const;
    } catch (error) {
      // somebody else has proven the former address since: an office must decide
      if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'contact-taken');
      throw error;
    }
  });
}

async function takeBack({ database, now }: DenialParts, token: string): Promise<UserId | undefined> {
  return inTransaction({ database, random: nodeRandom }, async (transaction) => {
    const denials = transaction
      .selectFrom('contact_denials')
      .where('token_hash', '=', denialHash(token))
      .where('expires_at', '>', now());
    const asked = await denials.select('user_id').executeTakeFirst();
    if (asked === undefined) return undefined;
    const { user_id: userId } = asked;
    // changes of contacts wait, and what they have done by now is seen
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const used = await denials.selectAll().executeTakeFirst();
    if (used === undefined) return undefined;
    const first = await firstOpenChange(transaction, used, now());
    const { email, phone, activation_type: activationType } = first;
    await endBegun(transaction, first, now());
    // whoever changed the contacts knew the password, and may have links of their own
    const former = { email, phone, activation_type: activationType, password_hash: NO_PASSWORD };
    await transaction.updateTable('users').set(former).where('id', '=', userId).execute();
    await changeProtection(transaction, { userId, now: now() });
    return userId;
  });
}

/** A link goes to contacts that were there before all that can be taken back: what came before its own change goes with it. */
async function firstOpenChange(
  transaction: Transaction<Tables>,
  { user_id: userId, change_id: last }: ContactDenialRow,
  now: EpochMillis,
): Promise<ContactDenialRow> {
  return transaction
    .selectFrom('contact_denials')
    .selectAll()
    .where('user_id', '=', userId)
    .where('change_id', '<=', last)
    .where('expires_at', '>', now)
    .orderBy('change_id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Before the contacts are given back: a recovery by any that the account has or had ends. */
async function endBegun(transaction: Transaction<Tables>, used: ContactDenialRow, now: EpochMillis): Promise<void> {
  const { user_id: userId } = used;
  const rows = await contactsOf(transaction, userId);
  const contacts = rows.flatMap(({ email, phone }) => [email, phone]).filter((contact) => contact !== null);
  await endRecoveries(transaction, { userId, contacts });
  await endContactChanges(transaction, used);
  await transaction.deleteFrom('activations').where('user_id', '=', userId).execute();
  await endAddedWays(transaction, userId, now);
}

async function contactsOf(
  transaction: Transaction<Tables>,
  userId: UserId,
): Promise<readonly Pick<ContactDenialRow, 'email' | 'phone'>[]> {
  const present = transaction.selectFrom('users').select(['email', 'phone']).where('id', '=', userId);
  const former = transaction.selectFrom('contact_denials').select(['email', 'phone']).where('user_id', '=', userId);
  return present.unionAll(former).execute();
}
