import * as v from 'valibot';
import type { LiveBet } from '../../core/casino/live/live-gateway.ts';
import { MOST_SPOTS } from '../../core/casino/live/live-order.ts';
import { LIVE_TABLE_IDS } from '../../core/casino/live/live-table.ts';
import { ROUND_REFUSALS, ROUND_STATES } from '../../core/casino/rounds/casino-round.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAccountId, wireAmount, wireCount, wireCurrency, wireId, wireMillis } from '../http/wire.ts';

const HIGHEST_NUMBER = 60;
const MOST_NUMBERS = 52;
const LONGEST_SPOT = 20;

const wireTable = v.picklist(LIVE_TABLE_IDS);
const wireKey = v.pipe(v.string(), v.uuid());
const wireDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const wireDrawn = v.pipe(
  v.array(v.pipe(wireCount, v.maxValue(HIGHEST_NUMBER))),
  v.minLength(1),
  v.maxLength(MOST_NUMBERS),
);
const wireStakes = v.pipe(
  v.array(v.object({ spot: v.pipe(v.string(), v.maxLength(LONGEST_SPOT)), amount: wireAmount })),
  v.minLength(1),
  v.maxLength(MOST_SPOTS),
);

const wireBet = v.pipe(
  v.object({
    id: wireKey,
    table: wireTable,
    round: wireId,
    state: v.picklist(ROUND_STATES),
    refusal: v.optional(v.picklist(ROUND_REFUSALS)),
    currency: wireCurrency,
    stakes: wireStakes,
    stake: wireAmount,
    win: wireAmount,
    drawn: v.optional(wireDrawn),
    at: wireMillis,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): LiveBet => {
    const bet = dataset.value;
    const { amount, isExact } = minorReader(bet.currency);
    const units = {
      ...bet,
      stakes: bet.stakes.map((each) => ({ spot: each.spot, amount: amount(each.amount) })),
      stake: amount(bet.stake),
      win: amount(bet.win),
    };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOrder = v.pipe(
  v.object({
    table: wireTable,
    round: wireId,
    accountId: wireAccountId,
    currency: wireCurrency,
    stakes: wireStakes,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const stakes = dataset.value.stakes.map((each) => ({ spot: each.spot, amount: amount(each.amount) }));
    if (isExact()) return { ...dataset.value, stakes };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const LIVE_TABLE_LIST = defineCall({
  name: 'liveTables',
  summary: 'The live tables, how many players each has now, and what its last rounds drew',
  method: 'GET',
  path: '/web-api/live-tables',
  reply: v.object({
    tables: v.array(v.object({ id: wireTable, players: wireCount, last: v.array(wireDrawn) })),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const LIVE_TABLE = defineCall({
  name: 'liveTable',
  summary: 'The round that is on at a live table, and those before it; what it draws is told once stakes are closed',
  method: 'GET',
  path: '/web-api/live-tables/:table',
  params: v.object({ table: wireTable }),
  reply: v.object({
    table: wireTable,
    now: wireMillis,
    id: wireId,
    serverHash: wireDigest,
    closesAt: wireMillis,
    shownAt: wireMillis,
    nextAt: wireMillis,
    drawn: v.optional(wireDrawn),
    players: wireCount,
    bets: wireCount,
    last: v.array(v.object({ id: wireId, serverHash: wireDigest, serverSeed: wireDigest, drawn: wireDrawn })),
  }),
  timeField: 'now',
  access: 'public',
  changes: 'none',
  isForAll: true,
});

export const LIVE_LIMITS = defineCall({
  name: 'liveLimits',
  summary:
    'The chips of a live table in a currency, and the most that an order may win; no chips where it is not played in',
  method: 'GET',
  path: '/web-api/live-tables/:table/limits',
  params: v.object({ table: wireTable }),
  query: v.object({ currency: wireCurrency }),
  reply: v.object({ chips: v.array(wireAmount), mostPaid: wireAmount }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const PLACE_LIVE_BET = defineCall({
  name: 'placeLiveBet',
  summary:
    'Places an order on the round of a live table that the player saw, once under its Idempotency-Key (UUID); a repeat is answered alike. 404 for no order of the table, 409 once stakes are closed, 422 where the key came with another order',
  method: 'POST',
  path: '/web-api/live-tables/bets',
  body: wireOrder,
  reply: wireBet,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});

export const LIVE_BETS = defineCall({
  name: 'liveBets',
  summary: 'The orders of the player at a live table, the latest first',
  method: 'GET',
  path: '/web-api/live-tables/:table/bets',
  params: v.object({ table: wireTable }),
  reply: v.object({ bets: v.array(wireBet) }),
  access: 'player',
  changes: 'none',
});
