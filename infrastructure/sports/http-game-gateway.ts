import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { GameGateway } from '../../core/sports/game/game-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { GAME, GAME_CHANGES } from './game-calls.ts';

export function httpGameGateway(http: HttpClient, lng: Language): GameGateway {
  return {
    game: (id, signal) => http.send(GAME, { params: { id }, query: { lng } }, signal),
    gameChanges: async (id, since, signal) => {
      const reply = await http.send(GAME_CHANGES, { params: { id }, query: { lng, since } }, signal);
      return reply.ok ? ok(reply.value.details ?? undefined) : reply;
    },
  };
}
