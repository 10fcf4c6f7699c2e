import { NO_MONEY, type Minor } from '../../shared/money.ts';
import type { SidePair } from '../../sports/game/game.ts';
import { currentOdds, currentVersion } from '../bets/coupon-bet.ts';
import type { CouponBet } from '../bets/coupon-bet.ts';
import type { Bet } from '../bets/bet.ts';
import { orderedSource } from '../bets/pick-source.ts';
import { couponSlip } from '../building/coupon-slip.ts';
import type { SlipFacts } from '../building/coupon-slip.ts';
import { playedBets } from '../building/coupon-state.ts';
import type { CouponState } from '../building/coupon-state.ts';
import type { CouponQuestion } from '../building/coupon-update.ts';
import type { OddsChangeMode } from '../bets/odds-change-mode.ts';
import type { AnyOrder, BetVerdict, OddsOf, UnitOrder } from './placement-verdict.ts';

/** What an order needs beside the coupon. */
export interface OrderFacts extends SlipFacts {
  readonly accountId: number;
  readonly changeMode: OddsChangeMode;
  readonly isDroppedOnScoreChange: boolean;
  readonly oddsFormatId: number;
  /** Whether an operator is asked for more than the maximum. */
  readonly isVipBet?: boolean | undefined;
  /** The promo code in force. */
  readonly promoCode?: string | undefined;
  readonly prepaidAmount?: Minor | undefined;
}

/** CS-40 An order carries exactly what is on the screen: for each bet that takes part the price and the version shown. */
export function couponOrder(state: CouponState, facts: OrderFacts): UnitOrder {
  const slip = couponSlip(state, facts);
  const bets = playedBets(state);
  return {
    ...orderFields(facts),
    type: slip.type,
    amount: slip.type === 'singles' ? NO_MONEY : slip.amount,
    systemValue: slip.systemValue,
    blockAmounts: slip.blockAmounts?.map((amount) => amount ?? 'max'),
    antiExpressOdds: slip.antiExpressOdds,
    exactOdds: slip.exactOdds,
    bonusBet: slip.bonusBet ?? false,
    isOneClick: false,
    ...(facts.isVipBet === true ? { isVipBet: true } : {}),
    ...(facts.prepaidAmount === undefined ? {} : { prepaidAmount: facts.prepaidAmount }),
    ...(facts.promoCode === undefined ? {} : { promoCode: facts.promoCode }),
    bets: bets.map((bet, index) => ({
      outcomeId: bet.outcomeId,
      odds: currentOdds(bet),
      version: currentVersion(bet),
      block: slip.bets[index]?.block ?? 0,
      amount: slip.bets[index]?.amount,
      scoreSeen: scoreSeen(bet),
      expressId: bet.expressId,
      ...orderedSource(bet),
    })),
  };
}

/** CS-41 A one-click order is a single of one bet, without exact odds. */
export function oneClickOrder(bet: Bet, amount: Minor, facts: OrderFacts): UnitOrder {
  const { outcomeId, odds, version } = bet;
  return {
    ...orderFields(facts),
    type: 'single',
    amount,
    isDropOnScoreChange: false,
    bonusBet: false,
    isOneClick: true,
    bets: [{ outcomeId, odds, version, block: 0, ...orderedSource(bet) }],
  };
}

/** CS-42 An order offered again carries the prices the server named; everything else stays. */
export function revisedOrder<Order extends AnyOrder>(
  order: Order,
  changes: readonly BetVerdict<OddsOf<Order>>[],
  antiExpressOdds: OddsOf<Order> | undefined = order.antiExpressOdds,
): Order {
  return {
    ...order,
    antiExpressOdds,
    bets: order.bets.map((bet) => {
      const change = changes.find(({ outcomeId }) => outcomeId === bet.outcomeId);
      return change === undefined
        ? bet
        : { ...bet, odds: change.odds ?? bet.odds, version: change.version ?? bet.version };
    }),
  };
}

/** CS-43 The terms are asked for all bets that are not left out: one that is no longer offered may come back. */
export function couponQuestion(
  state: CouponState,
  facts: SlipFacts & { readonly accountId?: number | undefined },
): CouponQuestion {
  const asked = { ...state, bets: state.bets.map((bet) => ({ ...bet, trouble: undefined })) };
  const slip = couponSlip(asked, facts);
  return {
    type: slip.type,
    currency: facts.currency,
    accountId: facts.accountId,
    systemValue: slip.systemValue,
    bets: playedBets(asked).map(({ outcomeId }, index) => ({ outcomeId, block: slip.bets[index]?.block ?? 0 })),
  };
}

function orderFields({ accountId, currency, changeMode, isDroppedOnScoreChange, oddsFormatId }: OrderFacts) {
  return {
    isInUnits: true,
    areOddsInUnits: true,
    accountId,
    currency,
    changeMode,
    isDropOnScoreChange: isDroppedOnScoreChange,
    oddsFormatId,
  } as const;
}

/** CS-44 An order carries the score shown beside each bet, before the start as well: a game may begin while it is on its way. */
function scoreSeen(bet: CouponBet): SidePair | undefined {
  const score = bet.update?.score ?? bet.scoreSeen;
  return score && { home: score.home, away: score.away };
}
