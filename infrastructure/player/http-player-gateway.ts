import type { PlayerGateway } from '../../core/player/player-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HIDE_BALANCE, RIGHTS, USER_CONFIG } from './player-calls.ts';

export function httpPlayerGateway(http: HttpClient): PlayerGateway {
  return {
    player: async (signal) => {
      const reply = await http.send(USER_CONFIG, {}, signal);
      return reply.ok ? ok(reply.value.result) : reply;
    },
    rights: (signal) => http.send(RIGHTS, {}, signal),
    hideBalance: async (isHidden) => {
      const reply = await http.send(HIDE_BALANCE, { body: { user_hide_balance: isHidden } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
