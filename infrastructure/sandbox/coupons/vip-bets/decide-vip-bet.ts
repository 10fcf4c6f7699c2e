import type { Transaction } from 'kysely';
import { VIP_OFFER_HOLDS_FOR } from '../../../../core/coupon/placement/vip-wait.ts';
import type { RejectionReason } from '../../../../core/coupon/placement/placement-verdict.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { Tables } from '../../database/tables.ts';
import type { VipBetRow } from '../../database/vip-bet-table.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import { mustAgreeToTerms } from '../../players/player-restrictions.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { assessOrder, type AssessedCoupon, type Order } from '../assess-order.ts';
import { ownProblem } from '../coupon-problem.ts';
import { readableOrder, readPendingOrder, type PendingOrder } from '../pending-order.ts';
import { decideOrder, type PlacementScene } from '../place-order.ts';
import { rejection } from '../rejection.ts';
import { lookUpKey, waitText, type KeyAnswer, type PlacementKey } from '../placement-key.ts';
import { releaseHeld } from './release-held.ts';

type Row = Omit<VipBetRow, 'id'> & { readonly id: number };
type Parts = PlacementScene['parts'];

/** Where an open bet is closed, whatever becomes of it. */
interface ClosingScene {
  readonly parts: Pick<SandboxParts, 'now'>;
  readonly transaction: Transaction<Tables>;
}

/** Which open VIP bet is meant, and in which of its states. */
export interface OpenVipBet {
  readonly which: { readonly id: number } | PlacementKey;
  readonly state: 'waiting' | 'offered' | 'any';
  /** The hash of the session that takes it; absent where an operator does. */
  readonly sessionHash?: string | undefined;
}

/**
 * VIP-9 Takes a bet at this moment's prices and rules, its stake as asked or as offered. What its key answers now, read with what
 * books it; undefined where it was open no more: the first answer counts.
 */
export async function takeVipBet(
  parts: Parts,
  bet: OpenVipBet,
  isMeant: (row: Row, now: EpochMillis) => boolean = () => true,
): Promise<KeyAnswer | undefined> {
  return inTransaction(parts, async (transaction) => {
    const row = await lockOpen(transaction, bet);
    if (row === undefined || row.ends_at <= parts.now() || !isMeant(row, parts.now())) return undefined;
    await close({ parts, transaction }, row);
    // VIP-12 asked once the player is locked
    if (await mustAgreeToTerms(parts, transaction, row.user_id)) {
      await keepReply(transaction, row, { reply: JSON.stringify(rejection('vip-terms')) });
      return answerOf({ parts, transaction }, row);
    }
    const pending = readPendingOrder(row.order_body);
    const order = { ...pending.order, amount: row.offered === null ? row.amount : row.offered };
    const ask = { ...pending, order, userId: row.user_id, key: row.key, sessionHash: bet.sessionHash };
    await decideOrder({ parts, transaction }, ask, assessOrder(parts, order));
    return answerOf({ parts, transaction }, row);
  });
}

/** VIP-7 Refuses a bet and gives its stake back. What its key answers now; undefined where it was open no more. */
export async function refuseVipBet(
  parts: Parts,
  bet: OpenVipBet,
  reason: RejectionReason,
): Promise<KeyAnswer | undefined> {
  return inTransaction(parts, async (transaction) => {
    const row = await lockOpen(transaction, bet);
    if (row === undefined) return undefined;
    await refuseLocked({ parts, transaction }, row, reason);
    return answerOf({ parts, transaction }, row);
  });
}

async function answerOf({ parts: { now }, transaction }: ClosingScene, { user_id: userId, key }: Row) {
  return lookUpKey({ database: transaction, now }, { userId, key }, false);
}

/** VIP-8 Offers to take less; what nobody could take is not offered. */
export async function offerVipBet(
  parts: Parts,
  id: number,
  read: (currency: string) => Minor | undefined,
): Promise<'offered' | 'closed' | 'amount' | 'not-taken'> {
  return inTransaction(parts, async (transaction) => {
    const row = await lockOpen(transaction, { which: { id }, state: 'waiting' });
    if (row === undefined || row.ends_at <= parts.now()) return 'closed';
    const offered = read(row.currency);
    if (offered === undefined || offered <= 0 || offered >= row.amount) return 'amount';
    const pending = readableOrder(row.order_body);
    if (pending === undefined) return 'not-taken';
    const assessment = assessOrder(parts, { ...pending.order, amount: offered, changeMode: 'accept-any' });
    const coupon = assessment.kind === 'taken' ? assessment.coupons[0] : undefined;
    if (coupon === undefined) return 'not-taken';
    const seen: PendingOrder = { ...pending, order: orderSeenAs(pending.order, coupon) };
    const until = parts.now() + VIP_OFFER_HOLDS_FOR;
    await transaction
      .updateTable('vip_bets')
      .set({ state: 'offered', offered, ends_at: until, order_body: JSON.stringify(seen) })
      .where('id', '=', id)
      .execute();
    const offer = {
      amount: majorAmount(offered, row.currency),
      possibleWin: majorAmount(coupon.possibleWin, row.currency),
    };
    await keepReply(transaction, row, { reply: waitText({ state: 'offered', until, offer }) });
    return 'offered';
  });
}

/** VIP-14 The order as the player sees it once an offer shows what it would win. */
function orderSeenAs(order: Order, { bets, slip }: AssessedCoupon): Order {
  return {
    ...order,
    antiExpressOdds: slip.antiExpressOdds,
    bonusBet: slip.bonusBet === true,
    bets: bets.map(({ bet, offer: { odds, version } }) => ({ ...bet, odds, version })),
  };
}

/** VIP-7 Refuses what nobody has answered in time, each in a transaction of its own: one that fails stops no other. */
export async function endOverdueVipBets(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('vip_bets')
    .select(['id', 'state'])
    .where('state', '<>', 'closed')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute();
  for (const { id, state } of due) {
    if (state === 'closed') continue;
    try {
      const reason = state === 'offered' ? 'vip-offer-ended' : 'vip-unanswered';
      await refuseVipBet(parts, { which: { id }, state }, reason);
    } catch (error) {
      parts.faults.report(`vip bet ${String(id)}`, error);
    }
  }
}

/** Gives back all that is held for a player, in the transaction of what closes the accounts. */
export async function refuseVipBetsOf(scene: ClosingScene, userId: VipBetRow['user_id']): Promise<void> {
  const rows = await scene.transaction
    .selectFrom('vip_bets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'closed')
    .forUpdate()
    .execute();
  for (const row of rows) await refuseLocked(scene, row, 'vip-refused');
}

/** A bet that nobody can place any more is refused, whoever takes it: its stake is never lost. */
export async function takeOrRefuse(parts: SandboxParts, bet: OpenVipBet, take: () => Promise<KeyAnswer | undefined>) {
  try {
    return await take();
  } catch (error) {
    if (ownProblem(error) === undefined) throw error;
    parts.faults.report('vip bet', error);
    return refuseVipBet(parts, bet, 'invalid-coupon');
  }
}

/** The row is locked: of two who answer at once the second finds it as the first has left it. */
async function lockOpen(transaction: Transaction<Tables>, { which, state }: OpenVipBet): Promise<Row | undefined> {
  const open = transaction.selectFrom('vip_bets').selectAll().forUpdate();
  const meant =
    'id' in which
      ? open.where('id', '=', which.id)
      : open.where('user_id', '=', which.userId).where('key', '=', which.key);
  const asked = state === 'any' ? meant.where('state', '<>', 'closed') : meant.where('state', '=', state);
  return asked.executeTakeFirst();
}

async function close({ parts, transaction }: ClosingScene, row: Row): Promise<void> {
  const at = parts.now();
  await transaction.updateTable('vip_bets').set({ state: 'closed', closed_at: at }).where('id', '=', row.id).execute();
  await keepReply(transaction, row, { status: 'done', reply: null });
  await releaseHeld(transaction, row, at);
}

async function refuseLocked(scene: ClosingScene, row: Row, reason: RejectionReason): Promise<void> {
  await close(scene, row);
  await keepReply(scene.transaction, row, { reply: JSON.stringify(rejection(reason)) });
}

async function keepReply(
  transaction: Transaction<Tables>,
  { user_id: userId, key }: Row,
  changes: { readonly status?: 'done'; readonly reply: string | null },
): Promise<void> {
  await transaction
    .updateTable('placements')
    .set(changes)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
