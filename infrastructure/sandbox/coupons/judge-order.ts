import { betTroubles } from '../../../core/coupon/bets/bet-dependence.ts';
import { hyperBonusPercent } from '../../../core/coupon/maths/hyper-bonus-share.ts';
import { antiExpressOdds } from '../../../core/coupon/maths/anti-express-odds.ts';
import type { BetTrouble } from '../../../core/coupon/bets/bet.ts';
import { lineCount } from '../../../core/coupon/maths/line-count.ts';
import { compareOdds } from '../../../core/coupon/bets/odds-change.ts';
import type {
  BetVerdict,
  PlacementVerdict,
  RejectionReason,
} from '../../../core/coupon/placement/placement-verdict.ts';
import { possibleWin } from '../../../core/coupon/maths/possible-win.ts';
import type { Slip } from '../../../core/coupon/maths/slip.ts';
import { totalOdds } from '../../../core/coupon/maths/total-odds.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import type { CallReply } from '../../http/call.ts';
import type { PLACE_COUPON } from '../../coupon/coupon-calls.ts';
import type { InferOutput } from 'valibot';
import type { SandboxParts } from '../sandbox-parts.ts';
import { betOffer, type BetOffer } from './bet-offer.ts';
import { couponLimits, isBonusBetAvailable } from './sandbox-coupon-limits.ts';
import { maximumStake, minimumStake } from './coupon-terms.ts';

export type Order = InferOutput<(typeof PLACE_COUPON)['body']>;
type OrderBet = Order['bets'][number];
export type Rejection = Extract<PlacementVerdict, { readonly status: 'rejected' | 'price-changed' }>;
export type RefusedBet = Extract<CallReply<typeof PLACE_COUPON>, { readonly status: 'accepted' }>['refused'][number];

/** A bet of an order beside what is offered for it now. */
export interface OfferedBet {
  readonly index: number;
  readonly bet: OrderBet;
  readonly offer: BetOffer;
}

/** A coupon that can be written down: at the prices of this moment. */
export interface JudgedCoupon {
  readonly index: number;
  readonly slip: Slip;
  readonly bets: readonly OfferedBet[];
  readonly odds: number;
  readonly lineCount: number;
  readonly possibleWin: number;
  readonly minPossibleWin?: number | undefined;
  readonly hyperBonusPercent: number;
}

export type Judgement =
  | { readonly kind: 'taken'; readonly coupons: readonly JudgedCoupon[]; readonly refused: readonly RefusedBet[] }
  | { readonly kind: 'not-taken'; readonly verdict: Rejection };

/** Decides an order on its bets, prices and amounts; whether the money is there is the database's to say. */
export function judgeOrder(parts: SandboxParts, order: Order): Judgement {
  const bets = order.bets.map((bet, index) => ({ index, bet, offer: betOffer(parts, bet.outcomeId) }));
  return order.type === 'singles' ? judgeSingles(order, bets) : judgeCoupon(order, bets, 0);
}

/** Each of many singles has a verdict of its own; with none taken they share one. */
function judgeSingles(order: Order, bets: readonly OfferedBet[]): Judgement {
  const judged = bets.map((bet) => {
    const { amount } = bet.bet;
    return amount === undefined
      ? rejected('invalid-coupon', [named(bet)])
      : judgeCoupon({ ...order, amount }, [bet], bet.index);
  });
  const coupons = judged.flatMap((one) => (one.kind === 'taken' ? one.coupons : []));
  const verdicts = judged.map((one) => (one.kind === 'taken' ? undefined : one.verdict));
  const rejection = verdicts.find((verdict) => verdict?.status === 'rejected');
  if (coupons.length === 0 && rejection === undefined) {
    const changed = verdicts.flatMap((verdict) => (verdict?.status === 'price-changed' ? verdict.bets : []));
    return { kind: 'not-taken', verdict: { status: 'price-changed', bets: changed } };
  }
  const refused = bets.flatMap((bet, index): RefusedBet[] => {
    const verdict = verdicts[index];
    if (verdict === undefined) return [];
    const reason = verdict.status === 'rejected' ? verdict.reason : 'price-refused';
    return [{ ...(verdict.bets[0] ?? named(bet)), reason }];
  });
  if (coupons.length > 0) return { kind: 'taken', coupons, refused };
  const reasons = new Set(refused.map((bet) => bet.reason));
  const { reason = 'invalid-coupon', ...rest } = rejection?.status === 'rejected' ? rejection : {};
  return {
    kind: 'not-taken',
    verdict: { ...rest, status: 'rejected', reason, bets: reasons.size > 0 ? refused.map(withoutReason) : [] },
  };
}

function judgeCoupon(order: Order, bets: readonly OfferedBet[], index: number): Judgement {
  const troubled = findTroubled(order, bets);
  if (troubled !== undefined) return troubled;
  const [seen, current] = [slipSeen(order, bets), slipNow(order, bets)];
  const lines = lineCount(current);
  const compared = compareOdds(seen, current, { mode: order.changeMode });
  if (!lines.ok || !compared.ok) return rejected('invalid-coupon', []);
  if (compared.value.some(({ verdict }) => verdict === 'below-exact')) {
    return rejected('below-exact-odds', bets.map(moved));
  }
  if (compared.value.some(({ verdict }) => verdict === 'changed')) return priceChanged(current, bets);
  const outside = findOutsideLimits(order, current);
  if (outside !== undefined) return outside;
  return takeCoupon(current, { index, bets, lines: lines.value });
}

function takeCoupon(
  slip: Slip,
  { index, bets, lines }: { readonly index: number; readonly bets: readonly OfferedBet[]; readonly lines: number },
): Judgement {
  const { exactOdds: _, ...paid } = slip;
  const [odds, win] = [totalOdds(paid), possibleWin(paid)];
  if (!odds.ok || !win.ok) return rejected('invalid-coupon', []);
  const coupon: JudgedCoupon = {
    index,
    slip,
    bets,
    odds: odds.value,
    lineCount: lines,
    possibleWin: win.value.max,
    minPossibleWin: win.value.min,
    hyperBonusPercent: hyperBonusPercent(
      slip.type,
      slip.bets.map((bet) => bet.odds),
    ),
  };
  return { kind: 'taken', coupons: [coupon], refused: [] };
}

function findTroubled(order: Order, bets: readonly OfferedBet[]): Judgement | undefined {
  const troubles = betTroubles(
    order.type,
    bets.map(({ offer }) => offer),
  );
  const first = troubles.find((trouble) => trouble !== undefined);
  if (first !== undefined) {
    const marked = bets.flatMap((bet, index) => markTrouble(bet, troubles[index]));
    return rejected(first, marked);
  }
  const scored = order.isDropOnScoreChange ? bets.filter(isScoreChanged) : [];
  return scored.length === 0 ? undefined : rejected('score-changed', scored.map(named));
}

function markTrouble(bet: OfferedBet, trouble: BetTrouble | undefined): BetVerdict[] {
  return trouble === undefined ? [] : [{ ...named(bet), trouble }];
}

function findOutsideLimits(order: Order, slip: Slip): Judgement | undefined {
  const limits = couponLimits(order.currency);
  const least = minimumStake(slip, limits);
  if (order.amount < least) return rejected('amount-too-small', [], least);
  const most = maximumStake(slip, limits, order.currency);
  return most !== undefined && order.amount > most ? rejected('amount-too-large', [], most) : undefined;
}

function priceChanged({ type, antiExpressOdds: anti }: Slip, bets: readonly OfferedBet[]): Judgement {
  const verdict: Rejection = {
    status: 'price-changed',
    bets: bets.filter(({ bet, offer }) => bet.odds !== offer.odds).map(moved),
    ...(type === 'anti-express' && anti !== undefined ? { antiExpressOdds: anti } : {}),
  };
  return { kind: 'not-taken', verdict };
}

function rejected(reason: RejectionReason, bets: readonly BetVerdict[], limit?: number): Judgement {
  const verdict: Rejection = { status: 'rejected', reason, bets, ...(limit === undefined ? {} : { limit }) };
  return { kind: 'not-taken', verdict };
}

/** The coupon as the player saw it. */
function slipSeen(order: Order, bets: readonly OfferedBet[]): Slip {
  return {
    ...orderSlip(order, bets, (bet) => bet.bet.odds),
    antiExpressOdds: order.antiExpressOdds,
    bonusBet: order.bonusBet,
  };
}

/** The same coupon at the prices of this moment: anti-express odds and bonus are the server's own. */
function slipNow(order: Order, bets: readonly OfferedBet[]): Slip {
  const odds = bets.map(({ offer }) => offer.odds);
  const anti = antiExpressOdds(odds);
  return {
    ...orderSlip(order, bets, ({ offer }) => offer.odds),
    antiExpressOdds: order.type === 'anti-express' && anti.ok ? anti.value : undefined,
    bonusBet: order.bonusBet && isBonusBetAvailable(order.type, odds),
    exactOdds: order.exactOdds,
  };
}

function orderSlip(order: Order, bets: readonly OfferedBet[], oddsOf: (bet: OfferedBet) => number): Slip {
  return {
    type: order.type,
    amount: order.amount,
    currencyDecimals: currencyDecimals(order.currency),
    systemValue: order.systemValue,
    blockAmounts: order.blockAmounts,
    bets: bets.map((bet) => ({ odds: oddsOf(bet), block: bet.bet.block, amount: order.amount })),
  };
}

/** A live bet whose score nobody saw counts as changed: dropping was asked for, and nothing says that it stood. */
function isScoreChanged({ bet, offer }: OfferedBet): boolean {
  const { scoreSeen: seen } = bet;
  return offer.isLive && (seen?.home !== offer.score.home || seen.away !== offer.score.away);
}

function named({ index, bet }: OfferedBet): BetVerdict {
  return { index, outcomeId: bet.outcomeId };
}

function moved(bet: OfferedBet): BetVerdict {
  return { ...named(bet), odds: bet.offer.odds, version: bet.offer.version };
}

function withoutReason({ index, outcomeId, trouble, odds, version }: RefusedBet): BetVerdict {
  return {
    index,
    outcomeId,
    ...(trouble === undefined ? {} : { trouble }),
    ...(odds === undefined ? {} : { odds }),
    ...(version === undefined ? {} : { version }),
  };
}
