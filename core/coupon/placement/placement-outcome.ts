import type { Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import type { EpochMillis, Millis } from '../../shared/time.ts';
import type { PlacementAttempt } from './placement-journal.ts';
import { LONGEST_PENDING_WAIT } from './placement-state.ts';
import type { PlacementEffect, PlacementEvent, PlacementRejection, PlacementState } from './placement-state.ts';
import type { AnyOrder, BetVerdict, OddsOf, PlacementVerdict } from './placement-verdict.ts';

type PlacementStep<Order extends AnyOrder> = Step<PlacementState<Order>, PlacementEffect<Order>>;
type UnderWay<Order extends AnyOrder> = Extract<PlacementState<Order>, { phase: 'submitting' | 'pending' | 'unknown' }>;
type VerdictArrived<Order extends AnyOrder> = Extract<PlacementEvent<Order>, { type: 'verdict-arrived' }>;
type Verdict<Order extends AnyOrder, Status extends PlacementVerdict['status']> = Extract<
  PlacementVerdict<Order['amount'], OddsOf<Order>>,
  { status: Status }
>;

/** Effects that carry no amount and no odds. */
type Leaving = Extract<PlacementEffect, { type: 'leave-turn' | 'empty-coupon' | 'take-turn' }>;

const SHORTEST_WAIT: Millis = 500;

/** PL-24 A verdict is final, save 'pending', which is looked up when the server said it decides. */
export function decided<Order extends AnyOrder>(
  state: UnderWay<Order>,
  event: VerdictArrived<Order>,
): PlacementStep<Order> {
  const { verdict } = event;
  switch (verdict.status) {
    case 'pending':
      return pending(state, verdict, event);
    case 'accepted':
      return accepted(state, verdict, event.at);
    case 'price-changed':
      return needsConfirm(state, verdict, event.at);
    case 'rejected':
      return rejected(state, verdict.reason, verdict);
    default:
      return unforeseen(verdict, [state]);
  }
}

/** PL-25 The wait for a live delay is the server's own difference of times, whatever the clock here shows. PL-40 A VIP bet is looked up at the same pace until it is decided: an offer does not stand for long. */
function pending<Order extends AnyOrder>(
  state: UnderWay<Order>,
  verdict: Verdict<Order, 'pending'>,
  { at, jitter }: VerdictArrived<Order>,
): PlacementStep<Order> {
  const { attempt, hasResent } = state;
  const vip = verdict.vip && { ...verdict.vip, endsIn: verdict.vip.until - verdict.serverTime };
  const repeats = state.phase === 'pending' && vip === undefined ? state.repeats + 1 : 0;
  const shortest = Math.min(SHORTEST_WAIT * 2 ** repeats, LONGEST_PENDING_WAIT);
  const decidesIn = Math.max(shortest, verdict.acceptAt - verdict.serverTime);
  const wait = state.wait + 1;
  return [
    { phase: 'pending', attempt, hasResent, wait, since: at, decidesIn, repeats, ...(vip && { vip }) },
    ...leavingTurn(state),
    { type: 'wait', wait, delay: decidesIn + jitter * shortest },
  ];
}

/** PL-26 Once accepted, the attempt leaves the journal, what it placed leaves the coupon, and the balance is the server's. */
function accepted<Order extends AnyOrder>(
  state: UnderWay<Order>,
  verdict: Verdict<Order, 'accepted'>,
  at: EpochMillis,
): PlacementStep<Order> {
  const { attempt } = state;
  const { coupons, refused, balance } = verdict;
  return [
    { phase: 'accepted', attempt, coupons, refused, balance, at },
    { type: 'remove-attempt', key: attempt.key },
    { type: 'note-placed', placement: { userId: attempt.userId, hash: attempt.hash, at } },
    ...leavingTurn(state),
    ...emptying(attempt, refused),
    { type: 'take-balance', accountId: attempt.order.accountId, balance },
  ];
}

function emptying({ order }: PlacementAttempt<AnyOrder>, refused: readonly BetVerdict[]): readonly Leaving[] {
  if (order.isOneClick) return [];
  const stays = new Set(refused.map(({ outcomeId }) => outcomeId));
  const placed = order.bets.map(({ outcomeId }) => outcomeId).filter((id) => !stays.has(id));
  return [{ type: 'empty-coupon', placed, refused: [...stays] }];
}

/** PL-27 A changed price is offered again and nothing is lost; PL-15 the confirming press has a new key. */
function needsConfirm<Order extends AnyOrder>(
  state: UnderWay<Order>,
  verdict: Verdict<Order, 'price-changed'>,
  at: EpochMillis,
): PlacementStep<Order> {
  const { attempt } = state;
  const { bets: changes, antiExpressOdds } = verdict;
  return [
    { phase: 'needs-confirm', attempt, changes, antiExpressOdds, at },
    { type: 'remove-attempt', key: attempt.key },
    ...leavingTurn(state),
    { type: 'show-prices', bets: changes, antiExpressOdds },
  ];
}

/** PL-28 A rejection names its reason; the coupon keeps its bets, those in trouble marked. */
export function rejected<Order extends AnyOrder>(
  state: UnderWay<Order>,
  reason: PlacementRejection,
  { bets, limit, until }: Pick<Verdict<Order, 'rejected'>, 'bets' | 'limit' | 'until'> = { bets: [] },
): PlacementStep<Order> {
  const { attempt } = state;
  return [
    { phase: 'rejected', attempt, reason, bets, limit, ...(until === undefined ? {} : { until }) },
    { type: 'remove-attempt', key: attempt.key },
    ...leavingTurn(state),
    { type: 'show-prices', bets },
  ];
}

/** The next tab may have its turn once the order is answered or given up for unknown. */
export function leavingTurn({ phase }: UnderWay<AnyOrder>): readonly Leaving[] {
  return phase === 'submitting' ? [{ type: 'leave-turn' }] : [];
}
