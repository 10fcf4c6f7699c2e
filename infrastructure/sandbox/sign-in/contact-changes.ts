import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import {
  activationTypeById,
  activationTypeId,
  hasActiveEmail,
  hasActivePhone,
} from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { hours, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { ContactDenialRow } from '../database/sign-in-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { randomText } from '../server/node-random.ts';

const DENIED_FOR: Millis = hours(72);
const TOKEN_BYTES = 32;

/** What the account had before a change of its contacts. */
export type FormerContacts = Pick<ContactDenialRow, 'email' | 'phone' | 'activation_type'>;

interface ContactChange {
  readonly userId: UserId;
  /** The one that is new to the account. */
  readonly contact: string;
  readonly told: readonly string[];
  readonly former: FormerContacts;
  readonly now: EpochMillis;
}

/** A contact that is told of a change, with the token that takes it back where it was there before all that can be taken back. */
export interface ToldContact {
  readonly to: string;
  readonly token?: string | undefined;
}

/** PR-36 Keeps what takes a change of contacts back, in its transaction: a link for each contact that is told, but none for one that can be taken away itself. */
export async function keepContactChange(
  transaction: Transaction<Tables>,
  { userId, contact, told, former, now }: ContactChange,
): Promise<readonly ToldContact[]> {
  if (told.length === 0) return [];
  const open = await transaction
    .selectFrom('contact_denials')
    .select(['contact', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
  const isNew = new Set(open.map((change) => change.contact));
  const letters = told.map((to) => (isNew.has(to) ? { to } : { to, token: randomText(TOKEN_BYTES) }));
  const tokens = letters.flatMap(({ token }) => token ?? []);
  const untilOlderEnd = Math.max(...open.map(({ expires_at: until }) => until));
  const kept = {
    user_id: userId,
    ...former,
    contact,
    change_id: await nextChangeId(transaction),
    expires_at: tokens.length > 0 ? now + DENIED_FOR : untilOlderEnd,
  };
  // of a token that nobody has where no link is given: the change ends with those before it
  const hashes = (tokens.length > 0 ? tokens : [randomText(TOKEN_BYTES)]).map(denialHash);
  await transaction
    .insertInto('contact_denials')
    .values(hashes.map((hash) => ({ token_hash: hash, ...kept })))
    .execute();
  return letters;
}

/** PR-27 Tells the contacts that an account had, once the change is kept. */
export async function tellContactChange(
  { mailbox, now }: Pick<SandboxParts, 'mailbox' | 'now'>,
  { userId, letters }: { readonly userId: UserId; readonly letters: readonly ToldContact[] },
): Promise<void> {
  for (const { to, token } of letters) {
    const link = token === undefined ? {} : { link: `/user/accountverify#${token}` };
    await mailbox?.put({ to, owner: userId, purpose: 'contact-changed', ...link, sentAt: now() });
  }
}

/** PR-36 The change and all that came after it can be denied no more; what is older can. */
export async function endContactChanges(
  transaction: Transaction<Tables>,
  { user_id: userId, change_id: first }: Pick<ContactDenialRow, 'user_id' | 'change_id'>,
): Promise<void> {
  await transaction
    .deleteFrom('contact_denials')
    .where('user_id', '=', userId)
    .where('change_id', '>=', first)
    .execute();
}

/** PWR-25 Gives the account back what it had beside a contact, where that can still be done; gives the contacts that it has no more. */
export async function takeBackContacts(
  transaction: Transaction<Tables>,
  { userId, contact, now }: Pick<ContactChange, 'userId' | 'contact' | 'now'>,
): Promise<readonly string[]> {
  const change = await transaction
    .selectFrom('contact_denials')
    .select(['user_id', 'change_id', 'email', 'phone', 'activation_type'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where((of) => of.or([of('email', '=', contact), of('phone', '=', contact)]))
    .orderBy('change_id')
    .limit(1)
    .executeTakeFirst();
  if (change === undefined) return [];
  await endContactChanges(transaction, change);
  const users = transaction.updateTable('users').where('id', '=', userId);
  const former = await withoutTaken(transaction, userId, change);
  const present = await transaction
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await users.set(former).execute();
  const gone = [present.email, present.phone].filter((had) => had !== former.email && had !== former.phone);
  return gone.filter((had) => had !== null);
}

/** What another player has proven since stays with them. */
async function withoutTaken(
  transaction: Transaction<Tables>,
  userId: UserId,
  { email, phone, activation_type: type }: FormerContacts,
): Promise<FormerContacts> {
  const others = await transaction
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '<>', userId)
    .where((of) => of.or([of('email', '=', email), of('phone', '=', phone)]))
    .execute();
  const isEmailTaken = others.some((other) => other.email !== null && other.email === email);
  const isPhoneTaken = others.some((other) => other.phone !== null && other.phone === phone);
  const activated = activationTypeById(type);
  const hasEmail = hasActiveEmail(activated) && !isEmailTaken;
  const hasPhone = hasActivePhone(activated) && !isPhoneTaken;
  const one = hasEmail ? 'email' : hasPhone ? 'phone' : 'none';
  return {
    email: isEmailTaken ? null : email,
    phone: isPhoneTaken ? null : phone,
    activation_type: activationTypeId(hasEmail && hasPhone ? 'phone-and-email' : one) ?? type,
  };
}

/** PR-36 The change that a contact of a player came with, as long as it can be denied; else null. */
export function deniableChange(
  of: ExpressionBuilder<Tables, 'users'>,
  contact: 'users.email' | 'users.phone',
  now: EpochMillis,
) {
  return of
    .selectFrom('contact_denials')
    .select((change) => change.fn.max('contact_denials.change_id').as('change_id'))
    .whereRef('contact_denials.user_id', '=', 'users.id')
    .whereRef('contact_denials.contact', '=', contact)
    .where('contact_denials.expires_at', '>', now);
}

/** Whether the contact of the first change was there before that of the other: one that cannot be denied was there before all that can. */
export function isOlderContact(change: number | null, other: number | null): boolean {
  return (change ?? 0) < (other ?? 0);
}

async function nextChangeId(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly id: number }>`select nextval('contact_changes') as id`.execute(transaction);
  const [next] = rows;
  if (next === undefined) throw new Error('a sequence has ended');
  return next.id;
}

export function denialHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
