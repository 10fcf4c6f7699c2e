import type { Kysely } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';

/** Whether a coupon of the toto, a ticket of the lotto, a card of bingo or a round of the casino may still bring money to an account of the player, or to that one. */
export async function hasStakesAtPlay(
  database: Kysely<Tables>,
  { userId, accountId }: { readonly userId: UserId; readonly accountId?: AccountId },
): Promise<boolean> {
  let coupons = database.selectFrom('toto_coupons').select('id').where('user_id', '=', userId);
  let rounds = database.selectFrom('casino_rounds').select('id').where('user_id', '=', userId);
  let cards = database.selectFrom('bingo_cards').select('id').where('user_id', '=', userId);
  let tickets = database
    .selectFrom('lotto_entries')
    .innerJoin('lotto_tickets', 'lotto_tickets.id', 'lotto_entries.ticket_id')
    .select('ticket_id')
    .where('user_id', '=', userId);
  if (accountId !== undefined) {
    tickets = tickets.where('account_id', '=', accountId);
    coupons = coupons.where('account_id', '=', accountId);
    cards = cards.where('account_id', '=', accountId);
    rounds = rounds.where('account_id', '=', accountId);
  }
  const entry = await tickets.where('is_settled', '=', false).limit(1).executeTakeFirst();
  if (entry !== undefined) return true;
  const coupon = await coupons.where('state', '=', 'open').limit(1).executeTakeFirst();
  if (coupon !== undefined) return true;
  const card = await cards.where('is_settled', '=', false).limit(1).executeTakeFirst();
  if (card !== undefined) return true;
  return (await rounds.where('state', '=', 'open').limit(1).executeTakeFirst()) !== undefined;
}
