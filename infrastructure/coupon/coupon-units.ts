import type { CouponTerms } from '../../core/coupon/building/coupon-update.ts';
import type { PayoutExplanation } from '../../core/coupon/explained/payout-step.ts';
import type { CouponLine } from '../../core/coupon/placed/placed-coupon.ts';
import type { PlacementVerdict, UnitOrder } from '../../core/coupon/placement/placement-verdict.ts';
import type { VipWait } from '../../core/coupon/placement/vip-wait.ts';
import { currencyDecimals, toMajor, type Minor } from '../../core/shared/money.ts';
import { decimalOdds, type MilliOdds } from '../../core/shared/odds.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { CallReply } from '../http/call.ts';
import { minorReader, type MinorReader } from '../http/minor-reader.ts';
import { writeChangeMode } from './change-mode-wire.ts';
import type { COUPON_EXPLANATION, COUPON_LINES, COUPON_UPDATE, PLACE_COUPON } from './coupon-calls.ts';
import { writeCouponType, writeScoreSeen } from './coupon-wire.ts';

type Read<Value> = Result<Value, RequestFailure>;

/** Replies that do not name their currency are read in that of what was asked. */
function inUnits<Reply, Units>(
  reply: Read<Reply>,
  currency: string,
  units: (reply: Reply, read: MinorReader) => Units,
): Read<Units> {
  if (!reply.ok) return reply;
  const read = minorReader(currency);
  const value = units(reply.value, read);
  return read.isExact() ? ok(value) : fail({ kind: 'malformed', path: 'amount' });
}

export function readCouponTerms(reply: Read<CallReply<typeof COUPON_UPDATE>>, currency: string): Read<CouponTerms> {
  return inUnits(reply, currency, (terms, { amount, optional }) => ({
    ...terms,
    minBetAmount: amount(terms.minBetAmount),
    maxBetAmount: optional(terms.maxBetAmount),
    maxPayout: optional(terms.maxPayout),
    remainingPayouts: terms.remainingPayouts?.map((left) => ({ ...left, amount: amount(left.amount) })),
    prepaid: terms.prepaid && { ...terms.prepaid, amount: amount(terms.prepaid.amount) },
    systemOptions: terms.systemOptions.map((option) => ({ ...option, minBetAmount: amount(option.minBetAmount) })),
    minHyperBonusBetLimit: amount(terms.minHyperBonusBetLimit),
    maxHyperBonusLimit: amount(terms.maxHyperBonusLimit),
  }));
}

export function readPlacementVerdict(
  reply: Read<CallReply<typeof PLACE_COUPON>>,
  currency: string,
): Read<PlacementVerdict<Minor>> {
  return inUnits(reply, currency, (verdict, { amount, optional }): PlacementVerdict<Minor> => {
    if (verdict.status === 'accepted') return { ...verdict, balance: amount(verdict.balance) };
    if (verdict.status === 'pending') return { ...verdict, vip: verdict.vip && vipWait(verdict.vip, amount) };
    return verdict.status === 'rejected' ? { ...verdict, limit: optional(verdict.limit) } : verdict;
  });
}

function vipWait(
  { offer, ...wait }: NonNullable<Extract<CallReply<typeof PLACE_COUPON>, { readonly status: 'pending' }>['vip']>,
  amount: MinorReader['amount'],
): VipWait<Minor> {
  return { ...wait, offer: offer && { amount: amount(offer.amount), possibleWin: amount(offer.possibleWin) } };
}

export function readCouponLines(
  reply: Read<CallReply<typeof COUPON_LINES>>,
  currency: string,
): Read<readonly CouponLine<Minor>[]> {
  return inUnits(reply, currency, ({ lines }, { amount }) =>
    lines.map((line) => ({ ...line, amount: amount(line.amount), payout: amount(line.payout) })),
  );
}

export function readPayoutExplanation(
  reply: Read<CallReply<typeof COUPON_EXPLANATION>>,
  currency: string,
): Read<PayoutExplanation<Minor>> {
  return inUnits(reply, currency, ({ steps, paid, repaid }, { amount, optional }) => ({
    steps: steps.map((step) => ({ ...step, amount: amount(step.amount), stake: optional(step.stake) })),
    paid: amount(paid),
    repaid: optional(repaid),
  }));
}

/** An order as the wire has it: here its amounts and odds are printed, once. Nothing where its currency is unknown. */
export function orderBody(order: UnitOrder) {
  const { accountId, currency, systemValue, antiExpressOdds, isDropOnScoreChange, bonusBet, isOneClick } = order;
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) return undefined;
  const major = (amount: Minor): number => toMajor(amount, decimals);
  const decimal = (odds: MilliOdds | undefined): number | undefined => (odds === undefined ? odds : decimalOdds(odds));
  return {
    typeId: writeCouponType(order.type),
    accountId,
    currency,
    amount: major(order.amount),
    systemValue,
    blockAmounts: order.blockAmounts?.map((own) => (own === 'max' ? own : major(own))),
    antiExpressOdds: decimal(antiExpressOdds),
    exactCoef: decimal(order.exactOdds),
    isDropOnScoreChange,
    bonusBet,
    changeCoefAction: writeChangeMode(order.changeMode),
    coefViewId: order.oddsFormatId,
    isOneClick,
    ...(order.isVipBet === true ? { isVipBet: true } : {}),
    ...(order.prepaidAmount === undefined ? {} : { prepaidAmount: major(order.prepaidAmount) }),
    ...(order.promoCode === undefined ? {} : { promoCode: order.promoCode }),
    bets: order.bets.map(({ scoreSeen, amount, odds, ...bet }) => ({
      ...bet,
      odds: decimalOdds(odds),
      amount: amount === undefined ? undefined : major(amount),
      scoreSeen: scoreSeen && writeScoreSeen(scoreSeen),
    })),
  };
}
