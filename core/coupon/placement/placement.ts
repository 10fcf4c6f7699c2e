import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { PlacementAttempt } from './placement-journal.ts';
import { becameUnknown, letGoUnread, lookUp, lookUpDelay, notReceived, resumed } from './placement-look-up.ts';
import { decided, rejected } from './placement-outcome.ts';
import { ANSWER_TIME, PRESS_GUARD, RESEND_WINDOW } from './placement-state.ts';
import type { PlacementEffect, PlacementEvent, PlacementRejection, PlacementState } from './placement-state.ts';
import type { AnyOrder, UnitOrder } from './placement-verdict.ts';

type Phase = PlacementState['phase'];
type State<Order extends AnyOrder, Is extends Phase> = Extract<PlacementState<Order>, { phase: Is }>;
type Event<Order extends AnyOrder, Type extends PlacementEvent['type']> = Extract<
  PlacementEvent<Order>,
  { type: Type }
>;
type PlacementStep<Order extends AnyOrder> = Step<PlacementState<Order>, PlacementEffect<Order>>;
type LookedUpInVain = Event<AnyOrder, 'look-up-found-nothing' | 'look-up-failed'>;
type UnderWay<Order extends AnyOrder> = State<Order, 'submitting' | 'pending' | 'unknown'>;

/** Places a coupon exactly once or not at all, through lost requests, lost replies, reloads and second tabs. */
export const PLACEMENT: Machine<PlacementState, PlacementEvent, PlacementEffect> = {
  initial: { phase: 'idle' },
  step,
};

/** The same machine for orders in minor units. */
export const UNIT_PLACEMENT: Machine<
  PlacementState<UnitOrder>,
  PlacementEvent<UnitOrder>,
  PlacementEffect<UnitOrder>
> = { initial: { phase: 'idle' }, step };

function step<Order extends AnyOrder>(
  state: PlacementState<Order>,
  event: PlacementEvent<Order>,
): PlacementStep<Order> {
  switch (event.type) {
    case 'place-pressed':
      return pressed(state, event);
    case 'turn-came':
      return state.phase === 'queued' ? turnCame(state, event) : [state];
    case 'again-confirmed':
      if (state.phase !== 'asking-again' || !event.isOnline) return [state];
      return [{ phase: 'queued', attempt: state.attempt, isAgainConfirmed: true }, { type: 'take-turn' }];
    case 'again-declined':
      return state.phase === 'asking-again' ? [{ phase: 'idle' }] : [state];
    case 'dismissed':
      return isSettled(state) ? [{ phase: 'idle' }] : [state];
    case 'verdict-arrived':
      return isUnderWay(state, event.key) ? decided(state, event) : [state];
    case 'request-failed':
      return isUnderWay(state, event.key) && state.phase === 'submitting' ? requestFailed(state, event) : [state];
    case 'look-up-found-nothing':
    case 'look-up-failed':
      return isUnderWay(state, event.key) ? lookedUpInVain(state, event) : [state];
    case 'key-voided':
      return isUnderWay(state, event.key) ? notReceived(state) : [state];
    case 'wait-ended':
      return isWaiting(state) && state.wait === event.wait ? waitEnded(state, event) : [state];
    case 'went-online':
      return state.phase === 'unknown' ? [state, lookUp(state)] : [state];
    case 'attempt-found':
      return isResting(state) ? resumed(event) : [state];
    case 'player-changed':
      return isAnothers(state, event.userId) ? leftToItsPlayer(state) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

/** PL-10 One press makes one attempt: while one is on its way or asked about, further presses do nothing. PL-12 Offline nothing starts. */
function pressed<Order extends AnyOrder>(
  state: PlacementState<Order>,
  event: Event<Order, 'place-pressed'>,
): PlacementStep<Order> {
  if (!isResting(state) || !event.isOnline) return [state];
  if (event.attempt.at - event.steadySince < PRESS_GUARD) return [state];
  return [{ phase: 'queued', attempt: event.attempt, isAgainConfirmed: false }, { type: 'take-turn' }];
}

/** PL-11 Tabs take turns; PL-3 the same coupon placed a moment ago is asked about first. */
function turnCame<Order extends AnyOrder>(
  { attempt, isAgainConfirmed }: State<Order, 'queued'>,
  event: Event<Order, 'turn-came'>,
): PlacementStep<Order> {
  if (event.placedAt !== undefined && !isAgainConfirmed) {
    return [{ phase: 'asking-again', attempt, placedAt: event.placedAt }, { type: 'leave-turn' }];
  }
  return submitted(attempt, event.at, { sends: 1, wait: 1, hasResent: false });
}

/** PL-14 The key is written to the journal before the order is sent. */
function submitted<Order extends AnyOrder>(
  attempt: PlacementAttempt<Order>,
  startedAt: EpochMillis,
  progress: { readonly sends: number; readonly wait: number; readonly hasResent: boolean },
): PlacementStep<Order> {
  return [
    { phase: 'submitting', attempt, startedAt, isHeldBack: false, ...progress },
    { type: 'record-attempt', attempt },
    { type: 'send', attempt },
    { type: 'wait', wait: progress.wait, delay: ANSWER_TIME },
  ];
}

/** PL-16 While the server still runs the key (409), the same key is sent again when it says; PL-15 a key that came with another order (422) is given up. */
function requestFailed<Order extends AnyOrder>(
  state: State<Order, 'submitting'>,
  event: Event<Order, 'request-failed'>,
): PlacementStep<Order> {
  const { failure } = event;
  if (failure.kind === 'refused' && failure.status === 409) return heldBack(state, event);
  const reason = refusalReason(failure, state.sends);
  return reason === undefined ? becameUnknown(state, event) : rejected(state, reason);
}

function heldBack<Order extends AnyOrder>(
  state: State<Order, 'submitting'>,
  event: Event<Order, 'request-failed'>,
): PlacementStep<Order> {
  const asked = event.failure.kind === 'refused' ? (event.failure.retryAfterSeconds ?? 1) : 1;
  const left = state.startedAt + ANSWER_TIME - event.at;
  const wait = state.wait + 1;
  const delay = Math.max(0, Math.min(asked * 1000, left));
  return [
    { ...state, isHeldBack: true, wait },
    { type: 'wait', wait, delay },
  ];
}

/** PL-18 Only an answer that excludes the bet is a rejection: after a lost request, a missing session or a full queue proves nothing. */
function refusalReason(failure: RequestFailure, sends: number): PlacementRejection | undefined {
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 408) return undefined;
  if (failure.status === 422) return 'order-mismatch';
  if (sends > 1) return undefined;
  if (failure.status === 401) return 'signed-out';
  return failure.status === 429 ? 'too-many-requests' : 'refused';
}

/** PL-23 A failed look-up decides nothing, nor does one asked before the last send: the next one comes. */
function lookedUpInVain<Order extends AnyOrder>(state: UnderWay<Order>, event: LookedUpInVain): PlacementStep<Order> {
  // the server has seen a pending order, so nothing is left to be sent again
  if (state.phase === 'pending') return becameUnknown({ ...state, hasResent: true }, event);
  if (state.phase === 'submitting') return [state];
  if (event.type === 'look-up-failed') return letGoUnread(state, event);
  return event.asked < state.firstWait ? [state] : foundNothing({ ...state, misread: 0 }, event.at);
}

/** PL-35 What a player placed is nobody else's to see or to decide: it stays in the journal until that player is back. */
function leftToItsPlayer<Order extends AnyOrder>(state: PlacementState<Order>): PlacementStep<Order> {
  return [{ phase: 'idle' }, ...(state.phase === 'submitting' ? ([{ type: 'leave-turn' }] as const) : [])];
}

function isAnothers(state: PlacementState<AnyOrder>, userId: number | undefined): boolean {
  return state.phase !== 'idle' && state.attempt.userId !== userId;
}

/** PL-20 An order that never arrived is sent once more with the same key; a second time, or too late, its key is made void. So is one of a clock that was ahead: how late it is, nobody knows. */
function foundNothing<Order extends AnyOrder>(state: State<Order, 'unknown'>, at: EpochMillis): PlacementStep<Order> {
  const { attempt, hasResent, wait } = state;
  const isOverdue = Math.abs(at - attempt.at) > RESEND_WINDOW;
  if (hasResent || isOverdue) return [state, { type: 'void-key', key: attempt.key, asked: wait }];
  return submitted(attempt, at, { sends: 2, wait: wait + 1, hasResent: true });
}

function waitEnded<Order extends AnyOrder>(
  state: UnderWay<Order>,
  event: Event<Order, 'wait-ended'>,
): PlacementStep<Order> {
  if (state.phase === 'pending') return [state, lookUp(state)];
  if (state.phase === 'submitting') return state.isHeldBack ? sentAgain(state, event) : becameUnknown(state, event);
  const wait = state.wait + 1;
  const lookUps = state.lookUps + 1;
  return [
    { ...state, wait, lookUps },
    lookUp(state),
    { type: 'wait', wait, delay: lookUpDelay(lookUps, event.jitter) },
  ];
}

function sentAgain<Order extends AnyOrder>(
  state: State<Order, 'submitting'>,
  event: Event<Order, 'wait-ended'>,
): PlacementStep<Order> {
  const left = state.startedAt + ANSWER_TIME - event.at;
  if (left <= 0) return becameUnknown(state, event);
  const wait = state.wait + 1;
  return [
    { ...state, isHeldBack: false, sends: state.sends + 1, wait },
    { type: 'send', attempt: state.attempt },
    { type: 'wait', wait, delay: left },
  ];
}

function isWaiting<Order extends AnyOrder>(state: PlacementState<Order>): state is UnderWay<Order> {
  return state.phase === 'submitting' || state.phase === 'pending' || state.phase === 'unknown';
}

function isUnderWay<Order extends AnyOrder>(state: PlacementState<Order>, key: string): state is UnderWay<Order> {
  return isWaiting(state) && state.attempt.key === key;
}

const SETTLED: readonly PlacementState['phase'][] = [
  'accepted',
  'rejected',
  'needs-confirm',
  'not-received',
  'unreadable',
];

function isSettled({ phase }: PlacementState<AnyOrder>): boolean {
  return SETTLED.includes(phase);
}

function isResting(state: PlacementState<AnyOrder>): boolean {
  return state.phase === 'idle' || isSettled(state);
}
