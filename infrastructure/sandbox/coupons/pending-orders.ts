import type { EpochMillis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { CouponProblem, ownProblem } from './coupon-problem.ts';
import { assessOrder, type Assessment } from './assess-order.ts';
import { readPendingOrder } from './pending-order.ts';
import { decideOrder } from './place-order.ts';
import { assessWithPromo } from './promo/assess-with-promo.ts';
import { rejection } from './rejection.ts';
import type { PlacementKey } from './placement-key.ts';

/** Decides the orders whose delay is over, each in a transaction of its own: one that fails stops no other. */
export async function decidePendingOrders(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const due = await parts.database
    .selectFrom('placements')
    .select(['user_id', 'key'])
    .where('status', '=', 'pending')
    .where('accept_at', '<=', now)
    .orderBy('accept_at')
    .execute();
  for (const { user_id: userId, key } of due) {
    try {
      await decidePending(parts, { userId, key });
    } catch (error) {
      parts.faults.report(`order ${String(userId)} ${key}`, error);
      if (ownProblem(error) !== undefined) await refuseBroken(parts, { userId, key });
    }
  }
}

/** At the prices of this moment; an order that is decided already is left alone. */
async function decidePending(parts: SandboxParts, { userId, key }: PlacementKey): Promise<void> {
  await inTransaction(parts, async (transaction) => {
    const claimed = await transaction
      .updateTable('placements')
      .set({ status: 'done' })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .where('status', '=', 'pending')
      .returning('order_body')
      .executeTakeFirst();
    if (claimed === undefined) return;
    const pending = readPendingOrder(claimed.order_body);
    const scene = { parts, transaction };
    const ask = { ...pending, userId, key };
    await decideOrder(scene, ask, await assessWithPromo(scene, ask, assessPending));
  });
}

/** An order is to blame for what cannot be assessed, never for what the database did not say of its code. */
function assessPending(...asked: Parameters<typeof assessOrder>): Assessment {
  try {
    return assessOrder(...asked);
  } catch (error) {
    throw new CouponProblem(
      `an order that cannot be assessed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** No money was taken while it was pending, so an order that cannot be decided is refused. */
async function refuseBroken({ database }: SandboxParts, { userId, key }: PlacementKey): Promise<void> {
  await database
    .updateTable('placements')
    .set({ status: 'done', reply: JSON.stringify(rejection('invalid-coupon')), order_body: null })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', '=', 'pending')
    .execute();
}
