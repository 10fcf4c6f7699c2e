import type { RecoveryGateway } from '../../core/registration/recovery-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  APPROVE_RECOVERY,
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from './recovery-calls.ts';

export function httpRecoveryGateway(http: HttpClient): RecoveryGateway {
  return {
    requestCode: (contact) => http.send(SEND_RECOVERY_CODE, { body: { contact } }),
    checkCode: (code) => http.send(CHECK_RECOVERY_CODE, { body: { code } }),
    approve: async (answers) => done(await http.send(APPROVE_RECOVERY, { body: { answers } })),
    savePassword: (password) => http.send(SAVE_RECOVERED_PASSWORD, { body: { password } }),
  };
}

function done(reply: Result<unknown, RequestFailure>): Result<undefined, RequestFailure> {
  return reply.ok ? ok(undefined) : reply;
}
