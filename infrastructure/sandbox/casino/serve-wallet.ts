import * as v from 'valibot';
import { isCallbackSigned, SIGNATURE_HEADER } from '../payments/provider/callback-signature.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { takeMessage } from './wallet.ts';
import { signedWalletText, walletMessage } from './wallet-message.ts';

const WALLET_PATH = '/web-api/casino/wallet';
const LONGEST_MESSAGE = 2000;

/** RND-13 Where providers of games speak to the wallet: what is not signed is not heard. */
export async function serveWallet({ app, origin }: ServedApi, parts: SandboxParts): Promise<void> {
  parts.callbacks.tellWallet = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const reply = await app.inject({ method: 'POST', url: WALLET_PATH, headers, payload });
    return reply.statusCode === 200 ? reply.body : undefined;
  };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LONGEST_MESSAGE },
      (_request, body, done) => {
        done(null, String(body));
      },
    );
    scope.post(WALLET_PATH, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const header = request.headers[SIGNATURE_HEADER];
      if (!isCallbackSigned(origin, { body: signedWalletText(body), header, now: parts.now() })) {
        return reply.code(401).send({ code: 'signature' });
      }
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), walletMessage), body);
      if (!read.success) return reply.code(400).send({ code: 'malformed' });
      return reply.send(await takeMessage(parts, read.output));
    });
  });
}
