import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../../http/call.ts';
import { isOwnPage } from '../../http/own-page.ts';

export interface OriginRules {
  readonly isSecure: boolean;
  readonly origin?: string | undefined;
  /** Signs the CSRF token. */
  readonly secret: string;
  readonly formerSecrets: readonly string[];
}

/** Why a changing request is taken for another site's, if it is. */
export function foreignRequest(
  request: FastifyRequest,
  call: Pick<AnyCall, 'method' | 'access' | 'changes' | 'bodyType'>,
  { sessionHash, ...rules }: OriginRules & { readonly sessionHash: string | undefined },
): 'csrf' | 'not-json' | undefined {
  if (call.changes === 'none') return undefined;
  if (!isOwnPage(request, ownOrigin(request, rules))) return 'csrf';
  if (request.headers['x-requested-with'] !== 'app') return 'csrf';
  if (call.method === 'POST' && !hasBodyOf(call, request.headers['content-type'])) return 'not-json';
  if (call.changes !== 'money') return undefined;
  // there is no money that it could move: it hears that its session has ended
  if (sessionHash === undefined && call.access === 'player') return undefined;
  const token = request.headers['x-csrf-token'];
  const isKnown = sessionHash !== undefined && typeof token === 'string';
  return isKnown && isSigned(rules, token, (secret) => csrfToken(secret, sessionHash)) ? undefined : 'csrf';
}

/** The token that the session's own page reads from its cookie and sends back. */
export function csrfToken(secret: string, sessionHash: string): string {
  return createHmac('sha256', secret).update(`csrf:${sessionHash}`).digest('base64url');
}

/** What signs, and what signed before the operator changed it. */
export interface SigningSecrets {
  readonly secret: string;
  readonly formerSecrets: readonly string[];
}

/** Whether a text was signed here, before a change of the secret or since. */
export function isSigned(
  { secret, formerSecrets }: SigningSecrets,
  signed: string,
  sign: (secret: string) => string,
): boolean {
  return [secret, ...formerSecrets].some((each) => isSameText(signed, sign(each)));
}

export function isSameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The site's own origin as this request has it. */
export function ownOrigin(
  { headers }: FastifyRequest,
  { origin, isSecure }: Omit<OriginRules, 'secret' | 'formerSecrets'>,
): string {
  return origin ?? `${isSecure ? 'https' : 'http'}://${headers.host ?? ''}`;
}

const JSON_TYPE = /^application\/json(?:\s*;|\s*$)/i;
const BODY_TYPES = {
  'multipart/form-data': /^multipart\/form-data\s*;/i,
  // no form of another site can send it
  'application/octet-stream': /^application\/octet-stream\s*$/i,
} as const;

function hasBodyOf({ bodyType }: Pick<AnyCall, 'bodyType'>, contentType = ''): boolean {
  return (bodyType === undefined ? JSON_TYPE : BODY_TYPES[bodyType]).test(contentType);
}
