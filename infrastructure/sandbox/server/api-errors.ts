import type { FastifyInstance } from 'fastify';
import type { Random } from '../../../core/shared/random.ts';
import { isHeldUp } from '../database/retried-transaction.ts';
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
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = failureReply(error, random, onFailure);
    if (status === 503) void reply.header('retry-after', '1');
    return reply.header('cache-control', 'no-store').code(status).send(body);
  });
}

/** What is answered where a route threw. */
export function failureReply(
  error: unknown,
  random: Random,
  onFailure: SandboxOptions['onFailure'],
): { readonly status: number; readonly body: object } {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code = CODES_BY_STATUS[status];
  if (code !== undefined) return { status, body: { code } };
  if (isHeldUp(error)) return { status: 503, body: { code: 'busy' } };
  const id = random.uuid();
  onFailure?.({ id, error });
  return { status: 500, body: { code: 'failure', id } };
}
