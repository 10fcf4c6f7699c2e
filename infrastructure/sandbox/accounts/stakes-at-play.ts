import type { Kysely } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

/** Whether a coupon of the toto or a round of the casino may still bring money to an account of the player, or to that one. */
export async function hasStakesAtPlay(
  database: Kysely<Tables>,
  { userId, accountId }: { readonly userId: UserId; readonly accountId?: AccountId },
): Promise<boolean> {
  let coupons = database.selectFrom('toto_coupons').select('id').where('user_id', '=', userId);
  let rounds = database.selectFrom('casino_rounds').select('id').where('user_id', '=', userId);
  if (accountId !== undefined) {
    coupons = coupons.where('account_id', '=', accountId);
    rounds = rounds.where('account_id', '=', accountId);
  }
  const coupon = await coupons.where('state', '=', 'open').limit(1).executeTakeFirst();
  if (coupon !== undefined) return true;
  return (await rounds.where('state', '=', 'open').limit(1).executeTakeFirst()) !== undefined;
}
