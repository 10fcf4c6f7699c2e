import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import {
  sentAttempt,
  type PlacementEvent,
  type PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

/** When an answer came, and the chance that spreads what follows. */
type Timed = () => { readonly at: EpochMillis; readonly jitter: number };

/** Sends an order; what came of it as an event of the placement machine. */
export async function placementAnswer(
  gateway: CouponGateway,
  { key, order }: { readonly key: string; readonly order: UnitOrder },
  timed: Timed,
): Promise<PlacementEvent<UnitOrder>> {
  const reply = await gateway.place(key, order);
  return reply.ok
    ? { type: 'verdict-arrived', key, verdict: reply.value, ...timed() }
    : { type: 'request-failed', key, failure: reply.error, ...timed() };
}

/** A key to ask about, and the placing that asks. */
interface LookUp {
  readonly type: 'look-up' | 'void-key';
  readonly key: string;
  readonly asked: number;
  readonly state: PlacementState<UnitOrder>;
}

/** Asks what became of a key, or makes it void where nothing did; nobody asks where no order is on its way. */
export async function lookUpAnswer(
  gateway: CouponGateway,
  { type, key, asked, state }: LookUp,
  timed: Timed,
): Promise<PlacementEvent<UnitOrder> | undefined> {
  const currency = sentAttempt(state)?.order.currency;
  if (currency === undefined) return undefined;
  const reply = type === 'look-up' ? await gateway.lookUp(key, currency) : await gateway.voidKey(key, currency);
  if (!reply.ok) return { type: 'look-up-failed', key, asked, failure: reply.error, ...timed() };
  if (reply.value !== undefined) return { type: 'verdict-arrived', key, verdict: reply.value, ...timed() };
  return type === 'look-up' ? { type: 'look-up-found-nothing', key, asked, ...timed() } : { type: 'key-voided', key };
}
