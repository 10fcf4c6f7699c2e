import type { Step } from '../../shared/machine.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';
import { leavingTurn } from './placement-outcome.ts';
import { LATER_LOOK_UPS, LOOK_UP_TIMES, MISREAD_LIMIT } from './placement-state.ts';
import type { PlacementEffect, PlacementEvent, PlacementState } from './placement-state.ts';
import type { AnyOrder } from './placement-verdict.ts';

type UnderWay<Order extends AnyOrder> = Extract<PlacementState<Order>, { phase: 'submitting' | 'pending' | 'unknown' }>;
type Unknown<Order extends AnyOrder> = Extract<PlacementState<Order>, { phase: 'unknown' }>;
type Event<Order extends AnyOrder, Type extends PlacementEvent['type']> = Extract<
  PlacementEvent<Order>,
  { type: Type }
>;
type PlacementStep<Order extends AnyOrder> = Step<PlacementState<Order>, PlacementEffect<Order>>;

const JITTER_SHARE = 0.2;

/** PL-17 Nobody here knows what became of the order: it is looked up until somebody does. */
export function becameUnknown<Order extends AnyOrder>(
  state: UnderWay<Order>,
  { at, jitter }: { readonly at: EpochMillis; readonly jitter: number },
): PlacementStep<Order> {
  const { attempt, hasResent } = state;
  const wait = state.wait + 1;
  return [
    { phase: 'unknown', attempt, hasResent, since: at, lookUps: 0, wait, firstWait: wait, misread: 0 },
    ...leavingTurn(state),
    { type: 'wait', wait, delay: lookUpDelay(0, jitter) },
  ];
}

/** PL-36 Answers that cannot be read will not become readable here: the coupon is let go, the attempt stays in the journal. */
export function letGoUnread<Order extends AnyOrder>(
  state: Unknown<Order>,
  { failure }: Event<AnyOrder, 'look-up-failed'>,
): PlacementStep<Order> {
  if (failure?.kind !== 'malformed') return [state];
  const count = state.misread + 1;
  return [count < MISREAD_LIMIT ? { ...state, misread: count } : { phase: 'unreadable', attempt: state.attempt }];
}

/** PL-34 Only a void key proves that nothing was placed: an order that was not found may still be on its way through the server. */
export function notReceived<Order extends AnyOrder>(state: UnderWay<Order>): PlacementStep<Order> {
  const { attempt } = state;
  return [{ phase: 'not-received', attempt }, { type: 'remove-attempt', key: attempt.key }, ...leavingTurn(state)];
}

/** PL-29 After a reload or crash an attempt in the journal is looked up first. */
export function resumed<Order extends AnyOrder>({
  attempt,
  at,
  jitter,
}: Event<Order, 'attempt-found'>): PlacementStep<Order> {
  return [
    { phase: 'unknown', attempt, hasResent: false, since: at, lookUps: 0, wait: 1, firstWait: 1, misread: 0 },
    { type: 'look-up', key: attempt.key, asked: 1 },
    { type: 'wait', wait: 1, delay: lookUpDelay(0, jitter) },
  ];
}

/** The look-up of an attempt. */
export function lookUp({ attempt, wait }: UnderWay<AnyOrder>): Extract<PlacementEffect, { type: 'look-up' }> {
  return { type: 'look-up', key: attempt.key, asked: wait };
}

/** PL-19 When the next look-up comes. */
export function lookUpDelay(lookUps: number, jitter: number): Millis {
  const [before, next] = [lookUps === 0 ? 0 : LOOK_UP_TIMES[lookUps - 1], LOOK_UP_TIMES[lookUps]];
  const delay = before === undefined || next === undefined ? LATER_LOOK_UPS : next - before;
  return Math.round(delay * (1 + JITTER_SHARE * jitter));
}
