import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { FreshToken, FreshTokens } from './limits-gateway.ts';

/** LS-1 A change of limits and a self-exclusion are sent with a user token fetched for them; without one nothing is sent. */
export async function withFreshToken<Value>(
  tokens: FreshTokens,
  send: (token: FreshToken) => Promise<Result<Value, RequestFailure>>,
): Promise<Result<Value, RequestFailure>> {
  const token = await tokens.freshToken();
  return token.ok ? send(token.value) : token;
}
