import type { FastifyInstance } from 'fastify';
import type { Random } from '../../../core/shared/random.ts';
import type { SandboxOptions } from '../sandbox-options.ts';

const CODES_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'malformed',
  413: 'too-large',
  414: 'too-large',
  415: 'not-json',
  431: 'too-large',
};

/** Gives every failure of the API one shape: a code, and for what nobody foresaw an id that the log knows. */
export function answerErrors(app: FastifyInstance, random: Random, onFailure: SandboxOptions['onFailure']): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    done();
  });
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) => {
    const code = CODES_BY_STATUS[error.statusCode ?? 500];
    reply.header('cache-control', 'no-store');
    if (code !== undefined && error.statusCode !== undefined) return reply.code(error.statusCode).send({ code });
    const id = random.uuid();
    onFailure?.({ id, error });
    return reply.code(500).send({ code: 'failure', id });
  });
}
