import * as v from 'valibot';
import type { CrashBet, CrashShownStake, CrashTotal } from '../../core/casino/games/crash-gateway.ts';
import { LEAST_CASH_OUT, MOST_CASH_OUT } from '../../core/casino/games/crash.ts';
import { ROUND_REFUSALS, ROUND_STATES } from '../../core/casino/rounds/casino-round.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import { wireAccountId, wireAmount, wireCount, wireCurrency, wireMillis } from '../http/wire.ts';

const wireKey = v.pipe(v.string(), v.uuid());
const wireDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const wireCashOut = v.pipe(wireCount, v.minValue(LEAST_CASH_OUT), v.maxValue(MOST_CASH_OUT));
const wirePoint = v.pipe(wireCount, v.minValue(100), v.maxValue(MOST_CASH_OUT));

const wireBet = v.pipe(
  v.object({
    id: wireKey,
    round: wireCount,
    state: v.picklist(ROUND_STATES),
    refusal: v.optional(v.picklist(ROUND_REFUSALS)),
    currency: wireCurrency,
    stake: wireAmount,
    win: wireAmount,
    target: wireCashOut,
    at: wireMillis,
    /** Once its round is over. */
    drawn: v.optional(v.object({ serverHash: wireDigest, serverSeed: wireDigest, point: wirePoint })),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): CrashBet => {
    const bet = dataset.value;
    const { amount, isExact } = minorReader(bet.currency);
    const units = { ...bet, stake: amount(bet.stake), win: amount(bet.win) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

/** GM-39 */
const wireShownStake = v.pipe(
  v.object({
    digits: v.pipe(v.string(), v.regex(/^\d{3}$/)),
    currency: wireCurrency,
    stake: wireAmount,
    cashedOut: v.optional(wireCashOut),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): CrashShownStake => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, stake: amount(dataset.value.stake) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

/** GM-39 */
const wireTotal = v.pipe(
  v.object({ currency: wireCurrency, stake: wireAmount, win: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }): CrashTotal => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, stake: amount(dataset.value.stake), win: amount(dataset.value.win) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireOrder = v.pipe(
  v.object({ accountId: wireAccountId, currency: wireCurrency, stake: wireAmount, target: wireCashOut }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { amount, isExact } = minorReader(dataset.value.currency);
    const units = { ...dataset.value, stake: amount(dataset.value.stake) };
    if (isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export const CRASH_TABLE = defineCall({
  name: 'crashTable',
  summary:
    'The round of crash that all see now, the stakes on it without names, and the rounds before it; its crash point is told once it is over',
  method: 'GET',
  path: '/web-api/crash',
  reply: v.object({
    now: wireMillis,
    id: wireCount,
    serverHash: wireDigest,
    startsAt: wireMillis,
    ended: v.optional(v.object({ point: wirePoint, nextAt: wireMillis })),
    bets: wireCount,
    cashedOut: wireCount,
    stakes: v.array(wireShownStake),
    totals: v.array(wireTotal),
    last: v.array(v.object({ id: wireCount, serverHash: wireDigest, serverSeed: wireDigest, point: wirePoint })),
  }),
  timeField: 'now',
  access: 'public',
  changes: 'none',
  isForAll: true,
});

export const CRASH_STAKES = defineCall({
  name: 'crashStakes',
  summary: 'What crash is played with in a currency; none where it is not played in',
  method: 'GET',
  path: '/web-api/crash/stakes',
  query: v.object({ currency: wireCurrency }),
  reply: v.object({ stakes: v.array(wireAmount) }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});

export const PLACE_CRASH_BET = defineCall({
  name: 'placeCrashBet',
  summary:
    'Places a stake on the round of crash that takes stakes, once under its Idempotency-Key (UUID); a repeat is answered alike. 404 for no stake or cash-out of the game, 409 once the round runs, 409 for a third stake on it as well, 422 where the key came with another order',
  method: 'POST',
  path: '/web-api/crash/bets',
  body: wireOrder,
  reply: wireBet,
  access: 'player',
  changes: 'money',
  isKeyed: true,
  timeout: 8000,
});

export const CASH_OUT_CRASH = defineCall({
  name: 'cashOutCrash',
  summary:
    'Cashes a stake out at what the multiplier is when the server has this; a repeat is answered alike. 404 for no stake of the player, 409 before the first cash-out and after the crash',
  method: 'POST',
  path: '/web-api/crash/bets/:id/cash-out',
  params: v.object({ id: wireKey }),
  reply: wireBet,
  access: 'player',
  changes: 'money',
  isOpenBeforeTerms: true,
  timeout: 8000,
});

export const CRASH_BETS = defineCall({
  name: 'crashBets',
  summary: 'The stakes of the player on rounds of crash, the latest first',
  method: 'GET',
  path: '/web-api/crash/bets',
  reply: v.object({ bets: v.array(wireBet) }),
  access: 'player',
  changes: 'none',
});
