import { expect, it } from 'vitest';
import { failureLine } from '../../composition/failure-line.ts';

it('of the program has its words, its code and its cause', () => {
  const cause = Object.assign(new Error('a key is taken by a@b.c'), { code: '23505', detail: 'secret' });
  const line = failureLine('id-2', new TypeError('cannot settle', { cause }));
  expect(line).toMatch(/^failure id-2 TypeError cannot settle\n\s+at [^]*\ncaused by database 23505\n\s+at /);
  expect(line).not.toMatch(/a@b\.c|secret/);
  expect(failureLine('id-3', 'text')).toBe('failure id-3 string');
});
