import type { CouponGateway } from '../../core/coupon/coupon-gateway.ts';
import type { CouponQuestion, SavedCoupon } from '../../core/coupon/building/coupon-update.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { currencyDecimals, toMajor, type Minor } from '../../core/shared/money.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { HttpClient } from '../http/http-client.ts';
import { UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import {
  ANSWER_VIP_BET,
  COUPON,
  COUPON_EXPLANATION,
  COUPON_LINES,
  COUPON_UPDATE,
  HISTORY,
  LOAD_COUPON,
  OPEN_COUPONS,
  PLACEMENT_LOOKUP,
  PLACE_COUPON,
  SAVE_COUPON,
  VOID_PLACEMENT,
} from './coupon-calls.ts';
import {
  orderBody,
  readCouponLines,
  readPayoutExplanation,
  readCouponTerms,
  readPlacementVerdict,
} from './coupon-units.ts';
import { writeCouponType } from './coupon-wire.ts';
import { writeHistoryFilter } from './history-filter-wire.ts';

export function httpCouponGateway(http: HttpClient, lng: Language): CouponGateway {
  return {
    terms: async (question, signal) => {
      const reply = await http.send(COUPON_UPDATE, { query: { lng }, body: questionBody(question) }, signal);
      return readCouponTerms(reply, question.currency);
    },
    place: async (key, order) => {
      const body = orderBody(order);
      if (body === undefined) return fail(UNKNOWN_CURRENCY);
      const reply = await http.send(PLACE_COUPON, { key, query: { lng }, body });
      return readPlacementVerdict(reply, order.currency);
    },
    lookUp: async (key, currency) =>
      orNothing(readPlacementVerdict(await http.send(PLACEMENT_LOOKUP, { params: { key }, query: { lng } }), currency)),
    voidKey: async (key, currency) =>
      orNothing(
        readPlacementVerdict(await http.send(VOID_PLACEMENT, { params: { key }, query: { lng }, body: {} }), currency),
      ),
    answerVip: async (key, { currency, accepted }) => {
      const body = answerBody(currency, accepted);
      if (body === undefined) return fail(UNKNOWN_CURRENCY);
      return readPlacementVerdict(await http.send(ANSWER_VIP_BET, { params: { key }, query: { lng }, body }), currency);
    },
    save: async (coupon) => only(await http.send(SAVE_COUPON, { body: savedBody(coupon) }), 'code'),
    load: async (code) => {
      const reply = await http.send(LOAD_COUPON, { params: { code }, query: { lng } });
      if (!reply.ok) return reply;
      const { typeId: type, systemValue, bets } = reply.value;
      return ok({ type, systemValue, bets });
    },
    history: async (filter, signal) =>
      http.send(HISTORY, { query: { lng, ...writeHistoryFilter(filter), page: filter.page } }, signal),
    openCoupons: async (signal) => only(await http.send(OPEN_COUPONS, { query: { lng } }, signal), 'coupons'),
    coupon: async (id, signal) => http.send(COUPON, { params: { id }, query: { lng } }, signal),
    lines: async ({ id, currency }, signal) =>
      readCouponLines(await http.send(COUPON_LINES, { params: { id } }, signal), currency),
    explanation: async ({ id, currency }, signal) =>
      readPayoutExplanation(await http.send(COUPON_EXPLANATION, { params: { id } }, signal), currency),
  };
}

function questionBody({ type, currency, accountId, systemValue, bets }: CouponQuestion) {
  return { typeId: writeCouponType(type), currency, accountId, systemValue, bets: [...bets] };
}

function answerBody(currency: string, accepted: Minor | undefined) {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) return undefined;
  return accepted === undefined
    ? { answer: 'decline' as const }
    : { answer: 'accept' as const, amount: toMajor(accepted, decimals) };
}

function savedBody({ type, systemValue, bets }: SavedCoupon) {
  return {
    typeId: writeCouponType(type),
    systemValue,
    bets: bets.map(({ outcomeId, block }) => ({ outcomeId, block })),
  };
}

function orNothing<Value>(reply: Result<Value, RequestFailure>): Result<Value | undefined, RequestFailure> {
  const isNotFound = !reply.ok && reply.error.kind === 'refused' && reply.error.status === 404;
  return isNotFound ? ok(undefined) : reply;
}

function only<Value, Name extends keyof Value>(
  reply: Result<Value, RequestFailure>,
  name: Name,
): Result<Value[Name], RequestFailure> {
  return reply.ok ? ok(reply.value[name]) : reply;
}
