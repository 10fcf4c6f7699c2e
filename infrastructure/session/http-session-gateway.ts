import type { SessionGateway } from '../../core/session/session-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SESSION, DISCONNECT } from './session-calls.ts';

export function httpSessionGateway(http: HttpClient): SessionGateway {
  return {
    session: (isActive) => http.send(SESSION, isActive === true ? { query: { active: '1' } } : {}),
    signOut: async () => {
      const reply = await http.send(DISCONNECT);
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
