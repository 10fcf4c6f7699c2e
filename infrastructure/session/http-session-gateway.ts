import type { SessionGateway } from '../../core/session/session-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SESSION, SIGN_IN, DISCONNECT } from './session-calls.ts';

export function httpSessionGateway(http: HttpClient): SessionGateway {
  return {
    session: () => http.send(SESSION),
    signIn: (form) =>
      http.send(SIGN_IN, { body: { uLogin: form.login, uPassword: form.password, save: form.isRemembered } }),
    signOut: async () => {
      const reply = await http.send(DISCONNECT);
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
