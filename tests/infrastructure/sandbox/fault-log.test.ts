import { describe, expect, it } from 'vitest';
import { faultLog, loggedFailure } from '../../../infrastructure/sandbox/fault-log.ts';
import { nodeRandom } from '../../../infrastructure/sandbox/server/node-random.ts';

const refused = Object.assign(new Error('duplicate key value: (email)=(player@example.com)'), {
  code: '23505',
  constraint: 'users_email_key',
  detail: 'Key (email)=(player@example.com) already exists.',
  query: 'insert into users',
  params: ['player@example.com'],
});

describe('a failure that is logged', () => {
  it('names the code of what the database refused, and nothing that a player typed [SEC-85, SEC-87]', () => {
    const logged = loggedFailure(refused);
    expect(logged).toMatchObject({ code: '23505', message: 'the database refused with 23505 (users_email_key)' });
    const text = `${JSON.stringify(Object.entries(logged as object))}${String((logged as Error).stack)}`;
    expect(text).not.toMatch(/player@|insert|duplicate/);
    expect(text).toContain('fault-log.test.ts');
  });

  it('is any other as it is', () => {
    const error = new RangeError('a fault of our own');
    expect([loggedFailure(error), loggedFailure('text')]).toEqual([error, 'text']);
  });

  it('is told once, and again after it was mended', () => {
    const told: unknown[] = [];
    const faults = faultLog(nodeRandom, ({ error }) => told.push(error));
    faults.report('line', 'first');
    faults.report('line', 'second');
    faults.report('orders', 'third');
    faults.mended('line');
    faults.report('line', 'fourth');
    expect(told).toEqual(['first', 'third', 'fourth']);
  });
});
