import { fail, ok, type Result } from '../shared/result.ts';
import { isMoment, seconds, type EpochMillis, type Millis } from '../shared/time.ts';

/** What the server says who a player is with, until it runs out. */
export interface UserToken {
  readonly value: string;
  /** When it was made and when it runs out, by the server's clock, where it says. */
  readonly issuedAt?: EpochMillis | undefined;
  readonly expiresAt?: EpochMillis | undefined;
}

/** A token and when this page received it. */
export interface KeptToken {
  readonly token: UserToken;
  readonly receivedAt: EpochMillis;
}

export const TOKEN_CACHED_FOR: Millis = seconds(60);

/**
 * TOK-1 A kept token is valid for 60 s, and only while its expiry by the server's clock, if it has one, is in the future.
 * The server's time is counted from the moment the token was made, so that a device clock that is wrong changes nothing; of one that does not say it, from its receipt.
 */
export function isTokenValid({ token, receivedAt }: KeptToken, now: EpochMillis): boolean {
  const age = now - receivedAt;
  const { issuedAt = receivedAt, expiresAt = Number.POSITIVE_INFINITY } = token;
  return age >= 0 && age < TOKEN_CACHED_FOR && issuedAt + age < expiresAt;
}

/** TOK-2 A token is a text without spaces whose making and expiry are moments where it has them; anything else is `not-a-token`. */
export function readUserToken(given: {
  readonly value: unknown;
  readonly issuedAt?: unknown;
  readonly expiresAt?: unknown;
}): Result<UserToken, { readonly code: 'not-a-token' }> {
  const { value, issuedAt, expiresAt } = given;
  if (typeof value !== 'string' || !/^[\w.~+/=-]{1,4096}$/.test(value)) return fail({ code: 'not-a-token' });
  if (!isMomentOrNone(issuedAt) || !isMomentOrNone(expiresAt)) return fail({ code: 'not-a-token' });
  return ok({
    value,
    ...(issuedAt === undefined ? {} : { issuedAt }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
}

function isMomentOrNone(given: unknown): given is EpochMillis | undefined {
  return given === undefined || isMoment(given);
}
