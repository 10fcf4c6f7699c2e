import { describe, expect, it } from 'vitest';
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  stepOfCode,
} from '../../../../infrastructure/sandbox/sign-in/authenticator-code.ts';
import { authenticatorCode } from '../../../support/browser/authenticator-app.ts';

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37037036],
    [1_111_111_111, '050471', 37037037],
    [1_234_567_890, '005924', 41152263],
    [2_000_000_000, '279037', 66666666],
    [20_000_000_000, '353130', 666666666],
  ])('is at %i s what RFC 6238 says [TWO-6]', (at, code, step) => {
    expect(stepOfCode(SECRET, code, at * 1000)).toBe(step);
    expect(authenticatorCode(SECRET, at * 1000)).toBe(code);
  });

  it('is taken in its period and the two beside it [TWO-6]', () => {
    const code = authenticatorCode(SECRET, 90_000);
    expect([59_999, 60_000, 90_000, 149_999, 150_000].map((at) => stepOfCode(SECRET, code, at))).toEqual([
      undefined,
      3,
      3,
      3,
      undefined,
    ]);
    expect(stepOfCode(SECRET, '', 60_000)).toBeUndefined();
  });

  it('comes of a key of 160 random bits that an app can scan', () => {
    const secret = newAuthenticatorSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAuthenticatorSecret()).not.toBe(secret);
    expect(authenticatorAddress(secret, 'My site', '77')).toBe(
      `otpauth://totp/My%20site:77?secret=${secret}&issuer=My%20site`,
    );
  });
});
