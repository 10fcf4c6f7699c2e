import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import type { ActivationRow } from '../database/sign-in-tables.ts';

/** The contact that must agree to a further one, and until when. */
interface PresentContact {
  readonly contact: string;
  readonly until: EpochMillis;
}

/** PR-44 The contact that the account has proven last, while a change of its contacts can still be taken back. */
export async function presentContact(
  database: Database,
  userId: UserId,
  now: EpochMillis,
): Promise<PresentContact | undefined> {
  const open = await database
    .selectFrom('contact_denials')
    .select(['contact', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('change_id', 'desc')
    .execute();
  if (open.length === 0) return undefined;
  const { email, phone } = await database
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const last = open.find(({ contact }) => contact === email || contact === phone);
  const contact = last?.contact ?? email ?? phone;
  return contact === null ? undefined : { contact, until: Math.max(...open.map((change) => change.expires_at)) };
}

/** PR-44 Whom else a code goes to where this contact is to be attached: its own code is enough where it is the last one. */
export async function agreeingContact(
  database: Database,
  { userId, contact }: { readonly userId: UserId; readonly contact: string },
  now: EpochMillis,
): Promise<string | undefined> {
  const present = await presentContact(database, userId, now);
  return present === undefined || present.contact === contact ? undefined : present.contact;
}

/** PR-44 Whether a contact may be attached for which another has agreed, or none: asked in the transaction that attaches it. */
export async function isAgreed(
  transaction: Database,
  { user_id: userId, contact }: Pick<ActivationRow, 'user_id' | 'contact'>,
  { agreed, now }: { readonly agreed: string | undefined; readonly now: EpochMillis },
): Promise<boolean> {
  const needed = await agreeingContact(transaction, { userId, contact }, now);
  return needed === undefined || needed === agreed;
}
