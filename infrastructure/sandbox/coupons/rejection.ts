import type { WireReply } from '../../http/call.ts';
import type { PLACE_COUPON } from '../../coupon/coupon-calls.ts';

export type WireVerdict = WireReply<typeof PLACE_COUPON>;
export type WireRejection = Extract<WireVerdict, { readonly status: 'rejected' }>;

/** A refused order as the wire has it, for no bet in particular. */
export function rejection(reason: WireRejection['reason']): WireRejection {
  return { status: 'rejected', reason, bets: [] };
}
