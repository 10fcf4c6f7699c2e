import * as v from 'valibot';
import { ODDS_CHANGE_MODES } from '../../../core/coupon/bets/odds-change-mode.ts';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import { minorUnits, type Minor } from '../../../core/shared/money.ts';
import { milliOddsOf, type MilliOdds } from '../../../core/shared/odds.ts';
import { isCount } from '../../../core/shared/untrusted.ts';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import { betOriginFields, wireBlock, wireSystemValue } from '../../coupon/coupon-wire.ts';
import { wirePromoCode } from '../../coupon/promo-terms-wire.ts';
import { wireOutcomeId } from '../../coupon/named-bet-wire.ts';
import { wireAccountId, wireCount, wireCurrency } from '../../http/wire.ts';
import { CouponProblem } from './coupon-problem.ts';
import type { Order } from './assess-order.ts';

/** An order as it waits for the end of the live delay. */
export interface PendingOrder {
  /** What its amounts count; an order of before has none and is in major units. */
  readonly units: 'minor';
  readonly order: Order;
  readonly language: Language;
}

const keptAmount = v.custom<Minor>((value) => isCount(value) && minorUnits(value) !== undefined);
const keptOdds = v.custom<MilliOdds>((value) => isCount(value) && milliOddsOf(value) !== undefined);

const keptBet = v.pipe(
  v.object({
    outcomeId: wireOutcomeId,
    odds: keptOdds,
    version: wireCount,
    block: wireBlock,
    amount: v.optional(keptAmount),
    scoreSeen: v.optional(v.object({ home: wireCount, away: wireCount })),
    ...betOriginFields,
  }),
  v.transform(({ amount, ...bet }) => ({ ...bet, amount })),
);

/** The order as it is kept while it waits; one that an earlier release kept in another form is not guessed at. */
const keptOrder: v.GenericSchema<unknown, Order> = v.object({
  type: v.picklist(COUPON_TYPES),
  accountId: wireAccountId,
  currency: wireCurrency,
  amount: keptAmount,
  systemValue: v.optional(wireSystemValue),
  blockAmounts: v.exactOptional(v.array(v.union([keptAmount, v.literal('max')]))),
  antiExpressOdds: v.optional(keptOdds),
  exactOdds: v.exactOptional(keptOdds),
  isDropOnScoreChange: v.boolean(),
  bonusBet: v.boolean(),
  changeMode: v.picklist(ODDS_CHANGE_MODES),
  oddsFormatId: wireCount,
  isOneClick: v.boolean(),
  isVipBet: v.exactOptional(v.boolean()),
  promoCode: v.exactOptional(wirePromoCode),
  prepaidAmount: v.exactOptional(keptAmount),
  bets: v.array(keptBet),
});
const pendingOrder = v.object({ units: v.literal('minor'), order: keptOrder, language: v.picklist(LANGUAGES) });

/** Reads a kept order; throws a CouponProblem where it says nothing that could be placed. */
export function readPendingOrder(body: string | null): PendingOrder {
  const pending = body === null ? undefined : readableOrder(body);
  if (pending === undefined) throw new CouponProblem('an order that cannot be read');
  return pending;
}

/** A kept order; nothing where it says nothing that could be placed. */
export function readableOrder(body: string): PendingOrder | undefined {
  const parsed = v.safeParse(pendingOrder, jsonOf(body));
  return parsed.success ? parsed.output : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
