import { vipObstacle, type VipObstacle } from '../../../core/coupon/bets/vip-bet.ts';
import { betTroubles } from '../../../core/coupon/bets/bet-dependence.ts';
import { hyperBonusPercentInUnits } from '../../../core/coupon/maths/hyper-bonus-share.ts';
import { priceAntiExpress } from '../../../core/coupon/maths/anti-express-odds.ts';
import { checkUnits, type CheckedSlip } from '../../../core/coupon/maths/checked-slip.ts';
import type { BetTrouble } from '../../../core/coupon/bets/bet.ts';
import { promoObstacle, type PromoTerms } from '../../../core/coupon/promo/promo-terms.ts';
import { withoutStake } from '../../../core/coupon/promo/without-stake.ts';
import { checkBoosted, type PriceBoost } from '../../../core/coupon/promo/price-boost.ts';
import { safeLineCount } from '../../../core/coupon/maths/line-count.ts';
import { isVersionSeen, SEEN_VERSION_KEPT } from '../../../core/coupon/bets/seen-version.ts';
import { compareInUnits } from '../../../core/coupon/bets/odds-change.ts';
import type {
  BetVerdict,
  PlacementVerdict,
  RejectionReason,
} from '../../../core/coupon/placement/placement-verdict.ts';
import { winInUnits } from '../../../core/coupon/maths/possible-win.ts';
import type { UnitSlip } from '../../../core/coupon/maths/unit-slip.ts';
import { stepInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { totalInUnits } from '../../../core/coupon/maths/total-odds.ts';
import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import { decimalOdds, type MilliOdds } from '../../../core/shared/odds.ts';
import type { WireReply } from '../../http/call.ts';
import type { PLACE_COUPON } from '../../coupon/coupon-calls.ts';
import type { InferOutput } from 'valibot';
import type { SandboxParts } from '../sandbox-parts.ts';
import { betOffer, type BetOffer } from './bet-offer.ts';
import { couponLimits, isBonusBetAvailable, isVipBetShown } from './sandbox-coupon-limits.ts';
import { maximumStake, minimumStake } from './coupon-terms.ts';

export type Order = InferOutput<(typeof PLACE_COUPON)['body']>;
/** An order with what its promo code gives. */
export interface PromoOrder extends Order {
  readonly promo?: PromoTerms | undefined;
}
/** An order beside what the operator has switched on. */
interface AskedOrder extends PromoOrder {
  readonly rules: SandboxParts['entry']['rules'];
}
type OrderBet = Order['bets'][number];
export type Rejection =
  | Extract<PlacementVerdict, { readonly status: 'price-changed' }>
  | (Omit<Extract<PlacementVerdict, { readonly status: 'rejected' }>, 'limit'> & {
      readonly limit?: Minor | undefined;
    });
type RefusedBet = Extract<WireReply<typeof PLACE_COUPON>, { readonly status: 'accepted' }>['refused'][number];

/** A bet of an order beside what is offered for it now. */
export interface OfferedBet {
  readonly index: number;
  readonly bet: OrderBet;
  readonly offer: BetOffer;
  /** Whether the line had what the player says to have seen. */
  readonly isSeen: boolean;
}

/** A coupon that can be written down: at the prices of this moment. */
export interface AssessedCoupon {
  readonly index: number;
  readonly slip: UnitSlip;
  readonly checked: CheckedSlip;
  readonly bets: readonly OfferedBet[];
  readonly odds: MilliOdds;
  readonly lineCount: number;
  readonly possibleWin: Minor;
  readonly minPossibleWin?: Minor | undefined;
  readonly hyperBonusPercent: number;
  readonly promo?: PromoTerms | undefined;
}

export type Assessment =
  | { readonly kind: 'taken'; readonly coupons: readonly AssessedCoupon[]; readonly refused: readonly RefusedBet[] }
  | { readonly kind: 'not-taken'; readonly verdict: Rejection };

/** Decides an order on its bets, prices and amounts; whether the money is there is the database's to say. */
export function assessOrder(parts: SandboxParts, asked: PromoOrder): Assessment {
  const { rules } = parts.entry;
  const order: AskedOrder = { ...asked, rules };
  // ONE-10
  if (order.isOneClick && !rules.show_one_click) return rejected('one-click-off', []);
  const bets = order.bets.map((bet, index) => {
    const offer = betOffer(parts, bet.outcomeId);
    return { index, bet, offer, isSeen: isBetSeen(parts, bet, offer) };
  });
  const obstacle = order.isVipBet === true ? vipObstacleNow(parts, order, bets) : undefined;
  const begun = bets.filter(({ offer }) => obstacle === 'vip-begun' && offer.isLive);
  if (obstacle !== undefined) return rejected(obstacle, begun.map(named));
  if (order.promo !== undefined && !isPromoSuited(parts, order, bets)) return rejected('promo-unsuited', []);
  return order.type === 'singles' ? assessSingles(order, bets) : assessCoupon(order, bets, 0);
}

/** VIP-1 Only where somebody looks at the queue; VIP-3 a game that has begun is none of the line. */
function vipObstacleNow(parts: SandboxParts, order: AskedOrder, bets: readonly OfferedBet[]): VipObstacle | undefined {
  const slip = checkUnits(slipNow(order, bets));
  return vipObstacle({
    isShown: isVipBetShown(parts),
    type: order.type,
    bets: bets.map(({ offer }) => offer),
    maxBetAmount: slip.ok ? maximumStake(slip.value, couponLimits(order.currency)) : undefined,
  });
}

/** PC-5 At the prices of this moment; FB-2 a free bet stakes what the code gives. */
function isPromoSuited(parts: SandboxParts, order: AskedOrder, bets: readonly OfferedBet[]): boolean {
  const { promo, type, currency } = order;
  if (promo === undefined || (promo.kind === 'free-bet' && order.amount !== promo.amount)) return false;
  const slip = checkUnits(slipNow(order, bets));
  const total = slip.ok ? totalInUnits(slip.value) : slip;
  const facts = { type, currency, betCount: bets.length, total: total.ok ? total.value : undefined };
  const staked = { amount: order.amount, step: stepInUnits(currency) };
  return promoObstacle(promo, { ...facts, ...staked, now: parts.now() }) === undefined;
}

function isBetSeen({ world, overrides, now }: SandboxParts, { version }: OrderBet, offer: BetOffer): boolean {
  const { gameId, version: current, trouble } = offer;
  if (trouble !== undefined) return false;
  const oldest = world.version(gameId, now() - SEEN_VERSION_KEPT, overrides.of(gameId));
  return isVersionSeen(version, { current, oldest });
}

/** Each of many singles has a verdict of its own; with none taken they share one. */
function assessSingles(order: AskedOrder, bets: readonly OfferedBet[]): Assessment {
  const assessed = bets.map((bet) => {
    const { amount } = bet.bet;
    return amount === undefined
      ? rejected('invalid-coupon', [named(bet)])
      : assessCoupon({ ...order, amount }, [bet], bet.index);
  });
  const coupons = assessed.flatMap((one) => (one.kind === 'taken' ? one.coupons : []));
  const verdicts = assessed.map((one) => (one.kind === 'taken' ? undefined : one.verdict));
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

function assessCoupon(order: AskedOrder, bets: readonly OfferedBet[], index: number): Assessment {
  const troubled = findTroubled(order, bets);
  if (troubled !== undefined) return troubled;
  const slip = slipNow(order, bets);
  const boost = orderBoost(order);
  const [seen, current] = [checkBoosted(slipSeen(order, bets), boost), checkBoosted(slip, boost)];
  if (!seen.ok || !current.ok) return rejected('invalid-coupon', []);
  const compared = compareInUnits(seen.value, current.value, { mode: order.changeMode });
  if (!compared.ok) return rejected('invalid-coupon', []);
  if (compared.value.some(({ verdict }) => verdict === 'below-exact')) {
    return rejected('below-exact-odds', bets.map(moved));
  }
  const isUnseen = order.changeMode === 'confirm' && bets.some(({ isSeen }) => !isSeen);
  if (isUnseen || compared.value.some(({ verdict }) => verdict === 'changed')) return priceChanged(slip, bets);
  const outside = findOutsideLimits(order, current.value);
  if (outside !== undefined) return outside;
  return takeCoupon(slip, current.value, { index, bets, promo: order.promo });
}

function takeCoupon(
  slip: UnitSlip,
  checked: CheckedSlip,
  { index, bets, promo }: Pick<AssessedCoupon, 'index' | 'bets' | 'promo'>,
): Assessment {
  const paid = { ...checked, exactOdds: undefined };
  const [lines, odds, win] = [safeLineCount(paid), totalInUnits(paid), winInUnits(paid)];
  if (!lines.ok || !odds.ok || !win.ok) return rejected('invalid-coupon', []);
  const coupon: AssessedCoupon = {
    index,
    slip,
    checked,
    bets,
    odds: odds.value,
    lineCount: lines.value,
    possibleWin: promo?.kind === 'free-bet' ? withoutStake(win.value.max, slip.amount) : win.value.max,
    minPossibleWin: win.value.min,
    promo,
    hyperBonusPercent: hyperBonusPercentInUnits(
      slip.type,
      slip.bets.map((bet) => bet.odds),
    ),
  };
  return { kind: 'taken', coupons: [coupon], refused: [] };
}

function findTroubled(order: Order, bets: readonly OfferedBet[]): Assessment | undefined {
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

function findOutsideLimits(order: PromoOrder, slip: CheckedSlip): Assessment | undefined {
  const limits = couponLimits(order.currency);
  const least = minimumStake(slip, limits);
  // FB-2 the amount of a free bet is the operator's
  if (order.amount < least && order.promo?.kind !== 'free-bet') return rejected('amount-too-small', [], least);
  const win = winInUnits({ ...slip, exactOdds: undefined });
  // VIP-9 above the maximum an operator decides; what cannot be counted nobody takes
  const isWithin = win.ok
    ? order.isVipBet === true || win.value.max <= limits.maxPayout
    : win.error.code !== 'result-out-of-range';
  return isWithin ? undefined : rejected('amount-too-large', [], maximumStake(slip, limits));
}

function priceChanged({ type, antiExpressOdds: anti }: UnitSlip, bets: readonly OfferedBet[]): Assessment {
  const verdict: Rejection = {
    status: 'price-changed',
    bets: bets.filter(({ bet, offer, isSeen }) => bet.odds !== offer.odds || !isSeen).map(moved),
    ...(type === 'anti-express' && anti !== undefined ? { antiExpressOdds: decimalOdds(anti) } : {}),
  };
  return { kind: 'not-taken', verdict };
}

function rejected(reason: RejectionReason, bets: readonly BetVerdict[], limit?: Minor): Assessment {
  const verdict: Rejection = { status: 'rejected', reason, bets, ...(limit === undefined ? {} : { limit }) };
  return { kind: 'not-taken', verdict };
}

/** The coupon as the player saw it. */
function slipSeen(order: Order, bets: readonly OfferedBet[]): UnitSlip {
  return {
    ...orderSlip(order, bets, (bet) => bet.bet.odds),
    antiExpressOdds: order.antiExpressOdds,
    bonusBet: order.bonusBet,
  };
}

/** The same coupon at the prices of this moment: anti-express odds and bonus are the server's own. */
function slipNow(order: AskedOrder, bets: readonly OfferedBet[]): UnitSlip {
  const odds = bets.map(({ offer }) => offer.odds);
  return {
    ...orderSlip(order, bets, ({ offer }) => offer.odds),
    antiExpressOdds: order.type === 'anti-express' ? priceAntiExpress(odds) : undefined,
    bonusBet: order.bonusBet && isBonusBetAvailable(order.rules, order.type, odds),
    exactOdds: order.exactOdds,
  };
}

function orderSlip(order: Order, bets: readonly OfferedBet[], oddsOf: (bet: OfferedBet) => MilliOdds): UnitSlip {
  return {
    isInUnits: true,
    type: order.type,
    amount: order.amount,
    currencyDecimals: currencyDecimals(order.currency),
    systemValue: order.systemValue,
    blockAmounts: order.blockAmounts,
    bets: bets.map((bet) => ({ odds: oddsOf(bet), block: bet.bet.block, amount: order.amount })),
  };
}

function orderBoost({ promo }: PromoOrder): PriceBoost | undefined {
  return promo?.kind === 'boost' ? { percent: promo.percent, leastBets: promo.leastBets } : undefined;
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
  return { ...named(bet), odds: decimalOdds(bet.offer.odds), version: bet.offer.version };
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
