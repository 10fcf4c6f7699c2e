import type { Transaction } from 'kysely';
import { routePath } from '../../../core/navigation/route-table.ts';
import { activationTypeById, hasActiveEmail, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import { openMailbox } from '../players/mailbox.ts';

/** OFS-13 Writes of a payment that ended, where the player wishes so and the address is proven. */
export async function mailPayment(
  transaction: Transaction<Tables>,
  { userId, at }: { readonly userId: UserId; readonly at: EpochMillis },
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['email', 'activation_type', 'are_payments_mailed'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!user.are_payments_mailed || user.email === null) return;
  if (!hasActiveEmail(activationTypeById(user.activation_type))) return;
  const link = routePath('payment-history', {});
  await openMailbox(transaction).put({ to: user.email, owner: userId, purpose: 'payment', link, sentAt: at });
}

/** OFS-16 Sends a text message of a withdrawal that was paid or came back, where the player wishes so and the phone is proven. */
export async function textWithdrawal(
  transaction: Transaction<Tables>,
  { userId, at }: { readonly userId: UserId; readonly at: EpochMillis },
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select(['phone', 'activation_type', 'are_withdrawals_texted'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!user.are_withdrawals_texted || user.phone === null) return;
  if (!hasActivePhone(activationTypeById(user.activation_type))) return;
  const link = routePath('payment-history', {});
  await openMailbox(transaction).put({ to: user.phone, owner: userId, purpose: 'withdrawal-ended', link, sentAt: at });
}
