import { activationTypeById, hasActivePhone } from '../../../core/player/activation-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { hasStakesAtPlay } from '../accounts/stakes-at-play.ts';
import type { Database } from '../database/open-database.ts';
import { presentContact } from '../sign-in/present-contact.ts';

/** What a transfer asks of the player who is signed in. */
interface TransferringPlayer {
  readonly isRequired: boolean;
  /** The account was made already, and its answer may have been lost. */
  readonly movedTo: UserId | null;
  /** The phone that is proven, by now of the new account. */
  readonly provenPhone: string | undefined;
  /** Whether an e-mail address protects the account. */
  readonly hasEmail: boolean;
}

export async function transferringPlayer(database: Database, userId: UserId): Promise<TransferringPlayer> {
  const user = await contactsOf(database, userId);
  const { is_transfer_required: isRequired, transferred_to: movedTo } = user;
  const { email, phone, activation_type: activation } = movedTo === null ? user : await contactsOf(database, movedTo);
  const isProven = phone !== null && hasActivePhone(activationTypeById(activation));
  return { isRequired, movedTo, provenPhone: isProven ? phone : undefined, hasEmail: email !== null };
}

async function contactsOf(database: Database, userId: UserId) {
  return database
    .selectFrom('users')
    .select(['email', 'phone', 'activation_type', 'is_transfer_required', 'transferred_to'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

interface AskedTransfer {
  readonly userId: UserId;
  /** The phone of the code becomes a contact of the account. */
  readonly hasNewPhone: boolean;
  readonly now: EpochMillis;
}

/** TRF-10, TRF-15 What a transfer has to wait for. */
export async function transferObstacle(
  database: Database,
  { userId, hasNewPhone, now }: AskedTransfer,
): Promise<'open-coupons' | 'advance-owed' | 'contact-change' | undefined> {
  if (await hasOpenCoupons(database, userId)) return 'open-coupons';
  if (await owesAdvance(database, userId)) return 'advance-owed';
  if (!hasNewPhone) return undefined;
  return (await presentContact(database, userId, now)) === undefined ? undefined : 'contact-change';
}

/** Whether an advance is still to be paid back. */
async function owesAdvance(database: Database, userId: UserId): Promise<boolean> {
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('advance_owed', '>', NO_MONEY)
    .limit(1)
    .executeTakeFirst();
  return account !== undefined;
}

/** Whether money may still move in or out by a coupon. */
async function hasOpenCoupons(database: Database, userId: UserId): Promise<boolean> {
  const coupon = await database
    .selectFrom('coupons')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'needs-review'])
    .limit(1)
    .executeTakeFirst();
  if (coupon !== undefined) return true;
  const order = await database
    .selectFrom('placements')
    .select('key')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined || hasStakesAtPlay(database, { userId });
}
