import type { Kysely, Transaction } from 'kysely';
import { chosenBonus, takesCasinoBonus, takesSportBonus } from '../../../core/settings/office/office-settings.ts';
import { depositBonus, type BonusKind } from '../../../core/promotions/bonus-terms.ts';
import type { BonusSource } from '../../../core/promotions/player-bonus.ts';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { days, type EpochMillis } from '../../../core/shared/time.ts';
import type { Tables } from '../database/tables.ts';
import type { LimitRegime } from '../jurisdiction-profile.ts';
import { transferRows } from '../players/ledger.ts';
import {
  CASINO_TERMS,
  casinoMostStake,
  firstDepositBonus,
  SPORT_TERMS,
  sportTerms,
  timesAmount,
} from './bonus-offer.ts';
import { ownAccountIn } from './own-account-in.ts';
import { mayReward } from './reward-permit.ts';

interface CreditedDeposit {
  readonly id: number;
  readonly user_id: UserId;
  readonly account_id: AccountId;
  readonly currency: string;
  readonly amount: Minor;
}

/** BON-8, BON-41 Grants what a player's first deposit gives, in the transaction that credits it; the player is locked. */
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
  const kind = chosenBonus({ value: choice });
  if (kind === 'decline') return;
  const takes = kind === 'sport' ? takesSportBonus : takesCasinoBonus;
  if (!takes({ value: taken }, { takesBonuses }) || (await hasDeposit(transaction, userId, id))) return;
  const offer = firstDepositBonus(kind, currency);
  const amount = depositBonus(deposit.amount, offer);
  if (amount === undefined || !(await mayReward(transaction, userId, regime))) return;
  const { wager } = offer;
  await grantBonus(
    transaction,
    { kind, source: 'first-deposit', key: String(id), userId, currency, amount, wager },
    regime,
  );
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
    // along the index of the player's payments
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

interface Grant {
  readonly kind: BonusKind;
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
  promotion: Omit<Grant, 'kind' | 'source'>,
  regime: LimitRegime,
): Promise<boolean> {
  return grantBonus(transaction, { kind: 'sport', source: 'promotion', ...promotion }, regime);
}

/** BON-1 From the house to the bonus account, unless a bonus is being wagered there. */
async function grantBonus(
  transaction: Transaction<Tables>,
  { key, ...granted }: Grant,
  { now: at }: LimitRegime,
): Promise<boolean> {
  const { source, userId, currency, amount } = granted;
  const accountId = await ownAccountIn(transaction, { userId, currency, isBonus: true });
  if (!(await noteBonus(transaction, { ...granted, accountId, at }))) return false;
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
    kind,
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
  const terms = kind === 'sport' ? sportColumns(amount, currency) : casinoColumns(amount, currency);
  if (toWager === undefined || terms === undefined) return false;
  const granted = await transaction
    .insertInto('bonuses')
    .values({
      user_id: userId,
      account_id: accountId,
      kind,
      source,
      currency,
      amount,
      to_wager: toWager,
      ...terms,
      granted_at: at,
      expires_at: at + days((kind === 'sport' ? SPORT_TERMS : CASINO_TERMS).days),
      ended_as: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return granted !== undefined;
}

function sportColumns(amount: Minor, currency: string) {
  const { leastBets, leastOdds, mostStake } = sportTerms(amount, currency);
  return { least_bets: leastBets, least_odds: leastOdds, most_stake: mostStake };
}

/** BON-41 */
function casinoColumns(amount: Minor, currency: string) {
  const mostPaid = timesAmount(amount, CASINO_TERMS.mostPaidTimes);
  return mostPaid === undefined ? undefined : { most_stake: casinoMostStake(currency), most_paid: mostPaid };
}
