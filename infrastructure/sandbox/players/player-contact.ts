import type { UserId } from '../../../core/shared/ids.ts';
import { recoveryContact } from '../../../core/registration/recovery-contact.ts';
import type { PlayerContact } from '../../../core/site/debugger/debugger-gateway.ts';
import { sqlState } from '../database/retried-transaction.ts';
import type { Database } from '../database/open-database.ts';
import { refuse, type Refusal } from '../server/refusal.ts';

const UNIQUE_VIOLATION = '23505';

export async function contactOf(database: Database, userId: UserId): Promise<PlayerContact> {
  const row = await database
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { email: row.email ?? '', phone: row.phone ?? '' };
}

/** Gives a player an e-mail address and a phone; an empty one takes it away. */
export async function setContact(
  database: Database,
  userId: UserId,
  { email, phone }: PlayerContact,
): Promise<Refusal | undefined> {
  const address = readContact(email, (contact) => contact.includes('@'));
  const number = readContact(phone, (contact) => contact.startsWith('+'));
  if (address === undefined || number === undefined) return refuse(400, 'contact');
  try {
    await database.updateTable('users').set({ email: address, phone: number }).where('id', '=', userId).execute();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse(409, 'contact-taken');
    throw error;
  }
  return undefined;
}

/** Null where there is none, undefined where it cannot be read. */
function readContact(typed: string, isOfKind: (contact: string) => boolean): string | null | undefined {
  if (typed.trim() === '') return null;
  const contact = recoveryContact(typed);
  return contact.ok && isOfKind(contact.value) ? contact.value : undefined;
}
