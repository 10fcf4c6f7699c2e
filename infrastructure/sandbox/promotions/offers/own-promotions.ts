import type { Transaction } from 'kysely';
import { entryState } from '../../../../core/promotions/offers/promotion.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { days, type EpochMillis } from '../../../../core/shared/time.ts';
import type { WireReply } from '../../../http/call.ts';
import type { OWN_PROMOTIONS } from '../../../promotions/promotion-calls.ts';
import { grantPromotion, hasDeposit } from '../../bonuses/grant-bonus.ts';
import { payReward } from '../../bonuses/pay-reward.ts';
import { mayReward } from '../../bonuses/reward-permit.ts';
import type { Tables } from '../../database/tables.ts';
import type { LimitRegime } from '../../jurisdiction-profile.ts';
import { BONUS_ACCOUNT, initialAmounts, majorAmount } from '../../players/player-accounts.ts';
import { refuse, type Refusal } from '../../server/refusal.ts';
import { progressOf } from './promotion-progress.ts';
import { joinedTerms } from './offer-terms.ts';

type WireOwn = WireReply<typeof OWN_PROMOTIONS>;

/** What the player has joined; each query names its owner. */
export async function ownPromotions(
  transaction: Transaction<Tables>,
  userId: UserId,
  regime: LimitRegime,
): Promise<WireOwn> {
  const rows = await entriesOf(transaction, userId).orderBy('joined_at', 'desc').execute();
  const entries: WireOwn['entries'] = [];
  for (const row of rows) {
    const rank = await stateOf(transaction, row, regime.now);
    if (rank !== undefined) entries.push(rank.entry);
  }
  return { mayJoin: await mayReward(transaction, userId, regime), entries };
}

function entriesOf(transaction: Transaction<Tables>, userId: UserId) {
  return transaction
    .selectFrom('promotion_entries')
    .innerJoin('promotions', 'promotions.id', 'promotion_entries.promotion_id')
    .select(['promotions.id', 'kind', 'terms', 'user_id', 'currency', 'joined_at', 'ends_at', 'paid_at'])
    .where('user_id', '=', userId);
}

interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly terms: string | null;
  readonly user_id: UserId;
  readonly currency: string;
  readonly joined_at: EpochMillis;
  readonly ends_at: EpochMillis;
  readonly paid_at: EpochMillis | null;
}

async function stateOf(transaction: Transaction<Tables>, row: EntryRow, now: EpochMillis) {
  const { id, user_id: userId, currency, joined_at: joinedAt, ends_at: endsAt, paid_at: paidAt } = row;
  const terms = joinedTerms(row);
  if (terms === undefined) return undefined;
  const progress = await progressOf(transaction, { userId, currency, joinedAt, endsAt }, terms);
  const state = entryState(progress, { endsAt, isPaid: paidAt !== null, now });
  const reward = initialAmounts(currency, terms.rewardAmounts);
  const major = (amount: Minor) => majorAmount(amount, currency);
  const shown =
    progress.unit === 'count'
      ? progress
      : { unit: progress.unit, done: major(progress.done), target: major(progress.target) };
  const entry: WireOwn['entries'][number] = {
    id,
    joinedAt,
    endsAt,
    currency,
    state,
    reward: major(reward),
    progress: shown,
  };
  return { entry, reward, terms };
}

interface Wish {
  readonly userId: UserId;
  readonly id: string;
  readonly isIn: boolean;
  readonly currency: string;
}

/** PRM-11, PRM-14 Joins or leaves; asked once the player is locked. */
export async function joinPromotion(
  transaction: Transaction<Tables>,
  { userId, id, isIn, currency }: Wish,
  regime: LimitRegime,
): Promise<Refusal | undefined> {
  const row = await transaction
    .selectFrom('promotions')
    .select(['kind', 'terms'])
    .where('id', '=', id)
    .executeTakeFirst();
  const terms = row === undefined ? undefined : joinedTerms(row);
  if (terms === undefined) return refuse(404, 'promotion');
  const own = await entriesOf(transaction, userId).where('promotions.id', '=', id).executeTakeFirst();
  if (own !== undefined && own.paid_at !== null) return refuse(409, 'paid');
  if (!isIn) {
    const entries = transaction.deleteFrom('promotion_entries').where('promotion_id', '=', id);
    await entries.where('user_id', '=', userId).execute();
    return undefined;
  }
  const refused = await joinObstacle(transaction, { userId, currency, needsDeposit: terms.needsDeposit }, regime);
  if (refused !== undefined) return refused;
  const { now } = regime;
  await transaction
    .insertInto('promotion_entries')
    .values({ promotion_id: id, user_id: userId, currency, joined_at: now, ends_at: now + days(terms.days) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return undefined;
}

async function joinObstacle(
  transaction: Transaction<Tables>,
  {
    userId,
    currency,
    needsDeposit = false,
  }: { readonly userId: UserId; readonly currency: string; readonly needsDeposit?: boolean | undefined },
  regime: LimitRegime,
): Promise<Refusal | undefined> {
  if (!(await mayReward(transaction, userId, regime))) return refuse(403, 'not-courted');
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('type_id', '<>', BONUS_ACCOUNT)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (account === undefined) return refuse(404, 'account-unavailable');
  return needsDeposit && !(await hasDeposit(transaction, userId)) ? refuse(409, 'no-deposit') : undefined;
}

/** PRM-13 Pays what is reached, once; asked once the player is locked. */
export async function claimPromotion(
  transaction: Transaction<Tables>,
  { userId, id }: Pick<Wish, 'userId' | 'id'>,
  regime: LimitRegime,
): Promise<Refusal | undefined> {
  const row = await entriesOf(transaction, userId).where('promotions.id', '=', id).executeTakeFirst();
  const rank = row === undefined ? undefined : await stateOf(transaction, row, regime.now);
  if (rank === undefined) return refuse(404, 'promotion');
  const { entry, reward: amount, terms } = rank;
  if (entry.state === 'paid') return undefined;
  if (entry.state !== 'reached') return refuse(404, 'not-reached');
  if (!(await mayReward(transaction, userId, regime))) return refuse(403, 'not-courted');
  const { currency } = entry;
  const key = `${id}:${String(userId)}`;
  if (terms.kind === 'slots') {
    const transfer = `promotion:${key}`;
    await payReward(transaction, { userId, transfer, kind: 'promotion-reward', currency, amount, at: regime.now });
  } else if (!(await grantPromotion(transaction, { key, userId, currency, amount, wager: terms.wager ?? 1 }, regime))) {
    return refuse(409, 'bonus-going');
  }
  const entries = transaction.updateTable('promotion_entries').set({ paid_at: regime.now });
  await entries.where('promotion_id', '=', id).where('user_id', '=', userId).execute();
  return undefined;
}
