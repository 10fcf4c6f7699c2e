import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { KnownDevice } from '../players/known-device.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { AskedStep } from './pending-sign-in.ts';
import { deniableChange, isOlderContact } from './contact-changes.ts';
import { hasAuthenticator } from './second-factor.ts';

/** TWO-12 What a sign-in asks for after the password: the app's code unless the player wished to give none on this device, one sent to an activated contact, the oldest where one can still be denied, on a device that is not known, or nothing. */
export async function askedStep(
  { database, mailbox, now }: Pick<SandboxParts, 'database' | 'mailbox' | 'now'>,
  userId: UserId,
  device: KnownDevice | undefined,
): Promise<AskedStep | undefined> {
  if (await hasAuthenticator(database, userId))
    return device?.isTrusted === true ? undefined : { userId, method: 'app' };
  // without anybody to send it a code would keep every player out
  if (device !== undefined || mailbox === undefined) return undefined;
  const user = await database
    .selectFrom('users')
    .select((of) => [
      'email',
      'phone',
      'activation_type',
      deniableChange(of, 'users.email', now()).as('email_change'),
      deniableChange(of, 'users.phone', now()).as('phone_change'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const activated = activationTypeById(user.activation_type);
  const email = hasActiveEmail(activated) ? user.email : null;
  const phone = hasActivePhone(activated) ? user.phone : null;
  const byEmail = email === null ? undefined : ({ userId, method: 'email', contact: email } as const);
  const byPhone = phone === null ? undefined : ({ userId, method: 'sms', contact: phone } as const);
  // whoever has just added a contact may be a thief, who would be asked by it
  const isPhoneOlder = isOlderContact(user.phone_change, user.email_change);
  return isPhoneOlder ? (byPhone ?? byEmail) : (byEmail ?? byPhone);
}
