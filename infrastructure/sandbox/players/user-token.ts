import { createHmac } from 'node:crypto';
import { minutes, type EpochMillis } from '../../../core/shared/time.ts';
import { isSameText } from '../server/request-origin.ts';

const VALID_FOR = minutes(10);

/** A bearer token that says who the player is until it runs out: claims and their signature. */
export function signUserToken(secret: string, userId: number, now: EpochMillis): string {
  const claims = { sub: String(userId), iat: Math.floor(now / 1000), exp: Math.floor((now + VALID_FOR) / 1000) };
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signature(secret, text)}`;
}

/** The player a token speaks of; nothing for a forged or outdated one. @internal until a call takes the token. */
export function verifiedUserToken(secret: string, token: string, now: EpochMillis): number | undefined {
  const [text = '', signed = ''] = token.split('.');
  if (!isSameText(signed, signature(secret, text))) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('exp' in claims)) return undefined;
  return Number(claims.exp) * 1000 > now ? Number(claims.sub) : undefined;
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`token:${text}`).digest('base64url');
}
