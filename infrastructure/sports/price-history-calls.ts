import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireMillis, wireOdds } from '../http/wire.ts';

/** More than a day of minutes in play and of changes before it. */
const MOST_STEPS = 2000;

export const PRICE_HISTORY = defineCall({
  name: 'priceHistory',
  summary: 'How the price of an outcome went in the last 24 hours, where that changed since a version, else null',
  method: 'GET',
  path: '/web-api/sports/game/:id/prices',
  params: v.object({ id: queryNumber }),
  query: v.object({ outcome: v.pipe(v.string(), v.maxLength(120)), since: queryNumber }),
  reply: v.object({
    version: wireMillis,
    steps: v.nullable(v.pipe(v.array(v.strictTuple([wireMillis, wireOdds])), v.maxLength(MOST_STEPS))),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
  isForAll: true,
});
