import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCurrency } from '../http/wire.ts';
import { wireBingoOrder, wireBingoResults, wireBingoRoom, wireBingoVerdict, wireOwnBingoCard } from './bingo-wire.ts';

export const BINGO_ROOM = defineCall({
  name: 'bingoRoom',
  summary: 'The bingo room: the draw that takes cards, and the one whose balls come, with those that have come',
  method: 'GET',
  path: '/web-api/bingo/room',
  query: v.object({ currency: wireCurrency }),
  reply: wireBingoRoom,
  timeField: 'serverTime',
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const BINGO_RESULTS = defineCall({
  name: 'bingoResults',
  summary: 'The last twenty draws of bingo, the latest first, with their seeds and what they paid',
  method: 'GET',
  path: '/web-api/bingo/results',
  query: v.object({ currency: wireCurrency }),
  reply: wireBingoResults,
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const BINGO_CARDS = defineCall({
  name: 'bingoCards',
  summary: "The player's cards of bingo, the latest first, thirty at a time",
  method: 'GET',
  path: '/web-api/bingo/cards',
  query: v.object({ before: v.optional(v.pipe(queryNumber, v.minValue(1))) }),
  reply: v.array(wireOwnBingoCard),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const BUY_BINGO = defineCall({
  name: 'buyBingo',
  summary:
    'Buys cards of bingo exactly once under their Idempotency-Key (UUID); 400 where the numbers or the sum are none of the room, 403 where it is closed, 422 where the key came with other cards',
  method: 'POST',
  path: '/web-api/bingo/buy',
  body: wireBingoOrder,
  reply: wireBingoVerdict,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});
