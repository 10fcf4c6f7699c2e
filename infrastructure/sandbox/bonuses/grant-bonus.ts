import type { Kysely, Transaction } from 'kysely';
import { chosenBonus, takesSportBonus } from '../../../core/settings/office/office-settings.ts';
import { depositBonus } from '../../../core/promotions/bonus-terms.ts';
import type { BonusSource } from '../../../core/promotions/player-bonus.ts';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { days, type EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { transferRows } from '../players/ledger.ts';
import { SPORT_TERMS, sportBonus, sportTerms, timesAmount } from './bonus-offer.ts';
import { ownAccountIn } from './own-account-in.ts';
import { mayReward } from './reward-permit.ts';

interface CreditedDeposit {
  readonly id: number;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly currency: string;
  readonly amount: Minor;
}

/** BON-8 Grants what a player's first deposit gives, in the transaction that credits it; the player is locked. */
export async function grantFirstDeposit(
  transaction: Transaction<Tables>,
  deposit: CreditedDeposit,
  regime: LimitRegime,
): Promise<void> {
  const { id, user_id: userId, account_id: accountId, currency } = deposit;
  const { choice, taken, takesBonuses } = await transaction
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['bonus_choice as choice', 'bonus_type as taken', 'takes_bonuses as takesBonuses'])
    .where('users.id', '=', userId)
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (chosenBonus({ value: choice }) !== 'sport' || !takesSportBonus({ value: taken }, { takesBonuses })) return;
  if (await hasDeposit(transaction, userId, id)) return;
  const offer = sportBonus(currency);
  const amount = depositBonus(deposit.amount, offer);
  if (amount === undefined || !(await mayReward(transaction, userId, regime))) return;
  const granted = { source: 'first-deposit', key: String(id), userId, currency, amount, wager: offer.wager } as const;
  await grantBonus(transaction, granted, regime);
}

/** Whether money of the player ever came in, apart from a payment. */
export async function hasDeposit(database: Kysely<Tables>, userId: UserId, besides = 0): Promise<boolean> {
  const known = await database
    .selectFrom('payments')
    .innerJoin('payment_facts', 'payment_facts.payment_id', 'payments.id')
    .select('payments.id')
    .where('payments.user_id', '=', userId)
    .where('payments.id', '<>', besides)
    .where('payment_facts.kind', '=', 'credited')
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

interface Grant {
  readonly source: BonusSource;
  /** What it is granted for: for the same thing the ledger takes no second one. */
  readonly key: string;
  readonly userId: UserId;
  readonly currency: string;
  readonly amount: Minor;
  readonly wager: number;
}

/** PRM-13 Grants what a promotion gives, once under its key. False while another bonus is being wagered in the currency. */
export async function grantPromotion(
  transaction: Transaction<Tables>,
  promotion: Omit<Grant, 'source'>,
  regime: LimitRegime,
): Promise<boolean> {
  return grantBonus(transaction, { source: 'promotion', ...promotion }, regime);
}

/** BON-1 From the house to the bonus account, unless a bonus is being wagered there. */
async function grantBonus(
  transaction: Transaction<Tables>,
  { source, key, userId, currency, amount, wager }: Grant,
  { now: at }: LimitRegime,
): Promise<boolean> {
  const accountId = await ownAccountIn(transaction, { userId, currency, isBonus: true });
  if (!(await noteBonus(transaction, { source, accountId, userId, currency, amount, wager, at }))) return false;
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', accountId)
    .execute();
  const transfer = `bonus:${source}:${key}`;
  await transaction
    .insertInto('ledger')
    .values(transferRows({ transfer, kind: 'bonus', accountId, currency, amount, at }))
    .execute();
  return true;
}

/** Whether the bonus is the account's from now on: not where another one is being wagered there. */
async function noteBonus(
  transaction: Transaction<Tables>,
  {
    source,
    accountId,
    userId,
    currency,
    amount,
    wager,
    at,
  }: Omit<Grant, 'key'> & { readonly accountId: AccountId; readonly at: EpochMillis },
): Promise<boolean> {
  const toWager = timesAmount(amount, wager);
  if (toWager === undefined) return false;
  const { leastBets, leastOdds, mostStake } = sportTerms(amount, currency);
  const granted = await transaction
    .insertInto('bonuses')
    .values({
      user_id: userId,
      account_id: accountId,
      source,
      currency,
      amount,
      to_wager: toWager,
      least_bets: leastBets,
      least_odds: leastOdds,
      most_stake: mostStake,
      granted_at: at,
      expires_at: at + days(SPORT_TERMS.days),
      ended_as: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return granted !== undefined;
}
