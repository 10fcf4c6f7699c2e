import * as v from 'valibot';
import { JACKPOT_LEVELS } from '../../core/casino/jackpots/jackpot-terms.ts';
import { defineCall } from '../http/call.ts';
import { wireAmount, wireCurrency, wireMillis, wireText } from '../http/wire.ts';

export const wireJackpotLevel = v.picklist(JACKPOT_LEVELS);

export const CASINO_JACKPOTS = defineCall({
  name: 'casinoJackpots',
  summary: 'The jackpots of a currency and who won them last; of a winner the last three digits of the number are told',
  method: 'GET',
  path: '/web-api/casino/jackpots',
  query: v.object({ currency: wireCurrency }),
  reply: v.object({
    currency: wireCurrency,
    pools: v.array(v.object({ level: wireJackpotLevel, amount: wireAmount })),
    won: v.array(
      v.object({
        level: wireJackpotLevel,
        amount: wireAmount,
        game: wireText,
        player: v.pipe(v.string(), v.regex(/^\d{3}$/)),
        at: wireMillis,
      }),
    ),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
