import type { PlayerGateway } from '../../core/player/player-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { HIDE_BALANCE, RIGHTS, USER_CONFIG } from './player-calls.ts';

/** `epoch` tells one signed-in player from the next: what was asked for one is never the other's answer. */
export function httpPlayerGateway(http: HttpClient, epoch: () => number): PlayerGateway {
  let underWay: { readonly epoch: number; readonly answer: ReturnType<PlayerGateway['player']> } | undefined;
  return {
    player: async (signal) => {
      const answer = http
        .send(USER_CONFIG, {}, signal)
        .then((reply) => (reply.ok ? ok(reply.value.result) : reply))
        .finally(() => {
          if (underWay?.answer === answer) underWay = undefined;
        });
      underWay = { epoch: epoch(), answer };
      return answer;
    },
    playerUnderWay: () => (underWay?.epoch === epoch() ? underWay.answer : undefined),
    rights: (signal) => http.send(RIGHTS, {}, signal),
    hideBalance: async (isHidden) => {
      const reply = await http.send(HIDE_BALANCE, { body: { user_hide_balance: isHidden } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
