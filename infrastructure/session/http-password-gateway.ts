import type { PasswordGateway } from '../../core/session/security/password-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CHANGE_PASSWORD } from './password-calls.ts';

export function httpPasswordGateway(http: HttpClient): PasswordGateway {
  return {
    change: async ({ password, newPassword }) => {
      const reply = await http.send(CHANGE_PASSWORD, { body: { password, new_password: newPassword } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
