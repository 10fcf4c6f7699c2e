import { createHmac } from 'node:crypto';
import { minutes, seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { isSigned, type SigningSecrets } from '../server/request-origin.ts';
import type { PlayerSession } from './player-sessions.ts';

const VALID_FOR = minutes(10);
/** Shorter than a page keeps its token. */
const FRESH_FOR: Millis = seconds(30);

type TokenOwner = Pick<PlayerSession, 'userId' | 'idHash' | 'tokenGeneration'>;

/** A bearer token that says who the player of a session is until it runs out: claims and their signature. */
export function signUserToken(
  secret: string,
  { userId, idHash, tokenGeneration }: TokenOwner,
  now: EpochMillis,
): string {
  const claims = { iat: Math.floor(now / 1000), exp: Math.floor((now + VALID_FOR) / 1000) };
  const text = Buffer.from(
    JSON.stringify({ sub: String(userId), sid: idHash, gen: tokenGeneration, ...claims }),
  ).toString('base64url');
  return `${text}.${signature(secret, text)}`;
}

type Purpose = 'video' | 'ggru' | 'grant';

/** A token for one purpose, which opens nothing else. */
export function signPurposeToken(
  secret: string,
  purpose: Purpose,
  { session, now, validFor }: { readonly session: TokenOwner; readonly now: EpochMillis; readonly validFor: Millis },
): string {
  const { userId, idHash, tokenGeneration } = session;
  const claims = { for: purpose, exp: Math.floor((now + validFor) / 1000) };
  const text = Buffer.from(
    JSON.stringify({ sub: String(userId), sid: idHash, gen: tokenGeneration, ...claims }),
  ).toString('base64url');
  return `${text}.${purposeSignature(secret, purpose, text)}`;
}

/** Whether a token was signed for this purpose and this session, was not replaced, and has not run out. */
export function isPurposeTokenOf(
  secrets: SigningSecrets,
  token: string,
  { purpose, session, now }: { readonly purpose: Purpose; readonly session: TokenOwner; readonly now: EpochMillis },
): boolean {
  const [text = '', signed = ''] = token.split('.');
  if (!isSigned(secrets, signed, (secret) => purposeSignature(secret, purpose, text))) return false;
  return isSameOwner(ownerOf(text, now), session);
}

/** The player a token speaks of, and in which session; nothing for a forged or outdated one. @internal */
export function verifiedUserToken(secrets: SigningSecrets, token: string, now: EpochMillis): TokenOwner | undefined {
  const [text = '', signed = ''] = token.split('.');
  if (!isSigned(secrets, signed, (secret) => signature(secret, text))) return undefined;
  return ownerOf(text, now);
}

/** Whose claims these are, if they hold now; their signature is checked before. */
function ownerOf(text: string, now: EpochMillis): TokenOwner | undefined {
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('exp' in claims)) return undefined;
  if (!('sid' in claims) || !('gen' in claims)) return undefined;
  const userId = Number(claims.sub) as PlayerSession['userId'];
  const owner = { userId, idHash: String(claims.sid), tokenGeneration: Number(claims.gen) };
  return Number(claims.exp) * 1000 > now ? owner : undefined;
}

function isSameOwner(of: TokenOwner | undefined, session: TokenOwner): boolean {
  return (
    of?.userId === session.userId && of.idHash === session.idHash && of.tokenGeneration === session.tokenGeneration
  );
}

/** Whether a request's token is of its own session, and TOK-8 none that was replaced. */
export function isTokenOf(
  session: PlayerSession | undefined,
  header: string | undefined,
  { origin, now }: { readonly origin: SigningSecrets; readonly now: () => EpochMillis },
): boolean {
  const of = verifiedUserToken(origin, bearerOf(header), now());
  return session !== undefined && isSameOwner(of, session);
}

/** LS-1 Whether a request's token is of its own session and was made just now: one that a page keeps for its calls is none of these. */
export function isFreshTokenOf(
  session: PlayerSession,
  header: string | undefined,
  rules: { readonly origin: SigningSecrets; readonly now: () => EpochMillis },
): boolean {
  if (!isTokenOf(session, header, rules)) return false;
  const { iat } = JSON.parse(Buffer.from(bearerOf(header).split('.')[0] ?? '', 'base64url').toString()) as {
    readonly iat?: unknown;
  };
  const age = typeof iat === 'number' ? rules.now() - seconds(iat) : Number.POSITIVE_INFINITY;
  return age < FRESH_FOR;
}

function bearerOf(header: string | undefined): string {
  return /^Bearer ([\w.-]{1,4096})$/.exec(header ?? '')?.[1] ?? '';
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`token:${text}`).digest('base64url');
}

function purposeSignature(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}
