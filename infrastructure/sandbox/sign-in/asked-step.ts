import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { KnownDevice } from '../players/known-device.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { AskedStep } from './pending-sign-in.ts';
import { hasAuthenticator } from './second-factor.ts';

/** TWO-12 What a sign-in asks for after the password: the app's code unless the player wished to give none on this device, one sent to an activated contact on a device that is not known, or nothing. */
export async function askedStep(
  { database, mailbox }: Pick<SandboxParts, 'database' | 'mailbox'>,
  userId: UserId,
  device: KnownDevice | undefined,
): Promise<AskedStep | undefined> {
  if (await hasAuthenticator(database, userId))
    return device?.isTrusted === true ? undefined : { userId, method: 'app' };
  // without anybody to send it a code would keep every player out
  if (device !== undefined || mailbox === undefined) return undefined;
  const user = await database
    .selectFrom('users')
    .select(['email', 'phone', 'activation_type'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const activated = activationTypeById(user.activation_type);
  if (user.email !== null && hasActiveEmail(activated)) return { userId, method: 'email', contact: user.email };
  if (user.phone !== null && hasActivePhone(activated)) return { userId, method: 'sms', contact: user.phone };
  return undefined;
}
