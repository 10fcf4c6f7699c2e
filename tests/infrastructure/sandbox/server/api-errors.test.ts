import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from '../../../../infrastructure/sandbox/server/api-errors.ts';
import { fixedRandom } from '../../../support/random/fixed-random.ts';

/** What a route answers that throws, and how many failures the log was told of. */
async function answerTo(thrown: Error) {
  const told: unknown[] = [];
  const app = fastify();
  answerErrors(app, fixedRandom(), (failure) => told.push(failure));
  app.get('/', () => Promise.reject(thrown));
  const { statusCode, headers, body } = await app.inject('/');
  return { status: statusCode, again: headers['retry-after'], body: JSON.parse(body) as unknown, told: told.length };
}

const fromDatabase = (code: string) => Object.assign(new Error('refused'), { code });

it.each(['40001', '40P01', '55P03', '57014', '25P03'])(
  'is busy, and can be asked again, where the database gave up with %s',
  async (code) => {
    expect(await answerTo(fromDatabase(code))).toEqual({ status: 503, again: '1', body: { code: 'busy' }, told: 0 });
  },
);

it('is a failure with an id that the log knows where nobody foresaw it', async () => {
  const failed = await answerTo(fromDatabase('23505'));
  expect(failed).toMatchObject({ status: 500, again: undefined, body: { code: 'failure' }, told: 1 });
});
