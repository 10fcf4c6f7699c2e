import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import { recoveryAccount } from '../../../core/registration/recovery-contact.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Database } from '../database/open-database.ts';
import type { DeviceOwner } from '../players/known-device.ts';

/** A player whose password may be recovered. */
export interface RecoveryPlayer extends DeviceOwner {
  /** What the code goes to. */
  readonly contact: string;
}

interface ContactRow extends DeviceOwner {
  readonly email: string | null;
  readonly phone: string | null;
  readonly activation_type: number;
}

/** The players that a recovery is for: those who have the contact, or the one who has the id and a contact. One statement for either, whether there is anybody or not. */
export async function recoveryPlayers(
  { database }: { readonly database: Database },
  target: string,
): Promise<readonly RecoveryPlayer[]> {
  const id = recoveryAccount(target);
  const users = database.selectFrom('users').select(['id', 'credentials_version', 'email', 'phone', 'activation_type']);
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

function ownerOf({ id, credentials_version: version }: ContactRow): DeviceOwner {
  return { id, credentials_version: version };
}

/** PWR-22 A proven contact before one that is not, an e-mail address before a phone. */
function ownContact({ email, phone, activation_type: type }: ContactRow): string | undefined {
  const activation = activationTypeById(type);
  const proven = [hasActiveEmail(activation) ? email : null, hasActivePhone(activation) ? phone : null];
  return [...proven, email, phone].find((contact) => contact !== null) ?? undefined;
}
