import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';

const jwt = (claims: object) => ['{"alg":"HS256"}', JSON.stringify(claims)].map((part) => btoa(part)).join('.');
const read = (token: unknown) => v.safeParse(USER_TOKEN.reply, { token });

describe('the reply with a user token', () => {
  it.each([
    [
      { iat: 100, exp: 700 },
      { issuedAt: 100_000, expiresAt: 700_000 },
    ],
    [{ exp: 700 }, { expiresAt: 700_000 }],
    [{ iat: 100 }, { issuedAt: 100_000 }],
    [{ sub: '5' }, {}],
    [{ iat: 'soon', exp: null }, {}],
  ])('has the claims %j where it says them, and needs none [TOK-2]', (claims, moments) => {
    const value = jwt(claims).replaceAll('=', '');
    expect(read(value)).toMatchObject({ success: true, output: { value, ...moments } });
    expect(Object.keys(read(value).output as object)).toEqual(['value', ...Object.keys(moments)]);
  });

  it.each(['opaque', 'q1W2.e3R4-t5', 'a'.repeat(4096), 'bnVsbA.W10'])('may be opaque: %s [TOK-2]', (value) => {
    expect(read(value).output).toEqual({ value });
  });

  it.each(['', 'a b', 'a\r\nx: y', 'a'.repeat(4097), 7, null])('is never %j [TOK-2]', (value) => {
    expect(read(value).success).toBe(false);
  });
});
