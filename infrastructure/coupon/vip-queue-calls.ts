import * as v from 'valibot';
import { namedBetFields } from './named-bet-wire.ts';
import { defineCall } from '../http/call.ts';
import { wireAmount, wireCount, wireCurrency, wireId, wireMillis, wireOdds } from '../http/wire.ts';

export const VIP_BETS = defineCall({
  name: 'debuggerVipBets',
  summary: 'The VIP bets that wait for an operator or for the answer to an offer, the oldest first, 50 at most',
  method: 'GET',
  path: '/debugger-api/vip-bets',
  reply: v.object({
    now: wireMillis,
    vipBets: v.array(
      v.object({
        id: wireId,
        currency: wireCurrency,
        amount: wireAmount,
        offered: v.optional(wireAmount),
        until: wireMillis,
        bets: v.array(
          v.object({
            ...namedBetFields,
            odds: wireOdds,
            startsAt: wireMillis,
            score: v.optional(v.object({ home: wireCount, away: wireCount })),
            trouble: v.optional(v.picklist(['suspended', 'finished', 'removed'])),
          }),
        ),
      }),
    ),
  }),
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const DECIDE_VIP_BET = defineCall({
  name: 'debuggerDecideVipBet',
  summary: 'Takes a VIP bet, offers less, or refuses it; 409 where it is answered, 400 not less, 422 not taken now',
  method: 'POST',
  path: '/debugger-api/vip-bets/:id',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)) }),
  body: v.variant('decision', [
    v.object({ decision: v.picklist(['accept', 'refuse']) }),
    v.object({ decision: v.literal('offer'), amount: wireAmount }),
  ]),
  reply: v.object({ now: wireMillis }),
  access: 'public',
  changes: 'state',
});
