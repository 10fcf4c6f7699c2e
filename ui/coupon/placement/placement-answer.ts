import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import {
  sentAttempt,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import type { PlacementAttempt } from '../../../core/coupon/placement/placement-journal.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

/** Where the placing stands that asks; when an answer came, and the random number that spreads what follows. */
interface Asking {
  readonly state: PlacementState<UnitOrder>;
  readonly timed: () => { readonly at: EpochMillis; readonly jitter: number };
}

type LookUp = Extract<PlacementEffect, { type: 'look-up' | 'void-key' }>;

/** Asks the server what an effect asks for; what came of it as an event of the placement machine. */
export async function placementAnswer(
  gateway: CouponGateway,
  effect: PlacementEffect<UnitOrder>,
  asking: Asking,
): Promise<PlacementEvent<UnitOrder> | undefined> {
  if (effect.type === 'send') return sent(gateway, effect.attempt, asking);
  return effect.type === 'look-up' || effect.type === 'void-key' ? lookedUp(gateway, effect, asking) : undefined;
}

async function sent(
  gateway: CouponGateway,
  { key, order }: PlacementAttempt<UnitOrder>,
  { timed }: Asking,
): Promise<PlacementEvent<UnitOrder>> {
  const reply = await gateway.place(key, order);
  return reply.ok
    ? { type: 'verdict-arrived', key, verdict: reply.value, ...timed() }
    : { type: 'request-failed', key, failure: reply.error, ...timed() };
}

/** Asks what became of a key, or makes it void where nothing did; nobody asks where no order is on its way. */
async function lookedUp(
  gateway: CouponGateway,
  { type, key, asked }: LookUp,
  { state, timed }: Asking,
): Promise<PlacementEvent<UnitOrder> | undefined> {
  const currency = sentAttempt(state)?.order.currency;
  if (currency === undefined) return undefined;
  const reply = type === 'look-up' ? await gateway.lookUp(key, currency) : await gateway.voidKey(key, currency);
  if (!reply.ok) return { type: 'look-up-failed', key, asked, failure: reply.error, ...timed() };
  if (reply.value !== undefined) return { type: 'verdict-arrived', key, verdict: reply.value, ...timed() };
  return type === 'look-up' ? { type: 'look-up-found-nothing', key, asked, ...timed() } : { type: 'key-voided', key };
}
