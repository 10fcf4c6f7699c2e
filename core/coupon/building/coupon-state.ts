import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import type { EpochMillis } from '../../shared/time.ts';
import { unforeseen } from '../../shared/result.ts';
import type { Bet } from '../bets/bet.ts';
import { acceptedBet, isGoneBet, reopenedBet, updatedBet } from '../bets/coupon-bet.ts';
import type { CouponBet } from '../bets/coupon-bet.ts';
import {
  amountOfBlock,
  blockCount,
  closedGaps,
  followingOrder,
  withBetInBlock,
  withBlockAt,
  withoutBlock,
  withoutLobby,
} from '../bets/coupon-blocks.ts';
import type { BlockAmount, BlockedBets } from '../bets/coupon-blocks.ts';
import type { CouponEvent } from './coupon-event.ts';
import type { CouponTerms } from './coupon-update.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { refusedBet } from '../bets/refused-bet.ts';
import { LARGEST_COUPON } from '../maths/type-bounds.ts';
import { fittingType } from './type-menu.ts';

/** The coupon as the player builds it. Without a session and without a server it is complete. */
export interface CouponState {
  readonly bets: readonly CouponBet[];
  /** The type the player asked for; the coupon has it where it fits the number of bets. */
  readonly chosenType?: CouponType | undefined;
  readonly systemValue: number;
  readonly blockAmounts: readonly BlockAmount[];
  /** Amounts the player set, by currency; undefined where what was typed is none. */
  readonly amounts: Readonly<Record<string, Minor | undefined>>;
  readonly isBonusBetDeleted: boolean;
  readonly isLoadedFromCode: boolean;
  readonly expressId?: string | undefined;
  readonly terms?: CouponTerms | undefined;
  readonly termsAt?: EpochMillis | undefined;
  /** The picks changed since the terms were asked for. */
  readonly areTermsBehind: boolean;
  /** Anti-express odds as the player last saw and accepted them. */
  readonly seenAntiExpressOdds?: MilliOdds | undefined;
  /** What clearing took away, until something else is put in. */
  readonly cleared?: CouponState | undefined;
}

export const EMPTY_COUPON: CouponState = {
  bets: [],
  systemValue: 2,
  blockAmounts: [],
  amounts: {},
  isBonusBetDeleted: false,
  isLoadedFromCode: false,
  areTermsBehind: false,
};

/** CS-1 What the coupon becomes after an event; an event that does not fit leaves it as it was. */
export function couponAfter(state: CouponState, event: CouponEvent): CouponState {
  return isBetEvent(event) ? betsAfter(state, event) : wholeAfter(state, event);
}

/** What happens to single bets and blocks. */
type BetEvent = Extract<CouponEvent, { type: `bet-${string}` | `block-${string}` | 'banker-toggled' }>;

function isBetEvent(event: CouponEvent): event is BetEvent {
  return /^(?:bet|block|banker)-/.test(event.type);
}

function betsAfter(state: CouponState, event: BetEvent): CouponState {
  switch (event.type) {
    case 'bet-added':
      return hasBet(state, event.bet.outcomeId) ? state : withBet(state, event.bet, event.at);
    case 'bet-toggled':
      return hasBet(state, event.bet.outcomeId)
        ? withoutBet(state, event.bet.outcomeId)
        : withBet(state, event.bet, event.at);
    case 'bet-removed':
      return withoutBet(state, event.outcomeId);
    case 'bet-left-out':
      return behindTerms(withChangedBet(state, event.outcomeId, (bet) => ({ ...bet, isLeftOut: true })));
    case 'bet-put-back':
      return behindTerms(withChangedBet(state, event.outcomeId, (bet) => ({ ...bet, isLeftOut: false })));
    case 'bet-amount-set':
      return withChangedBet(state, event.outcomeId, (bet) => ({ ...bet, amount: event.amount }));
    case 'banker-toggled':
      return withToggledBanker(state, event.outcomeId);
    case 'bet-moved':
      return withBlocks(state, followingOrder({ ...state, bets: withBetAt(state.bets, event.outcomeId, event.to) }));
    case 'bet-block-chosen':
      return withBlocks(state, withBetInBlock(state, event.outcomeId, event.block));
    case 'block-removed':
      return withBlocks(state, withoutBlock(state, event.block));
    case 'block-moved':
      return withBlocks(state, withBlockAt(state, event.block, event.to));
    case 'block-amount-set':
      return { ...state, blockAmounts: withBlockAmount(state, event.block, event.amount) };
    default:
      return unforeseen(event, state);
  }
}

function wholeAfter(state: CouponState, event: Exclude<CouponEvent, BetEvent>): CouponState {
  switch (event.type) {
    case 'type-chosen':
      return withType(state, event.couponType);
    case 'system-value-chosen':
      return Number.isInteger(event.value) && event.value >= 2 ? { ...state, systemValue: event.value } : state;
    case 'amount-set':
      return { ...state, amounts: { ...state.amounts, [event.currency]: event.amount } };
    case 'currency-changed':
      return {
        ...state,
        bets: state.bets.map((bet) => ({ ...bet, amount: undefined })),
        blockAmounts: [],
        ...NO_TERMS,
      };
    case 'bonus-bet-deleted':
      return { ...state, isBonusBetDeleted: true };
    case 'changes-accepted':
      return { ...state, bets: state.bets.map(acceptedBet), seenAntiExpressOdds: state.terms?.antiExpressOdds };
    case 'cleared':
      return state.bets.length === 0 ? state : { ...EMPTY_COUPON, amounts: state.amounts, cleared: state };
    case 'clear-undone':
      return state.cleared ?? state;
    case 'placed':
      return withoutPlaced(state, event.outcomeIds);
    case 'terms-arrived':
      return withTerms(state, event.terms, event.at);
    case 'prices-refused':
      return withRefusal(state, event);
    case 'time-passed':
      return { ...state, bets: state.bets.map((bet) => reopenedBet(bet, event.now)) };
    case 'filled':
      return filledCoupon(state, event);
    case 'restored':
      return restoredCoupon(state, event.stored);
    default:
      return unforeseen(event, state);
  }
}

const NO_TERMS = { terms: undefined, termsAt: undefined, seenAntiExpressOdds: undefined };

/** Whether the coupon holds an outcome, left out or not. */
export function hasBet(state: CouponState, outcomeId: string): boolean {
  return state.bets.some((bet) => bet.outcomeId === outcomeId);
}

/** CS-5 CS-82 Bets that are left out, over or no longer offered take no part: not in the type, the totals or the order. */
export function playedBets(state: CouponState): readonly CouponBet[] {
  return state.bets.filter((bet) => !bet.isLeftOut && !isGoneBet(bet));
}

/** CS-6 The chosen type where it fits the number of bets that take part, else single, express or singles. */
export function couponType(state: CouponState): CouponType {
  return fittingType(state.chosenType, playedBets(state).length);
}

/** CS-2 An outcome is in the coupon once, and a full coupon takes no more; CS-4 adding forgets what was cleared. */
function withBet(state: CouponState, bet: Bet, at: EpochMillis): CouponState {
  if (state.bets.length >= LARGEST_COUPON) return state;
  const added = freshBet(bet, blockCount(state.bets) + 1, at);
  return changedPicks({ ...state, bets: [...state.bets, added], cleared: undefined });
}

function withoutBet(state: CouponState, outcomeId: string): CouponState {
  if (!hasBet(state, outcomeId)) return state;
  const bets = state.bets.filter((bet) => bet.outcomeId !== outcomeId);
  if (bets.length === 0) return { ...EMPTY_COUPON, amounts: state.amounts };
  return changedPicks(withBlocks(state, closedGaps({ bets, blockAmounts: state.blockAmounts })));
}

/** CS-45 What was placed leaves the coupon, and nothing else: bets put in meanwhile, refused or left out stay. */
function withoutPlaced(state: CouponState, outcomeIds: readonly string[]): CouponState {
  const bets = state.bets.filter(({ outcomeId }) => !outcomeIds.includes(outcomeId));
  if (bets.length === state.bets.length) return state;
  if (bets.length === 0) return { ...EMPTY_COUPON, amounts: state.amounts };
  return changedPicks(withBlocks(state, closedGaps({ bets, blockAmounts: state.blockAmounts })));
}

/** CS-8 Any change of the picks drops the express they came as and asks for the anti-express odds anew. */
function changedPicks(state: CouponState): CouponState {
  return { ...behindTerms(state), expressId: undefined };
}

function behindTerms(state: CouponState): CouponState {
  return { ...state, seenAntiExpressOdds: undefined, areTermsBehind: true };
}

function freshBet(bet: Bet, block: number, addedAt: EpochMillis): CouponBet {
  return { ...bet, block, addedAt, isLeftOut: false };
}

function withChangedBet(state: CouponState, outcomeId: string, change: (bet: CouponBet) => CouponBet): CouponState {
  const bets = state.bets.map((bet) => (bet.outcomeId === outcomeId ? change(bet) : bet));
  return { ...state, bets };
}

/** CS-12 A banker is in block 0 and goes back to a block of its own; the server names bets that cannot be one. */
/** SW-3 CS-12 */
function withToggledBanker(state: CouponState, outcomeId: string): CouponState {
  if (couponType(state) !== 'system') return state;
  const bet = state.bets.find((candidate) => candidate.outcomeId === outcomeId);
  if (bet === undefined || (bet.block > 0 && bet.update?.isDisabledBanker === true)) return state;
  const target = bet.block === 0 ? blockCount(state.bets) + 1 : 0;
  return withBlocks(state, withBetInBlock(state, outcomeId, target));
}

/** CS-11 A bet moves to a place in the order; places beyond the ends mean the ends. */
function withBetAt(bets: readonly CouponBet[], outcomeId: string, to: number): readonly CouponBet[] {
  const moved = bets.find((bet) => bet.outcomeId === outcomeId);
  if (moved === undefined) return bets;
  const others = bets.filter((bet) => bet !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

function withType(state: CouponState, chosenType: CouponType): CouponState {
  const ordered = chosenType === 'multi' || chosenType === 'condition' ? followingOrder(state) : state;
  return { ...withBlocks(state, chosenType === 'condition' ? withoutLobby(ordered) : ordered), chosenType };
}

function withBlocks(state: CouponState, { bets, blockAmounts }: BlockedBets): CouponState {
  return { ...state, bets, blockAmounts };
}

function withBlockAmount(state: CouponState, block: number, amount: BlockAmount): readonly BlockAmount[] {
  return Array.from({ length: blockCount(state.bets) }, (_, index) =>
    index + 1 === block ? amount : amountOfBlock(state.blockAmounts, index + 1),
  );
}

/** CS-19 Terms bring prices, troubles and limits; the odds the player saw stay beside the new ones until accepted. */
function withTerms(state: CouponState, terms: CouponTerms, at: EpochMillis): CouponState {
  const updates = new Map(terms.bets.map((update) => [update.outcomeId, update]));
  return {
    ...state,
    bets: state.bets.map((bet) => {
      const update = updates.get(bet.outcomeId);
      return update === undefined ? reopenedBet(bet, at) : updatedBet(bet, update, at);
    }),
    terms,
    termsAt: at,
    areTermsBehind: false,
    seenAntiExpressOdds: state.seenAntiExpressOdds ?? terms.antiExpressOdds,
  };
}

function withRefusal(state: CouponState, refusal: Extract<CouponEvent, { type: 'prices-refused' }>): CouponState {
  const verdicts = new Map(refusal.bets.map((verdict) => [verdict.outcomeId, verdict]));
  const { antiExpressOdds = state.terms?.antiExpressOdds } = refusal;
  return {
    ...state,
    bets: state.bets.map((bet) => {
      const verdict = verdicts.get(bet.outcomeId);
      return verdict === undefined ? bet : refusedBet(bet, verdict, refusal.at);
    }),
    terms: state.terms && { ...state.terms, antiExpressOdds },
  };
}

/** CS-9 A coupon by code, from the history or as an express replaces what was there. */
function filledCoupon(state: CouponState, event: Extract<CouponEvent, { type: 'filled' }>): CouponState {
  const picks = event.bets.slice(0, LARGEST_COUPON);
  const unique = picks.filter((bet, index) => picks.findIndex((other) => other.outcomeId === bet.outcomeId) === index);
  const filled = withBlocks(
    { ...EMPTY_COUPON, amounts: state.amounts, systemValue: Math.max(2, event.systemValue ?? 2) },
    closedGaps({
      bets: unique.map((bet, index) => ({ ...freshBet(bet, bet.block ?? index + 1, event.at), amount: bet.amount })),
      blockAmounts: [],
    }),
  );
  const { source, expressId } = event;
  return { ...withType(filled, event.couponType), expressId, isLoadedFromCode: source === 'code' };
}

/** CS-10 What another visit or tab left: its bets in its order, with what is known of them here. */
function restoredCoupon(
  state: CouponState,
  { bets, type, systemValue }: Extract<CouponEvent, { type: 'restored' }>['stored'],
): CouponState {
  const known = new Map(state.bets.map((bet) => [bet.outcomeId, bet]));
  const merged = bets.slice(0, LARGEST_COUPON).map((bet) => {
    const here = known.get(bet.outcomeId);
    return here === undefined ? { ...bet, isLeftOut: false } : { ...here, block: bet.block };
  });
  if (merged.length === 0) return { ...EMPTY_COUPON, amounts: state.amounts, cleared: state.cleared };
  const restored = withBlocks(state, closedGaps({ bets: merged, blockAmounts: state.blockAmounts }));
  return { ...behindTerms(restored), chosenType: type, systemValue: systemValue ?? state.systemValue };
}
