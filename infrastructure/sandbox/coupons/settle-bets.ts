import type { CouponId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { ownProblem } from './coupon-problem.ts';
import { decideCoupon, type DueGames } from './coupon-settlement.ts';
import { findDueGames, nextCoupons } from './due-bets.ts';
import { mailSettledCoupons } from './history/mail-settled-coupons.ts';
import { lockCoupons, markForReview, writeSettlement } from './settlement-rows.ts';

const BEFORE_ALL = 0 as CouponId;

/** Coupons settled in one transaction, as long as nothing is wrong with any of them. */
const COUPONS_AT_ONCE = 200;

/**
 * Decides the bets of ended games, settles their coupons and pays. A coupon is paid only by the update that finds it open, and
 * its payout is a transfer that can be written once: repeating any of it pays nothing. A coupon that cannot be settled is set
 * aside for a person, with the reason, and stops no other.
 */
export async function settleBets(parts: SandboxParts, now: EpochMillis): Promise<void> {
  const due = await findDueGames(parts, now);
  if (due.ended.size + due.unknown.size === 0) return;
  for (let after = BEFORE_ALL; ;) {
    const ids = await nextCoupons(parts.database, due, { after, most: COUPONS_AT_ONCE });
    const last = ids.at(-1);
    if (last === undefined) return;
    await settleTogether(parts, ids, due);
    after = last;
  }
}

/** All in one transaction; where the database refuses it, each alone. */
async function settleTogether(parts: SandboxParts, ids: readonly CouponId[], due: DueGames): Promise<void> {
  try {
    await settleCoupons(parts, ids, due);
  } catch (error) {
    if (ids.length > 1) {
      for (const id of ids) await settleTogether(parts, [id], due);
      return;
    }
    const problem = ownProblem(error);
    for (const id of ids) {
      if (problem === undefined) parts.faults.report(`settling ${String(id)}`, error);
      else await setAside(parts, id, problem);
    }
  }
}

async function settleCoupons(parts: SandboxParts, ids: readonly CouponId[], due: DueGames): Promise<void> {
  const stuck = await inTransaction(parts, async (transaction) => {
    const kept = await lockCoupons(transaction, ids);
    const decisions = kept.map((coupon) => ({ id: coupon.coupon.id, decision: decideCoupon(parts, coupon, due) }));
    const decided = decisions.flatMap(({ decision }) => (decision.ok ? [decision.value] : []));
    await writeSettlement(transaction, decided, due.now);
    if (parts.mailbox !== undefined) await mailSettledCoupons(transaction, decided, due.now);
    return decisions.flatMap(({ id, decision }) => (decision.ok ? [] : [{ id, reason: decision.error }]));
  });
  for (const { id, reason } of stuck) await setAside(parts, id, reason);
}

async function setAside(parts: SandboxParts, id: CouponId, reason: string): Promise<void> {
  await markForReview(parts.database, id, reason);
  parts.faults.report(`review ${String(id)}`, new Error(`coupon ${String(id)} needs review: ${reason}`));
}
