import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { debitStake, refusedDebit } from '../coupons/debit-stake.ts';
import { permitStake } from '../coupons/permit-stake.ts';
import type { WireRejection } from '../coupons/rejection.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { LedgerRow, Tables } from '../database/tables.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { paidOut, transferRows } from '../players/ledger.ts';
import { BONUS_ACCOUNT } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

interface PoolOrder {
  readonly accountId: number;
  readonly currency: string;
}

/** Who orders what of a pool. */
export interface PoolAsk<Order extends PoolOrder> {
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly key: string;
  readonly order: Order;
}

export interface PoolScene {
  readonly parts: SandboxParts;
  readonly transaction: Transaction<Tables>;
}

/**
 * Takes an order exactly once under its key: debit, tickets and ledger are one transaction, so either all of it happened or
 * nothing did. What is refused leaves nothing behind, and the same key may be tried again.
 */
export async function orderOnce<Ask extends PoolAsk<PoolOrder>, Verdict>(
  parts: SandboxParts,
  ask: Ask,
  steps: {
    /** What was answered the first time. */
    readonly repeated: (scene: PoolScene, ask: Ask) => Promise<Verdict | undefined>;
    readonly first: (scene: PoolScene, ask: Ask) => Promise<Verdict>;
  },
): Promise<Verdict> {
  return inTransaction(parts, async (transaction) => {
    const scene = { parts, transaction };
    await lockPlayer(transaction, ask.userId);
    return (await steps.repeated(scene, ask)) ?? steps.first(scene, ask);
  });
}

/** By which a key that comes again with another order is found out. */
export function poolFingerprint({ order }: Pick<PoolAsk<PoolOrder>, 'order'>): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

interface StakeRefusal extends Pick<WireRejection, 'limit' | 'until'> {
  readonly reason: WireRejection['reason'] | 'bonus-account' | 'draw-closed' | 'too-many-cards';
}

/** LT-18, TT-21, BNG-14 Takes the stake of an order where the player's limits and the account allow it, and never from the money of a bonus. */
export async function takePoolStake(
  scene: PoolScene,
  { userId, sessionHash, order: { accountId: id, currency } }: PoolAsk<PoolOrder>,
  amount: Minor,
): Promise<StakeRefusal | undefined> {
  const { transaction } = scene;
  const accountId = id as AccountId;
  const account = await transaction
    .selectFrom('accounts')
    .select('type_id')
    .where('id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account?.type_id === BONUS_ACCOUNT) return { reason: 'bonus-account' };
  const payer = { userId, sessionHash, order: { accountId, currency } };
  const { refusal } = await permitStake(scene, payer, { stake: amount });
  if (refusal !== undefined) return refusal;
  const debited = await debitStake(transaction, payer, amount);
  return debited === undefined ? refusedDebit(transaction, payer) : undefined;
}

/** LT-17, BNG-13, TT-14 What was staked goes into the pool. */
export async function writePoolStakes(
  transaction: Transaction<Tables>,
  { accountId, currency }: PoolOrder,
  stakes: readonly { readonly transfer: string; readonly amount: Minor; readonly at: EpochMillis }[],
): Promise<void> {
  const rows = stakes.flatMap(({ transfer, amount, at }): LedgerRow[] =>
    transferRows(
      { transfer, kind: 'stake', accountId: accountId as AccountId, currency, amount: paidOut(amount), at },
      'pool',
    ),
  );
  await transaction.insertInto('ledger').values(rows).execute();
}

interface WireRefusal<Reason> {
  readonly status: 'rejected';
  readonly currency: string;
  readonly reason: Reason;
  readonly limit?: number;
  readonly until?: number;
}

/** A refusal in the words of one pool; what it has no word for is a player who may not play. */
export function poolRejection<Reason extends string>(
  known: readonly Reason[],
  { currency }: Pick<PoolOrder, 'currency'>,
  { reason, limit, until }: StakeRefusal,
): WireRefusal<Reason | 'player-blocked'> {
  return {
    status: 'rejected',
    currency,
    reason: known.find((each) => each === reason) ?? 'player-blocked',
    ...(limit === undefined ? {} : { limit }),
    ...(until === undefined ? {} : { until }),
  };
}
