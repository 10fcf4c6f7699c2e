import type { Kysely, Transaction } from 'kysely';
import { isGivenUpByWithdrawal } from '../../../core/payments/withdrawal-bonuses.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { WireReply } from '../../http/call.ts';
import type { PAYMENT_OFFER } from '../../payments/payment-calls.ts';
import { lockBonus, type LockedBonus } from '../bonuses/end-bonus.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';

/** WDR-4 What a withdrawal of the player would give up. */
export async function bonusesAtStake(
  database: Kysely<Tables>,
  userId: UserId,
): Promise<WireReply<typeof PAYMENT_OFFER>['bonuses']> {
  const rows = await database
    .selectFrom('bonuses')
    .innerJoin('accounts', 'accounts.id', 'bonuses.account_id')
    .select(['bonuses.id', 'bonuses.source', 'bonuses.currency', 'accounts.balance'])
    .where('bonuses.user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('bonuses.id')
    .execute();
  return rows
    .filter(isGivenUpByWithdrawal)
    .map(({ id, currency, balance }) => ({ idBonus: id, iso: currency, money: majorAmount(balance, currency) }));
}

/** WDR-4 The same, locked before the account that pays, in the order in which a settlement locks them; the player is locked. */
export async function lockBonusesAtStake(
  transaction: Transaction<Tables>,
  userId: UserId,
): Promise<readonly LockedBonus[]> {
  const atStake: LockedBonus[] = [];
  for (const { idBonus } of await bonusesAtStake(transaction, userId)) {
    const locked = await lockBonus(transaction, idBonus);
    // what was settled meanwhile may have ended it
    if (locked !== undefined && locked.bonus.ended_at === null) atStake.push(locked);
  }
  return atStake;
}
