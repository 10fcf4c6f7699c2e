import type { Kysely } from 'kysely';
import type { RejectionReason } from '../../../../core/coupon/placement/placement-verdict.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { assessOrder, type Assessment, type Order } from '../assess-order.ts';
import { findPromo, type FoundPromo } from './coupon-promo-codes.ts';

const REASONS = {
  unknown: 'promo-unknown',
  used: 'promo-used',
  ended: 'promo-ended',
} as const satisfies Record<Exclude<FoundPromo['state'], 'holds'>, RejectionReason>;

interface PromoScene {
  readonly parts: SandboxParts;
  readonly transaction: Kysely<Tables>;
}

/** Decides an order with its promo code, as the code is at this moment; one without a code needs no question. */
export async function assessWithPromo(
  { parts, transaction }: PromoScene,
  { userId, order }: { readonly userId: UserId; readonly order: Order },
  assess: typeof assessOrder = assessOrder,
): Promise<Assessment> {
  const { promoCode: code } = order;
  if (isAdvanceBarred(order)) return refusedOrder('prepaid-unavailable');
  if (code === undefined) return assess(parts, order);
  // PC-9
  if (order.isVipBet === true || order.isOneClick) return refusedOrder('promo-unsuited');
  const found = await findPromo(transaction, { userId, now: parts.now() }, code);
  if (found.state !== 'holds') return refusedOrder(REASONS[found.state]);
  return assess(parts, { ...order, promo: found.terms });
}

/** PA-9 */
function isAdvanceBarred({ type, prepaidAmount, promoCode, isVipBet, isOneClick }: Order): boolean {
  return (
    prepaidAmount !== undefined && (type === 'singles' || promoCode !== undefined || isVipBet === true || isOneClick)
  );
}

function refusedOrder(reason: RejectionReason): Assessment {
  return { kind: 'not-taken', verdict: { status: 'rejected', reason, bets: [] } };
}
