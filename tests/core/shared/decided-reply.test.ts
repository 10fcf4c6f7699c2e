import { describe, expect, it } from 'vitest';
import { isDecidedReply } from '../../../core/shared/decided-reply.ts';
import { fail, ok } from '../../../core/shared/result.ts';

describe('what was asked under a key', () => {
  it('is settled by what was done, and by a refusal', () => {
    expect(isDecidedReply(ok('done'))).toBe(true);
    for (const status of [400, 403, 404, 409, 422, 451])
      expect(isDecidedReply(fail({ kind: 'refused', status }))).toBe(true);
  });

  it('is open where no answer came, or one that only puts it off', () => {
    expect(isDecidedReply(fail({ kind: 'network' }))).toBe(false);
    expect(isDecidedReply(fail({ kind: 'malformed', path: '/web-api/crash' }))).toBe(false);
    for (const status of [408, 429, 500, 503]) expect(isDecidedReply(fail({ kind: 'refused', status }))).toBe(false);
  });
});
