import { callRecovery } from '../../infrastructure/http/call-recovery.ts';
import type { RecoverCall } from '../../infrastructure/http/http-client.ts';
import type { Stores } from '../../ui/app/stores.ts';

/** Sends refused calls again with what this page can get for them; loaded with the first refusal. */
export function recoverCall(stores: Stores): RecoverCall {
  return callRecovery({
    solveCaptcha: async (kind, call) => {
      await Promise.all([stores.lazy.ensure(['captcha']), stores.texts.ensure(['captcha'])]);
      return stores.captcha.demand(kind, call);
    },
  });
}
