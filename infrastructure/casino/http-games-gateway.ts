import type { GamesGateway } from '../../core/casino/games/games-gateway.ts';
import { currencyDecimals, toMajor } from '../../core/shared/money.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { minorReader, UNKNOWN_CURRENCY } from '../http/minor-reader.ts';
import { GAME_ROUNDS, GAME_STAKES, MOVE_GAME, PLAY_GAME } from './house-game-calls.ts';

/** Games of the house, and their rounds. */
export function httpGamesGateway(http: HttpClient): GamesGateway {
  return {
    stakes: async (game, currency) => {
      const reply = await http.send(GAME_STAKES, { params: { game }, query: { currency } });
      if (!reply.ok) return reply;
      const { amount, isExact } = minorReader(currency);
      const stakes = reply.value.stakes.map(amount);
      return isExact() ? ok(stakes) : fail({ kind: 'malformed', path: GAME_STAKES.path });
    },
    play: async ({ stake, choice, ...order }, key) => {
      const decimals = currencyDecimals(order.currency);
      if (decimals === undefined) return fail(UNKNOWN_CURRENCY);
      const sum = toMajor(stake, decimals);
      return http.send(PLAY_GAME, {
        body: { ...order, choice: [...choice], stake: sum },
        key,
      });
    },
    move: async (id, at, move) => http.send(MOVE_GAME, { params: { id }, body: { at, move } }),
    rounds: async (game) => {
      const reply = await http.send(GAME_ROUNDS, { query: { game } });
      return reply.ok ? ok(reply.value.rounds) : reply;
    },
  };
}
