import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, queryNumber, wireCurrency } from '../http/wire.ts';
import {
  wireBoard,
  wireDrawList,
  wireNominees,
  wireOwnCoupon,
  wireTotoOrder,
  wireTotoSort,
  wireTotoVerdict,
} from './toto-wire.ts';

const queryId = v.pipe(queryNumber, v.minValue(1));

export const TOTO_BOARD = defineCall({
  name: 'totoBoard',
  summary: 'Every sort of toto with its fund and jackpot, and a draw of one: open, running, next, or by its id',
  method: 'GET',
  path: '/web-api/toto/board',
  query: v.object({
    lng: queryLanguage,
    sort: wireTotoSort,
    wanted: v.optional(v.picklist(['open', 'running', 'next'])),
    draw: v.optional(queryId),
    currency: wireCurrency,
  }),
  reply: wireBoard,
  timeField: 'serverTime',
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const TOTO_DRAWS = defineCall({
  name: 'totoDraws',
  summary:
    'Draws of a toto that take no more coupons, the latest first, thirty at a time; those that closed between two moments where they are given',
  method: 'GET',
  path: '/web-api/toto/draws',
  query: v.object({
    sort: wireTotoSort,
    currency: wireCurrency,
    before: v.optional(queryId),
    from: v.optional(queryNumber),
    until: v.optional(queryNumber),
  }),
  reply: wireDrawList,
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const TOTO_NOMINEES = defineCall({
  name: 'totoNominees',
  summary: 'Who won most in a toto; of a player the last digits of the number alone',
  method: 'GET',
  path: '/web-api/toto/nominees',
  query: v.object({ sort: wireTotoSort, currency: wireCurrency }),
  reply: wireNominees,
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const TOTO_COUPONS = defineCall({
  name: 'totoCoupons',
  summary: "The player's coupons of the toto, the latest first, thirty at a time",
  method: 'GET',
  path: '/web-api/toto/coupons',
  query: v.object({ before: v.optional(queryId) }),
  reply: v.array(wireOwnCoupon),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const PLACE_TOTO = defineCall({
  name: 'placeToto',
  summary:
    'Places a coupon of the toto exactly once under its Idempotency-Key (UUID); 400 where its answers or its stake are none of the draw, 422 where the key came with another coupon',
  method: 'POST',
  path: '/web-api/toto/place',
  body: wireTotoOrder,
  reply: wireTotoVerdict,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});
