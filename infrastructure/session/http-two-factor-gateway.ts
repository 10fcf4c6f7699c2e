import type { TwoFactorGateway } from '../../core/session/security/two-factor-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  NEW_RECOVERY_CODES,
  TURN_OFF_TWO_FACTOR,
  TWO_FACTOR,
} from './two-factor-calls.ts';

export function httpTwoFactorGateway(http: HttpClient): TwoFactorGateway {
  return {
    twoFactor: () => http.send(TWO_FACTOR),
    begin: (password) => http.send(BEGIN_TWO_FACTOR, { body: { password } }),
    confirm: (code) => http.send(CONFIRM_TWO_FACTOR, { body: { code } }),
    newRecoveryCodes: (password, code) => http.send(NEW_RECOVERY_CODES, { body: { password, code } }),
    turnOff: async (password, code) => {
      const reply = await http.send(TURN_OFF_TWO_FACTOR, { body: { password, code } });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}
