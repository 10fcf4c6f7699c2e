import * as v from 'valibot';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { isCallbackSigned, SIGNATURE_HEADER } from './provider/callback-signature.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { askAboutPayment } from './settle-payment.ts';

const CALLBACK_PATH = '/web-api/payments/callback';
const LONGEST_CALLBACK = 2000;
const callback = v.object({ payment: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** PMT-10 Where the payment system calls: what it says there only makes the site ask. */
export async function servePaymentCallback(
  { app, origin }: ServedApi,
  parts: SandboxParts,
  provider: PaymentProvider,
): Promise<void> {
  parts.callbacks.deliver = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const { statusCode } = await app.inject({ method: 'POST', url: CALLBACK_PATH, headers, payload });
    return statusCode === 204;
  };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LONGEST_CALLBACK },
      (_request, body, done) => {
        done(null, String(body));
      },
    );
    scope.post(CALLBACK_PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const header = request.headers[SIGNATURE_HEADER];
      if (!isCallbackSigned(origin, { body, header, now: parts.now() })) {
        return reply.code(401).send({ code: 'signature' });
      }
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), callback), body);
      if (!read.success) return reply.code(400).send({ code: 'malformed' });
      const payment = await askAboutPayment(parts, provider, read.output.payment);
      return payment === undefined ? reply.code(404).send({ code: 'payment' }) : reply.code(204).send();
    });
  });
}
