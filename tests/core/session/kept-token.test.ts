import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTokenValid, readUserToken } from '../../../core/session/kept-token.ts';

const SECOND = 1000;
const token = { value: 'aaa.bbb', issuedAt: 500_000, expiresAt: 500_000 + 600 * SECOND };

describe('a user token', () => {
  it('is kept for 60 s [TOK-1]', () => {
    const kept = { token, receivedAt: 7000 };
    expect(isTokenValid(kept, 7000)).toBe(true);
    expect(isTokenValid(kept, 7000 + 60 * SECOND - 1)).toBe(true);
    expect(isTokenValid(kept, 7000 + 60 * SECOND)).toBe(false);
    expect(isTokenValid(kept, 6999)).toBe(false);
    expect(isTokenValid(kept, Number.NaN)).toBe(false);
  });

  it('is valid only while its expiry is ahead by the clock of the server [TOK-1]', () => {
    const short = { ...token, expiresAt: token.issuedAt + 10 * SECOND };
    expect(isTokenValid({ token: short, receivedAt: 7000 }, 7000 + 10 * SECOND - 1)).toBe(true);
    expect(isTokenValid({ token: short, receivedAt: 7000 }, 7000 + 10 * SECOND)).toBe(false);
    expect(isTokenValid({ token: { ...token, expiresAt: token.issuedAt }, receivedAt: 7000 }, 7000)).toBe(false);
  });

  it('that does not say when it was made counts from its receipt, and one without an expiry is kept for 60 s [TOK-1]', () => {
    const untold = { token: { value: 'a', expiresAt: 7000 + 10 * SECOND }, receivedAt: 7000 };
    expect(isTokenValid(untold, 7000 + 10 * SECOND - 1)).toBe(true);
    expect(isTokenValid(untold, 7000 + 10 * SECOND)).toBe(false);
    const opaque = { token: { value: 'opaque' }, receivedAt: 7000 };
    expect(isTokenValid(opaque, 7000 + 60 * SECOND - 1)).toBe(true);
    expect(isTokenValid(opaque, 7000 + 60 * SECOND)).toBe(false);
  });

  it('never depends on a device clock that is wrong by up to 12 hours [TOK-1, SEC-56]', () => {
    const twelveHours = 12 * 3600 * SECOND;
    fc.assert(
      fc.property(fc.integer({ min: -twelveHours, max: twelveHours }), fc.nat(120 * SECOND), (wrongBy, age) => {
        const receivedAt = token.issuedAt + wrongBy;
        expect(isTokenValid({ token, receivedAt }, receivedAt + age)).toBe(age < 60 * SECOND);
      }),
    );
  });

  it.each([
    [{ value: 'a', issuedAt: 0, expiresAt: 1 }, true],
    [{ value: 'a'.repeat(4096), issuedAt: 0, expiresAt: 1 }, true],
    [{ value: 'eyJ.~+/=-_', issuedAt: 0, expiresAt: 1 }, true],
    [{ value: 'a'.repeat(4097), issuedAt: 0, expiresAt: 1 }, false],
    [{ value: '', issuedAt: 0, expiresAt: 1 }, false],
    [{ value: 'a b', issuedAt: 0, expiresAt: 1 }, false],
    [{ value: 'a\r\nx: y', issuedAt: 0, expiresAt: 1 }, false],
    [{ value: 7, issuedAt: 0, expiresAt: 1 }, false],
    [{ value: 'a', issuedAt: Number.NaN, expiresAt: 1 }, false],
    [{ value: 'a', issuedAt: 0, expiresAt: Number.POSITIVE_INFINITY }, false],
    [{ value: 'a', issuedAt: 0, expiresAt: '1' }, false],
    [{ value: 'a', issuedAt: null, expiresAt: 1 }, false],
    [{ value: 'a', expiresAt: 1 }, true],
    [{ value: 'a', issuedAt: 1 }, true],
    [{ value: 'opaque' }, true],
  ])('%j can be read: %s [TOK-2]', (given, isToken) => {
    expect(readUserToken(given)).toEqual(
      isToken ? { ok: true, value: given } : { ok: false, error: { code: 'not-a-token' } },
    );
  });
});
