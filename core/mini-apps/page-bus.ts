import { isCount, isFields, type Fields } from '../shared/untrusted.ts';
import { couponType, type CouponState } from '../coupon/building/coupon-state.ts';
import type { CouponType } from '../coupon/maths/coupon-type.ts';
import { LARGEST_COUPON } from '../coupon/maths/type-bounds.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseOutcomeId } from '../sports/game/outcome-id.ts';
import { PAGE_TYPES, type PageType } from '../sports/tree/page-type.ts';

/** `couponAddBet`: an application wants a bet in the coupon, and says which, but not what it is worth. */
export interface CouponAddBet {
  readonly gameId: number;
  readonly outcomeId: string;
  /** Puts the bet into the coupon even while one-click betting is on. */
  readonly skipsOneClick: boolean;
  /** The block the bet is to stand in; one of its own where absent. */
  readonly block?: number | undefined;
  /** The part of the application that asks. */
  readonly source: string;
  readonly pageType?: PageType | undefined;
}

/** `couponUpdate`: what the coupon holds now, so that applications can mark the picked prices. */
export interface CouponUpdate {
  readonly type: CouponType;
  readonly bets: readonly { readonly outcomeId: string; readonly gameId: number; readonly block: number }[];
}

export interface BusProblem {
  readonly code: 'no-bet' | 'malformed-field';
  readonly field?: string | undefined;
}

const SOURCE = /^[\w.-]{1,64}$/;

/**
 * BUS-1 A bet is asked for only where its market names an outcome and its game a number; BUS-6 whatever else is said of them is not read. BUS-2 The other
 * fields are checked too, and one of another shape refuses the message; BUS-3 what is left out is `false` for one-click betting and none for block and page.
 */
export function readCouponAddBet(message: Fields): Result<CouponAddBet, BusProblem> {
  const { market, game } = message;
  if (!isFields(market) || !isFields(game)) return fail({ code: 'no-bet' });
  const { outcomeId } = market;
  const { gameId } = game;
  if (typeof outcomeId !== 'string' || parseOutcomeId(outcomeId) === undefined || !isCount(gameId)) {
    return fail({ code: 'no-bet' });
  }
  const { shouldSkipOneClickBet: skips = false, manualBlockId: block, source, pageType } = message;
  if (typeof skips !== 'boolean') return malformed('shouldSkipOneClickBet');
  if (block !== undefined && !isBlock(block)) return malformed('manualBlockId');
  if (typeof source !== 'string' || !SOURCE.test(source)) return malformed('source');
  const page = PAGE_TYPES.find((known) => known === pageType);
  if (pageType !== undefined && page === undefined) return malformed('pageType');
  return ok({ outcomeId, gameId, skipsOneClick: skips, block, source, pageType: page });
}

/** BUS-4 The update says the type and every bet in the coupon by its numbers, in their order; BUS-5 neither a price nor an amount. */
export function couponUpdateOf(state: CouponState): CouponUpdate {
  return {
    type: couponType(state),
    bets: state.bets.map(({ outcomeId, gameId, block }) => ({ outcomeId, gameId, block })),
  };
}

function malformed(field: string): Result<never, BusProblem> {
  return fail({ code: 'malformed-field', field });
}

function isBlock(value: unknown): value is number {
  return isCount(value) && value <= LARGEST_COUPON;
}
