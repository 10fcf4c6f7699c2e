import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCurrency } from '../http/wire.ts';
import {
  wireLottoBoard,
  wireLottoId,
  wireLottoOrder,
  wireLottoResults,
  wireLottoVerdict,
  wireOwnTicket,
} from './lotto-wire.ts';

const queryId = v.pipe(queryNumber, v.minValue(1));
const queryLotto = v.pipe(queryNumber, wireLottoId);

export const LOTTO_BOARD = defineCall({
  name: 'lottoBoard',
  summary: 'Every lotto with its price, its jackpot and the next draw; of one, all draws that take tickets',
  method: 'GET',
  path: '/web-api/lotto/board',
  query: v.object({ currency: wireCurrency, lotto: v.optional(queryLotto) }),
  reply: wireLottoBoard,
  timeField: 'serverTime',
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const LOTTO_RESULTS = defineCall({
  name: 'lottoResults',
  summary: 'Draws of one lotto or of all whose numbers have come, the latest first, thirty at a time',
  method: 'GET',
  path: '/web-api/lotto/results',
  query: v.object({ currency: wireCurrency, lotto: v.optional(queryLotto), before: v.optional(queryId) }),
  reply: wireLottoResults,
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const LOTTO_TICKETS = defineCall({
  name: 'lottoTickets',
  summary: "The player's tickets of the lotto, the latest first, thirty at a time",
  method: 'GET',
  path: '/web-api/lotto/tickets',
  query: v.object({ before: v.optional(queryId) }),
  reply: v.array(wireOwnTicket),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const BUY_LOTTO = defineCall({
  name: 'buyLotto',
  summary:
    'Buys tickets of the lotto exactly once under their Idempotency-Key (UUID); 400 where the numbers, the count of draws or the sum are none of the lotto, 422 where the key came with other tickets',
  method: 'POST',
  path: '/web-api/lotto/buy',
  body: wireLottoOrder,
  reply: wireLottoVerdict,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});
