import type { Transaction } from 'kysely';
import { MOST_OPEN_VIP_BETS, VIP_LOOKED_UP_EVERY, VIP_WAITS_FOR } from '../../../../core/coupon/placement/vip-wait.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { refusedBonusStake } from '../../bonuses/bonus-stakes.ts';
import { debitStake, refusedDebit } from '../debit-stake.ts';
import type { PendingOrder } from '../pending-order.ts';
import { permitStake } from '../permit-stake.ts';
import type { PlacementAsk, PlacementScene } from '../place-order.ts';
import { waitText } from '../placement-key.ts';
import { rejection, type WireRejection, type WireVerdict } from '../rejection.ts';
import { noteHeld } from './release-held.ts';

/** VIP-6 Holds the stake of an order and puts it before an operator; refused where the account does not cover it. */
export async function askOperator(scene: PlacementScene, ask: PlacementAsk, at: EpochMillis): Promise<WireVerdict> {
  const { transaction } = scene;
  const { userId, key, order, language } = ask;
  const pending: PendingOrder = { units: 'minor', order, language };
  const keep = async (kept: { readonly status: 'pending' | 'done'; readonly reply: string }) =>
    transaction.updateTable('placements').set(kept).where('user_id', '=', userId).where('key', '=', key).execute();
  const refuse = async (refused: WireRejection) => {
    await keep({ status: 'done', reply: JSON.stringify(refused) });
    return refused;
  };
  if (await hasMostOpen(transaction, userId)) return refuse(rejection('vip-too-many'));
  const { refusal } = await permitStake(scene, ask, { stake: order.amount });
  if (refusal !== undefined) return refuse(refusal);
  // BON-2 nothing of a bonus is held for an operator
  const barred = await refusedBonusStake(transaction, order, { coupons: [], now: at });
  if (barred !== undefined) return refuse(barred);
  if ((await debitStake(transaction, { userId, order }, order.amount)) === undefined) {
    return refuse(await refusedDebit(transaction, { userId, order }));
  }
  const { accountId, currency, amount } = order;
  const held = { user_id: userId, key, account_id: accountId, currency, amount };
  const until = at + VIP_WAITS_FOR;
  await transaction
    .insertInto('vip_bets')
    .values({ ...held, order_body: JSON.stringify(pending), state: 'waiting', ends_at: until, created_at: at })
    .execute();
  await noteHeld(transaction, held, at);
  const vip = { state: 'waiting', until } as const;
  await keep({ status: 'pending', reply: waitText(vip) });
  return { status: 'pending', acceptAt: at + VIP_LOOKED_UP_EVERY, serverTime: at, vip };
}

/** VIP-13 The player is locked first: of bets asked for at once each counts those before it. */
async function hasMostOpen(transaction: Transaction<Tables>, userId: UserId): Promise<boolean> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const open = await transaction
    .selectFrom('vip_bets')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'closed')
    .limit(MOST_OPEN_VIP_BETS)
    .execute();
  return open.length === MOST_OPEN_VIP_BETS;
}
