import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { seconds, type EpochMillis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { availableAdvance, noteAdvance } from './advances/advances.ts';
import { writeCoupon } from './coupon-wire-reply.ts';
import { stakeOf, writeCoupons } from './coupon-writing.ts';
import { permitStake } from './permit-stake.ts';
import { exceededExposure, type ExceededExposure } from './player-exposure.ts';
import { noteBonusStakes, refusedBonusStake } from '../bonuses/bonus-stakes.ts';
import { debitStake, refusedDebit, type DebitedAccount } from './debit-stake.ts';
import { askOperator } from './vip-bets/ask-operator.ts';
import { assessWithPromo } from './promo/assess-with-promo.ts';
import { claimPromo } from './promo/coupon-promo-codes.ts';
import { storedAnswer } from './placement-key.ts';
import { assessOrder, type Assessment, type Order, type Rejection } from './assess-order.ts';
import { isOtherOrder, orderFingerprint } from './order-fingerprint.ts';
import type { PendingOrder } from './pending-order.ts';
import { rejection, type WireRejection, type WireVerdict } from './rejection.ts';

export interface PlacementAsk extends Omit<PendingOrder, 'units'> {
  readonly userId: UserId;
  readonly key: string;
  /** The hash of the session that asks; absent once the order has waited. */
  readonly sessionHash?: string | undefined;
}

export interface PlacementAnswer {
  /** The verdict as JSON: a repeat of the key gets the same text. */
  readonly text: string;
  readonly isReplayed: boolean;
}

/** Where an order is decided. */
export interface PlacementScene {
  readonly parts: SandboxParts;
  readonly transaction: Transaction<Tables>;
}

type Taken = Extract<Assessment, { readonly kind: 'taken' }>;

const DEFAULT_LIVE_DELAY = seconds(3);

/**
 * Places an order exactly once under its key: claim, debit, coupons, ledger and reply are one transaction, so either all of it
 * happened or nothing did. The account is debited only when the order is taken, never while it is pending.
 */
export async function placeOrder(parts: SandboxParts, ask: PlacementAsk): Promise<PlacementAnswer | Refusal> {
  const fingerprint = orderFingerprint(ask.userId, ask.order);
  return inTransaction(parts, async (transaction) => {
    const at = parts.now();
    const claim = await transaction
      .insertInto('placements')
      .values({ user_id: ask.userId, key: ask.key, fingerprint, status: 'done', created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claim === undefined) return repeatedAnswer({ parts, transaction }, ask, fingerprint);
    const verdict = await firstVerdict({ parts, transaction }, ask, at);
    return { text: JSON.stringify(verdict), isReplayed: false };
  });
}

/** An order is decided at once, or waits: for an operator, or for the end of the live delay. */
async function firstVerdict(scene: PlacementScene, ask: PlacementAsk, at: EpochMillis): Promise<WireVerdict> {
  const { parts, transaction } = scene;
  const assessment = await assessWithPromo(scene, ask);
  if (assessment.kind !== 'taken') return decideOrder(scene, ask, assessment);
  if (ask.order.isVipBet === true) {
    // VIP-11 what is taken without an operator does not wait for one
    const plain = { ...ask, order: { ...ask.order, isVipBet: false } };
    const within = assessOrder(parts, plain.order);
    if (within.kind === 'taken') return decideOrder(scene, plain, within);
    return askOperator(scene, ask, at);
  }
  const acceptAt = at + (parts.options.liveDelay ?? DEFAULT_LIVE_DELAY);
  if (acceptAt <= at || !hasLiveBet(assessment)) return decideOrder(scene, ask, assessment);
  const permit = await permitStake(scene, ask, { stake: wageredOn(assessment) });
  const refusal = permit.refusal ?? (await refusedBonusStake(transaction, ask.order, { ...assessment, now: at }));
  return refusal === undefined ? postpone(transaction, ask, { acceptAt, at }) : keepVerdict(scene, ask, refusal);
}

async function repeatedAnswer(
  { parts, transaction }: PlacementScene,
  { userId, key }: PlacementAsk,
  fingerprint: string,
): Promise<PlacementAnswer | Refusal> {
  const known = await transaction
    .selectFrom('placements')
    .select(['fingerprint', 'status', 'accept_at', 'reply', 'is_dropped'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.status === 'void') return refuse(410, 'void-key');
  if (known.is_dropped) return refuse(410, 'too-old');
  if (isOtherOrder(known.fingerprint, fingerprint)) return refuse(422, 'another-order');
  return { text: storedAnswer(known, parts.now()), isReplayed: true };
}

async function postpone(
  transaction: Transaction<Tables>,
  { userId, key, order, language }: PlacementAsk,
  { acceptAt, at }: { readonly acceptAt: EpochMillis; readonly at: EpochMillis },
): Promise<WireVerdict> {
  const pending: PendingOrder = { units: 'minor', order, language };
  await transaction
    .updateTable('placements')
    .set({ status: 'pending', accept_at: acceptAt, order_body: JSON.stringify(pending) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return { status: 'pending', acceptAt, serverTime: at };
}

/** Takes or refuses an assessed order, and keeps the verdict under its key. */
export async function decideOrder(
  scene: PlacementScene,
  ask: PlacementAsk,
  assessment: Assessment,
): Promise<WireVerdict> {
  const verdict =
    assessment.kind === 'taken'
      ? await debitAndWrite(scene, ask, assessment)
      : writeRejection(assessment.verdict, ask.order.currency);
  return keepVerdict(scene, ask, verdict);
}

async function keepVerdict<Verdict extends WireVerdict>(
  scene: PlacementScene,
  ask: PlacementAsk,
  verdict: Verdict,
): Promise<Verdict> {
  await scene.transaction
    .updateTable('placements')
    .set({ reply: JSON.stringify(verdict), order_body: null })
    .where('user_id', '=', ask.userId)
    .where('key', '=', ask.key)
    .execute();
  return verdict;
}

/** A verdict as the wire has it: the limit in major units. */
function writeRejection(verdict: Rejection, currency: string): WireVerdict {
  const { limit, ...rest } = verdict.status === 'rejected' ? verdict : { ...verdict, limit: undefined };
  return { ...rest, ...(limit === undefined ? {} : { limit: majorAmount(limit, currency) }) } as WireVerdict;
}

async function debitAndWrite(
  { parts, transaction }: PlacementScene,
  ask: PlacementAsk,
  assessment: Taken,
): Promise<WireVerdict> {
  const { order, userId, key } = ask;
  const promo = assessment.coupons[0]?.promo;
  // FB-2 a free bet takes nothing, yet its player is locked all the same
  const stake = promo?.kind === 'free-bet' ? NO_MONEY : ownStake(order, stakeOf(assessment.coupons));
  if (stake === undefined) return rejection('prepaid-unavailable');
  const debited = await debitStake(transaction, ask, stake);
  if (debited === undefined) return refusedDebit(transaction, ask);
  const barred = await barredStake({ parts, transaction }, ask, { assessment, debited });
  if (barred !== undefined) {
    await giveBack(transaction, order, stake);
    return barred;
  }
  // VIP-9 an operator has decided about the maximum
  const outcomes = outcomesOf(order, assessment);
  const wager = { stake: wageredOn(assessment), outcomes, country: debited.country };
  const permit = await permitStake({ parts, transaction }, ask, wager);
  if (permit.refusal !== undefined) {
    await giveBack(transaction, order, stake);
    return permit.refusal;
  }
  const exceeded = order.isVipBet === true ? undefined : exceededExposure(permit.wins, order, assessment.coupons);
  if (exceeded !== undefined) return refusedExposure(transaction, order, { stake, ...exceeded });
  const at = parts.now();
  if (promo !== undefined && !(await claimPromo(transaction, { userId, key, code: promo.code, at }))) {
    await giveBack(transaction, order, stake);
    return rejection('promo-used');
  }
  return acceptedVerdict({ parts, transaction }, ask, { assessment, debited, at });
}

/** PA-1 An advance that is not due, and BON-2 what is not taken from a bonus. */
async function barredStake(
  { parts, transaction }: PlacementScene,
  { order }: PlacementAsk,
  { assessment, debited }: { readonly assessment: Taken; readonly debited: DebitedAccount },
): Promise<WireRejection | undefined> {
  if (!(await isAdvanceDue(transaction, order, debited.balance))) return rejection('prepaid-unavailable');
  if (!debited.isBonus) return undefined;
  return refusedBonusStake(transaction, order, { coupons: assessment.coupons, now: parts.now() });
}

async function acceptedVerdict(
  { parts, transaction }: PlacementScene,
  { userId, key, order, language }: PlacementAsk,
  {
    assessment,
    debited: { balance, isBonus },
    at,
  }: { readonly assessment: Taken; readonly debited: DebitedAccount; readonly at: EpochMillis },
): Promise<WireVerdict> {
  const facts = { userId, key, order, at, coupons: assessment.coupons };
  const written = await writeCoupons(parts, transaction, facts);
  for (const { coupon } of written) await noteAdvance(transaction, coupon);
  if (isBonus)
    await noteBonusStakes(
      transaction,
      written.map(({ coupon }) => coupon.id),
    );
  return {
    status: 'accepted',
    coupons: written.map((coupon) => writeCoupon(parts, coupon, language)),
    balance: majorAmount(balance, order.currency),
    refused: [...assessment.refused],
  };
}

/** PA-1, PA-2 An advance pays what nothing is left for; asked once the player is locked, so that two at once see one another. */
async function isAdvanceDue(
  transaction: Transaction<Tables>,
  { prepaidAmount, accountId }: Order,
  balance: Minor,
): Promise<boolean> {
  if (prepaidAmount === undefined || prepaidAmount === 0) return true;
  return balance === 0 && prepaidAmount <= (await availableAdvance(transaction, accountId));
}

/** PA-3 What the player pays of a stake; nothing where the advance is more than it. */
function ownStake({ prepaidAmount }: Order, stake: Minor): Minor | undefined {
  if (prepaidAmount === undefined) return stake;
  return prepaidAmount <= stake ? ((stake - prepaidAmount) as Minor) : undefined;
}

async function refusedExposure(
  transaction: Transaction<Tables>,
  order: Order,
  { stake, limit }: ExceededExposure & { readonly stake: Minor },
): Promise<WireVerdict> {
  await giveBack(transaction, order, stake);
  const { currency } = order;
  return { ...rejection('amount-too-large'), ...(limit === undefined ? {} : { limit: majorAmount(limit, currency) }) };
}

async function giveBack(transaction: Transaction<Tables>, { accountId }: Order, stake: Minor): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', stake) }))
    .where('id', '=', accountId)
    .execute();
}

/** What counts as staked by the player: an advance too, and nothing of a free bet. */
function wageredOn({ coupons }: Taken): Minor {
  return coupons[0]?.promo?.kind === 'free-bet' ? NO_MONEY : stakeOf(coupons);
}

/** VIP-9 None of what an operator decides. */
function outcomesOf({ isVipBet }: Order, { coupons }: Taken): readonly string[] {
  if (isVipBet === true) return [];
  return coupons.flatMap(({ bets }) => bets.map(({ offer }) => offer.outcomeId));
}

function hasLiveBet({ coupons }: Taken): boolean {
  return coupons.some(({ bets }) => bets.some(({ offer }) => offer.isLive));
}
