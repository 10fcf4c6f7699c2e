import { isCount, isFields, type Fields } from '../shared/untrusted.ts';
import type { Bet } from '../coupon/bets/bet.ts';
import { playedBets, couponType, type CouponState } from '../coupon/building/coupon-state.ts';
import { isCouponType, type CouponType } from '../coupon/maths/coupon-type.ts';
import { readBet } from '../coupon/bets/read-bet.ts';
import { LARGEST_COUPON } from '../coupon/maths/type-bounds.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseOutcomeId } from '../sports/game/outcome-id.ts';
import { PAGE_TYPES, type PageType } from '../sports/tree/page-type.ts';

/** The events of the bus between the parts of a page. */
export const BUS_EVENTS = ['couponAddBet', 'couponUpdate'] as const;
export type BusEvent = (typeof BUS_EVENTS)[number];

/** How a part of the page wants a bet in the coupon, whichever it is. */
interface AddedAs {
  /** Puts the bet into the coupon even while one-click betting is on. */
  readonly skipsOneClick: boolean;
  /** The block the bet is to stand in; one of its own where absent. */
  readonly block?: number | undefined;
  /** The part of the page that asks. */
  readonly source: string;
  readonly pageType?: PageType | undefined;
}

/** `couponAddBet`: a part of the page wants a bet in the coupon. */
export interface CouponAddBet extends AddedAs {
  /** Its odds are decimal, as the message has them. */
  readonly bet: Bet<number>;
}

/** `couponAddBet` of a frame: which bet, and nothing of what it is worth. */
export interface NamedBet extends AddedAs {
  readonly gameId: number;
  readonly outcomeId: string;
}

/** `couponUpdate`: what the coupon holds now, so that other parts can mark the picked prices. */
export interface CouponUpdate {
  readonly type: CouponType;
  readonly bets: readonly { readonly outcomeId: string; readonly gameId: number; readonly block: number }[];
}

export interface BusProblem {
  readonly code: 'not-a-message' | 'no-bet' | 'malformed-field';
  readonly field?: string | undefined;
}

const SOURCE = /^[\w.-]{1,64}$/;

/**
 * BUS-1 A bet is taken over only where its market and its game together are what a bet of the coupon is; BUS-2 its other fields are checked too,
 * and one of another shape refuses the message; BUS-3 what is left out is `false` for one-click betting and none for block and page.
 */
export function readCouponAddBet(message: unknown): Result<CouponAddBet, BusProblem> {
  if (!isFields(message)) return fail({ code: 'not-a-message' });
  const { market, game, pageType } = message;
  if (!isFields(market) || !isFields(game)) return fail({ code: 'no-bet' });
  const bet = readBet({ ...game, ...market, pageType });
  if (bet === undefined) return fail({ code: 'no-bet' });
  const as = readAddedAs(message);
  return as.ok ? ok({ bet, ...as.value }) : as;
}

/** BUS-6 From a frame a bet is named, not described: of its market the outcome is read and of its game the number, whatever else is said of them. */
export function readNamedBet(message: Fields): Result<NamedBet, BusProblem> {
  const { market, game } = message;
  if (!isFields(market) || !isFields(game)) return fail({ code: 'no-bet' });
  const { outcomeId } = market;
  const { gameId } = game;
  if (typeof outcomeId !== 'string' || parseOutcomeId(outcomeId) === undefined || !isCount(gameId)) {
    return fail({ code: 'no-bet' });
  }
  const as = readAddedAs(message);
  return as.ok ? ok({ outcomeId, gameId, ...as.value }) : as;
}

function readAddedAs(message: Fields): Result<AddedAs, BusProblem> {
  const { shouldSkipOneClickBet: skips = false, manualBlockId: block, source, pageType } = message;
  if (typeof skips !== 'boolean') return malformed('shouldSkipOneClickBet');
  if (block !== undefined && !isBlock(block)) return malformed('manualBlockId');
  if (typeof source !== 'string' || !SOURCE.test(source)) return malformed('source');
  const page = PAGE_TYPES.find((known) => known === pageType);
  if (pageType !== undefined && page === undefined) return malformed('pageType');
  return ok({ skipsOneClick: skips, block, source, pageType: page });
}

/** BUS-4 The update says the type and the bets that take part, in their order. */
export function couponUpdateOf(state: CouponState): CouponUpdate {
  return {
    type: couponType(state),
    bets: playedBets(state).map(({ outcomeId, gameId, block }) => ({ outcomeId, gameId, block })),
  };
}

/** BUS-5 An update from the bus is read only where its type is one of a coupon and every bet names an outcome, a game and a block. */
export function readCouponUpdate(message: unknown): Result<CouponUpdate, BusProblem> {
  if (!isFields(message)) return fail({ code: 'not-a-message' });
  const { type, bets } = message;
  if (!isCouponType(type)) return malformed('type');
  if (!Array.isArray(bets) || bets.length > LARGEST_COUPON) return malformed('bets');
  const read: { readonly outcomeId: string; readonly gameId: number; readonly block: number }[] = [];
  for (const bet of bets as readonly unknown[]) {
    if (!isFields(bet)) return malformed('bets');
    const { outcomeId, gameId, block } = bet;
    if (typeof outcomeId !== 'string' || outcomeId === '' || !isCount(gameId) || !isBlock(block)) {
      return malformed('bets');
    }
    read.push({ outcomeId, gameId, block });
  }
  return ok({ type, bets: read });
}

function malformed(field: string): Result<never, BusProblem> {
  return fail({ code: 'malformed-field', field });
}

function isBlock(value: unknown): value is number {
  return isCount(value) && value <= LARGEST_COUPON;
}
