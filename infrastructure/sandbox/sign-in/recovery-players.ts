import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import { recoveryAccount } from '../../../core/registration/recovery-contact.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import type { RecoveryRow } from '../database/tables.ts';
import type { DeviceOwner } from '../players/known-device.ts';
import { deniableChange, isOlderContact } from './contact-changes.ts';

/** A player whose password may be recovered. */
export interface RecoveryPlayer extends DeviceOwner {
  /** What the code goes to. */
  readonly contact: string;
}

interface RecoveryParts {
  readonly database: Database;
  readonly now: () => EpochMillis;
}

interface ContactRow extends DeviceOwner {
  readonly email: string | null;
  readonly phone: string | null;
  readonly activation_type: number;
  readonly email_change: number | null;
  readonly phone_change: number | null;
}

/** The players that a recovery is for: those who have the contact, or the one who has the id and a contact. One statement for either, whether there is anybody or not. */
export async function recoveryPlayers(
  { database, now }: RecoveryParts,
  target: string,
): Promise<readonly RecoveryPlayer[]> {
  const id = recoveryAccount(target);
  const users = database
    .selectFrom('users')
    .select((of) => [
      'id',
      'credentials_version',
      'email',
      'phone',
      'activation_type',
      deniableChange(of, 'users.email', now()).as('email_change'),
      deniableChange(of, 'users.phone', now()).as('phone_change'),
    ]);
  if (id === undefined) {
    const field = target.startsWith('+') ? 'phone' : 'email';
    const holders = await users.where(field, '=', target).execute();
    return holders.map((row) => ({ ...ownerOf(row), contact: target }));
  }
  const rows = await users.where('id', '=', id as UserId).execute();
  return rows.flatMap((row) => {
    const contact = ownContact(row);
    return contact === undefined ? [] : [{ ...ownerOf(row), contact }];
  });
}

/** PWR-23 What is kept of the players that a code is sent for. */
export function addresseesOf(players: readonly RecoveryPlayer[]): string {
  return players.map(addressee).join(' ');
}

/** PWR-23 Those that the code of a recovery went to and who have the same contact and protection still. */
export async function presentAddressees(
  parts: RecoveryParts,
  row: Pick<RecoveryRow, 'contact' | 'sent_to' | 'addressees'>,
): Promise<readonly RecoveryPlayer[]> {
  const kept = new Set(row.addressees.split(' '));
  const players = await recoveryPlayers(parts, row.contact);
  return players.filter((player) => player.contact === row.sent_to && kept.has(addressee(player)));
}

function addressee({ id, credentials_version: version }: RecoveryPlayer): string {
  return `${String(id)}:${String(version)}`;
}

function ownerOf({ id, credentials_version: version }: ContactRow): DeviceOwner {
  return { id, credentials_version: version };
}

/** PWR-22 A proven contact before one that is not, an older one before one that can still be denied, an e-mail address before a phone. */
function ownContact(row: ContactRow): string | undefined {
  const { email, phone, activation_type: type } = row;
  const activation = activationTypeById(type);
  const proven = [hasActiveEmail(activation) ? email : null, hasActivePhone(activation) ? phone : null];
  const byAge = isOlderContact(row.phone_change, row.email_change) ? proven.toReversed() : proven;
  return [...byAge, email, phone].find((contact) => contact !== null) ?? undefined;
}
