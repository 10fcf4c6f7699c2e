import type { BonusGamesGateway } from '../../core/casino/mini/bonus-draw.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { BONUS_GAMES_BOARD, BONUS_PLAYS, PLAY_BONUS_GAME } from './mini-game-calls.ts';

/** The bonus games of a player. */
export function httpBonusGamesGateway(http: HttpClient): BonusGamesGateway {
  return {
    board: async () => http.send(BONUS_GAMES_BOARD, {}),
    plays: async (game) => {
      const reply = await http.send(BONUS_PLAYS, { params: { game } });
      return reply.ok ? ok(reply.value.plays) : reply;
    },
    play: async ({ game, picks, ...order }, key) =>
      http.send(PLAY_BONUS_GAME, { params: { game }, body: { ...order, picks: [...picks] }, key }),
  };
}
