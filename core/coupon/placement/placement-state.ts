import type { EpochMillis, Millis } from '../../shared/time.ts';
import { hours, seconds } from '../../shared/time.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { PlacedCoupon } from '../placed/placed-coupon.ts';
import type { VipWait } from './vip-wait.ts';
import type { PlacementAttempt, RecentPlacement } from './placement-journal.ts';
import type {
  AnyOrder,
  BetVerdict,
  OddsOf,
  PlacementOrder,
  PlacementVerdict,
  RejectionReason,
} from './placement-verdict.ts';

/** Why nothing was placed: the server's reasons, and those of the way there. */
export type PlacementRejection = RejectionReason | 'order-mismatch' | 'signed-out' | 'too-many-requests' | 'refused';

type VerdictOf<Order extends AnyOrder> = PlacementVerdict<Order['amount'], OddsOf<Order>>;
type Accepted<Order extends AnyOrder> = Extract<VerdictOf<Order>, { status: 'accepted' }>;

interface UnderWay<Order extends AnyOrder> {
  readonly attempt: PlacementAttempt<Order>;
  /** Whether the one automatic resend is used up. */
  readonly hasResent: boolean;
  /** Number of the wait that counts; the end of any other is ignored. */
  readonly wait: number;
}

/** Where the placing of a coupon stands. */
export type PlacementState<Order extends AnyOrder = PlacementOrder> =
  | { readonly phase: 'idle' }
  /** Waits for its turn among the tabs of the player. */
  | { readonly phase: 'queued'; readonly attempt: PlacementAttempt<Order>; readonly isAgainConfirmed: boolean }
  /** The same coupon was placed a moment ago: again? */
  | { readonly phase: 'asking-again'; readonly attempt: PlacementAttempt<Order>; readonly placedAt: EpochMillis }
  | (UnderWay<Order> & {
      readonly phase: 'submitting';
      readonly startedAt: EpochMillis;
      readonly sends: number;
      /** The server still runs this key; it is sent again when the wait ends. */
      readonly isHeldBack: boolean;
    })
  /** The server decides later: a live delay. */
  | (UnderWay<Order> & {
      readonly phase: 'pending';
      readonly since: EpochMillis;
      readonly decidesIn: Millis;
      /** How often the server has said 'pending' since it first did. */
      readonly repeats: number;
      /** Where a VIP bet stands, and how long the server gives it from `since` on. */
      readonly vip?: (VipWait<Order['amount']> & { readonly endsIn: Millis }) | undefined;
    })
  /** Nobody here knows whether the bet exists; looked up until somebody does. */
  | (UnderWay<Order> & {
      readonly phase: 'unknown';
      readonly since: EpochMillis;
      readonly lookUps: number;
      /** Look-ups asked before this wait speak of an earlier send. */
      readonly firstWait: number;
      /** How many answers in a row could not be read. */
      readonly misread: number;
    })
  /** The server answers, but not in words that are known here: the bet may exist. */
  | { readonly phase: 'unreadable'; readonly attempt: PlacementAttempt<Order> }
  /** The server has no order under the key and takes none any more; nothing was debited. */
  | { readonly phase: 'not-received'; readonly attempt: PlacementAttempt<Order> }
  | {
      readonly phase: 'needs-confirm';
      readonly attempt: PlacementAttempt<Order>;
      readonly changes: readonly BetVerdict<OddsOf<Order>>[];
      readonly antiExpressOdds?: OddsOf<Order> | undefined;
      readonly at: EpochMillis;
    }
  | {
      readonly phase: 'accepted';
      readonly attempt: PlacementAttempt<Order>;
      readonly coupons: readonly PlacedCoupon<Order['amount'], OddsOf<Order>>[];
      readonly refused: Accepted<Order>['refused'];
      readonly balance: Order['amount'];
      readonly at: EpochMillis;
    }
  | {
      readonly phase: 'rejected';
      readonly attempt: PlacementAttempt<Order>;
      readonly reason: PlacementRejection;
      readonly bets: readonly BetVerdict<OddsOf<Order>>[];
      readonly limit?: Order['amount'] | undefined;
      readonly until?: EpochMillis | undefined;
    };

interface Timed {
  readonly at: EpochMillis;
  /** A fraction from 0 to 1 that spreads the waits of many clients. */
  readonly jitter: number;
}

export type PlacementEvent<Order extends AnyOrder = PlacementOrder> =
  | {
      readonly type: 'place-pressed';
      readonly attempt: PlacementAttempt<Order>;
      readonly isOnline: boolean;
      /** Since when the button stands where it is and its price is what it is. */
      readonly steadySince: EpochMillis;
    }
  | ({ readonly type: 'turn-came'; readonly placedAt?: EpochMillis | undefined } & Timed)
  | { readonly type: 'again-confirmed'; readonly isOnline: boolean }
  | { readonly type: 'again-declined' | 'dismissed' }
  | ({
      readonly type: 'verdict-arrived';
      readonly key: string;
      readonly verdict: VerdictOf<Order>;
    } & Timed)
  | ({ readonly type: 'request-failed'; readonly key: string; readonly failure: RequestFailure } & Timed)
  | ({ readonly type: 'look-up-found-nothing'; readonly key: string; readonly asked: number } & Timed)
  | ({
      readonly type: 'look-up-failed';
      readonly key: string;
      readonly asked: number;
      readonly failure?: RequestFailure | undefined;
    } & Timed)
  /** The server will never place anything under the key. */
  | { readonly type: 'key-voided'; readonly key: string }
  | ({ readonly type: 'wait-ended'; readonly wait: number } & Timed)
  | ({ readonly type: 'went-online' } & Timed)
  /** Another player is signed in here, or nobody. */
  | { readonly type: 'player-changed'; readonly userId: number | undefined }
  | ({ readonly type: 'attempt-found'; readonly attempt: PlacementAttempt<Order> } & Timed);

export type PlacementEffect<Order extends AnyOrder = PlacementOrder> =
  | { readonly type: 'take-turn' | 'leave-turn' }
  | { readonly type: 'record-attempt' | 'send'; readonly attempt: PlacementAttempt<Order> }
  | { readonly type: 'remove-attempt'; readonly key: string }
  | { readonly type: 'look-up'; readonly key: string; readonly asked: number }
  /** Asks the server to refuse the key from now on, unless it has placed something under it. */
  | { readonly type: 'void-key'; readonly key: string; readonly asked: number }
  | { readonly type: 'note-placed'; readonly placement: RecentPlacement }
  | { readonly type: 'wait'; readonly wait: number; readonly delay: Millis }
  /** These bets are placed and leave the coupon; whatever else is in it stays. */
  | { readonly type: 'empty-coupon'; readonly placed: readonly string[]; readonly refused: readonly string[] }
  | {
      readonly type: 'show-prices';
      readonly bets: readonly BetVerdict<OddsOf<Order>>[];
      readonly antiExpressOdds?: OddsOf<Order> | undefined;
    }
  | { readonly type: 'take-balance'; readonly accountId: number; readonly balance: Order['amount'] };

/** PL-30 After 24 hours without an answer the player is sent to support with the key. */
export const SUPPORT_AFTER: Millis = hours(24);

/** PL-30 Whether nobody has known the outcome for 24 hours since the press. */
export function isSupportDue(state: PlacementState<AnyOrder>, now: EpochMillis): boolean {
  return state.phase === 'unknown' && now - state.attempt.at >= SUPPORT_AFTER;
}

/** PL-31 The coupon stands still while its order is on its way. */
export function isFrozen({ phase }: PlacementState<AnyOrder>): boolean {
  return phase === 'queued' || phase === 'submitting' || phase === 'pending' || phase === 'unknown';
}

/** The attempt that was sent and whose outcome is not known yet. */
export function sentAttempt<Order extends AnyOrder>(state: PlacementState<Order>): PlacementAttempt<Order> | undefined {
  const isSent = state.phase === 'submitting' || state.phase === 'pending' || state.phase === 'unknown';
  return isSent ? state.attempt : undefined;
}

/** PL-31 Whether the order on its way is that of the coupon; one click leaves the coupon alone. */
export function freezesCoupon(state: PlacementState<AnyOrder>): boolean {
  return isFrozen(state) && !isOneClickOrder(state);
}

function isOneClickOrder(state: PlacementState<AnyOrder>): boolean {
  return state.phase !== 'idle' && state.attempt.order.isOneClick;
}

/** PL-13 A press counts only 300 ms after the button appeared or moved or its price changed. */
export const PRESS_GUARD: Millis = 300;
/** PL-17 Without an answer after 8 s the outcome is unknown, never failed. */
export const ANSWER_TIME: Millis = seconds(8);
/** PL-19 Look-ups come 1, 2, 4, 8 and 15 s after the outcome became unknown, then every 30 s; each a little later by chance. */
export const LOOK_UP_TIMES: readonly Millis[] = [1, 2, 4, 8, 15].map(seconds);
export const LATER_LOOK_UPS: Millis = seconds(30);
/** PL-24 While the server goes on saying 'pending', the look-ups come ever later, up to this. */
export const LONGEST_PENDING_WAIT: Millis = seconds(30);
/** PL-36 After so many answers in a row that cannot be read, the coupon is let go. */
export const MISREAD_LIMIT = 3;
/** PL-21 An order is sent again only within 60 s of the press. */
export const RESEND_WINDOW: Millis = seconds(60);
