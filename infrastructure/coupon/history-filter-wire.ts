import * as v from 'valibot';
import { COUPON_TYPES } from '../../core/coupon/maths/coupon-type.ts';
import type { ChosenHistory } from '../../core/coupon/placed/history-gateway.ts';
import { COUPON_STATES } from '../../core/coupon/placed/placed-coupon.ts';
import { queryAccountId, queryCouponId, queryGameId, queryNumber } from '../http/wire.ts';
import { writeCouponType } from './coupon-wire.ts';

/** What is chosen of the history, in the query of an address. */
export const historyFilterFields = {
  state: v.picklist(['all', 'settled', ...COUPON_STATES]),
  typeId: v.optional(v.pipe(queryNumber, v.minValue(0), v.maxValue(COUPON_TYPES.length - 1))),
  accountId: v.optional(queryAccountId),
  id: v.optional(queryCouponId),
  gameId: v.optional(queryGameId),
  from: v.optional(v.pipe(queryNumber, v.minValue(0))),
  to: v.optional(v.pipe(queryNumber, v.minValue(0))),
};

export function writeHistoryFilter({ state, type, accountId, id, gameId, from, to }: ChosenHistory) {
  return { state, typeId: type && writeCouponType(type), accountId, id, gameId, from, to };
}
