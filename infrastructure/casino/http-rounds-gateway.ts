import type { RoundsGateway } from '../../core/casino/rounds/rounds-gateway.ts';
import { currencyDecimals, toMajor, type Minor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { AccountId } from '../../core/shared/ids.ts';
import type { HttpClient } from '../http/http-client.ts';
import { minorReader, UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { CASINO_GAME, CASINO_ROUNDS, CASINO_SEEDS, CHANGE_CASINO_SEEDS, PLAY_ROUND } from './round-calls.ts';

/** Games as they are played, and their rounds. */
export function httpRoundsGateway(http: HttpClient): RoundsGateway {
  return {
    game: async (id, currency) => {
      const reply = await http.send(CASINO_GAME, { params: { id }, query: { currency } });
      if (!reply.ok) return reply;
      const { stakes, ...rest } = reply.value;
      const { amount, isExact } = minorReader(rest.currency);
      const units = stakes.map(amount);
      return isExact() ? ok({ ...rest, stakes: units }) : fail({ kind: 'malformed', path: CASINO_GAME.path });
    },
    play: async ({ stake, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const body = {
        ...order,
        accountId: order.accountId as AccountId,
        stake: toMajor(stake satisfies Minor, decimals),
      };
      return http.send(PLAY_ROUND, { body, key });
    },
    rounds: async (gameId) => {
      const reply = await http.send(CASINO_ROUNDS, { query: gameId === undefined ? {} : { gameId } });
      return reply.ok ? ok(reply.value.rounds) : reply;
    },
    seeds: async () => http.send(CASINO_SEEDS, {}),
    changeSeeds: async (playerSeed) => http.send(CHANGE_CASINO_SEEDS, { body: { playerSeed } }),
  };
}
