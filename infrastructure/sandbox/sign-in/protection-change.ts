import type { UserId } from '../../../core/shared/ids.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { contactOf } from '../players/player-contact.ts';

/** TWO-11 Stops withdrawals for the profile's time, and tells every contact of the player that what protects the account has changed. */
export async function tellProtectionChange(
  { database, mailbox, now }: Pick<SandboxParts, 'database' | 'mailbox' | 'now'>,
  userId: UserId,
): Promise<void> {
  await stopWithdrawals({ database, now }, userId);
  const { email, phone } = await contactOf(database, userId);
  for (const to of [email, phone].filter((contact) => contact !== '')) {
    await mailbox?.put({ to, purpose: 'protection-changed', sentAt: now() });
  }
}

/** TWO-11 For the profile's time from now on. */
export async function stopWithdrawals(
  { database, now }: Pick<SandboxParts, 'database' | 'now'>,
  userId: UserId,
): Promise<void> {
  const until = now() + DEFAULT_PROFILE.withdrawalsStopFor;
  await database.updateTable('users').set({ withdrawals_locked_until: until }).where('id', '=', userId).execute();
}
