import { describe, expect, it } from 'vitest';
import { secondsToWait, signInBlame } from '../../../core/session/sign-in-failure.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';

const refused = (status: number, code?: string, retryAfterSeconds?: number): RequestFailure => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
});

describe('sign-in failure', () => {
  it.each([
    [refused(401, 'login'), 'login'],
    [refused(401, 'pass'), 'pass'],
    [refused(401, 'both'), 'both'],
    [refused(401, 'unknown'), 'unknown'],
    [refused(401, 'password'), 'unknown'],
    [refused(401), 'unknown'],
    [refused(403, 'pass'), 'unknown'],
    [refused(429, 'pass'), 'unknown'],
    [{ kind: 'network' } as const, 'unknown'],
    [{ kind: 'cancelled' } as const, 'unknown'],
    [{ kind: 'malformed', path: 'user_id' } as const, 'unknown'],
  ] satisfies [RequestFailure, string][])('blames %j on %s [SI-4]', (failure, blame) => {
    expect(signInBlame(failure)).toBe(blame);
  });

  it.each([
    [refused(429, undefined, 17), 17],
    [refused(429, undefined, 1.2), 2],
    [refused(429), 60],
    [refused(429, undefined, 0), 60],
    [refused(429, undefined, Number.NaN), 60],
    [refused(401, 'pass', 17), undefined],
    [{ kind: 'network' } as const, undefined],
  ] satisfies [RequestFailure, number | undefined][])('after %j lets wait %s seconds [SI-5]', (failure, waiting) => {
    expect(secondsToWait(failure)).toBe(waiting);
  });
});
