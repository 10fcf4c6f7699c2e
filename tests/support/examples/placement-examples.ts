import { couponHash } from '../../../core/coupon/bets/coupon-hash.ts';
import type { PlacementAttempt } from '../../../core/coupon/placement/placement-journal.ts';
import type {
  PlacementEffect,
  PlacementEvent,
  PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import { PLACEMENT } from '../../../core/coupon/placement/placement.ts';
import type { PlacementOrder, PlacementVerdict } from '../../../core/coupon/placement/placement-verdict.ts';
import { decimalOdds } from '../../../core/shared/odds.ts';
import { NOW, pick, plainPlacedCoupon } from './coupon-examples.ts';

export function order(changes: Partial<PlacementOrder> = {}): PlacementOrder {
  const { outcomeId, odds, version } = pick(1);
  return {
    type: 'single',
    accountId: 7,
    currency: 'RUB',
    amount: 100,
    isDropOnScoreChange: false,
    bonusBet: false,
    changeMode: 'accept-increase',
    oddsFormatId: 0,
    isOneClick: false,
    bets: [{ outcomeId, odds: decimalOdds(odds), version, block: 0 }],
    ...changes,
  };
}

export function keyOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

export function attempt(n = 1, changes: Partial<PlacementAttempt> = {}): PlacementAttempt {
  const itsOrder = changes.order ?? order();
  return { key: keyOf(n), userId: 5, hash: couponHash(itsOrder), at: NOW, order: itsOrder, ...changes };
}

export function press(changes: Partial<Extract<PlacementEvent, { type: 'place-pressed' }>> = {}): PlacementEvent {
  return { type: 'place-pressed', attempt: attempt(), isOnline: true, steadySince: NOW - 1000, ...changes };
}

export const TURN: PlacementEvent = { type: 'turn-came', at: NOW, jitter: 0 };

export const ACCEPTED: Extract<PlacementVerdict, { status: 'accepted' }> = {
  status: 'accepted',
  coupons: [plainPlacedCoupon(1)],
  balance: 900,
  refused: [],
};

export function verdictOf(verdict: PlacementVerdict, key = keyOf(1), at = NOW + 100): PlacementEvent {
  return { type: 'verdict-arrived', key, verdict, at, jitter: 0 };
}

/** Runs events through the machine; gives the last state, and the effects of the last event alone. */
export function run(...events: readonly PlacementEvent[]): {
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
  readonly all: readonly PlacementEffect[];
} {
  let state = PLACEMENT.initial;
  let effects: readonly PlacementEffect[] = [];
  const all: PlacementEffect[] = [];
  for (const event of events) {
    [state, ...effects] = PLACEMENT.step(state, event);
    all.push(...effects);
  }
  return { state, effects, all };
}

export function kinds(effects: readonly PlacementEffect[]): string[] {
  return effects.map(({ type }) => type);
}
