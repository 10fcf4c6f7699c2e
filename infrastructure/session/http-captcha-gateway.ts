import type { CaptchaGateway } from '../../core/session/captcha-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import { seconds } from '../../core/shared/time.ts';
import type { CallInput } from '../http/call.ts';
import type { HttpClient } from '../http/http-client.ts';
import { CAPTCHA_TIME, CAPTCHA_UPDATE, CAPTCHA_VALIDATE } from './captcha-calls.ts';

type Sent = NonNullable<CallInput<typeof CAPTCHA_VALIDATE>['body']>['captcha'];

export function httpCaptchaGateway(http: HttpClient): CaptchaGateway {
  return {
    task: (call) => http.send(CAPTCHA_UPDATE, { query: { call } }),
    wordsWait: async () => {
      const reply = await http.send(CAPTCHA_TIME);
      return reply.ok ? ok(seconds(reply.value.time)) : reply;
    },
    validate: async (given, calls) => {
      // what the server made goes back as it came
      const challenge = given.challenge as Sent['challenge'];
      const captcha: Sent =
        given.kind === 'proof'
          ? { challenge, solution: given.solution as NonNullable<Sent['solution']> }
          : { challenge, answer: given.answer };
      const reply = await http.send(CAPTCHA_VALIDATE, { body: { captcha, calls } });
      return reply.ok ? ok(reply.value) : reply;
    },
  };
}
