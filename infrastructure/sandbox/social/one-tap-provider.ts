import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFields } from '../../../core/shared/untrusted.ts';
import { ONE_TAP_CREDENTIAL, ONE_TAP_PERSON } from '../../session/one-tap-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { isSameText } from '../server/request-origin.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { demoClient, demoIssuer, seenOrigin } from './offered-networks.ts';
import { signIdentity, signingKeys, subjectOf } from './signing-keys.ts';

const COOKIE_NAME = '__Host-openid';
const COOKIE = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;

/** Whom the demonstration's provider has let through in this browser. */
interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

/** Demo only: keeps who said who they are, as a provider keeps who is signed in to it. */
export function keepPerson(reply: FastifyReply, secret: string, { name, email }: KnownPerson): void {
  const said = Buffer.from(JSON.stringify({ name, email })).toString('base64url');
  reply.setCookie(COOKIE_NAME, `${said}.${signature(secret, said)}`, COOKIE);
}

/** TAP-7 Whoever comes next is not offered to go on by the name of who has just left. */
export function forgetPerson(reply: FastifyReply): void {
  if (reply.request.cookies[COOKIE_NAME] !== undefined) reply.clearCookie(COOKIE_NAME, COOKIE);
}

/** Demo only: the provider's side of a one-tap sign-in. */
export function serveOneTapProvider(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'secret' | 'now'>): void {
  const { secret } = parts;
  serveCall(api, ONE_TAP_PERSON, ({ reply }) => {
    const person = personIn(reply.request, secret);
    return { is_known: person !== undefined, name: person?.name ?? '' };
  });
  serveCall(api, ONE_TAP_CREDENTIAL, async ({ body: { clientId, nonce }, reply }) => {
    const person = personIn(reply.request, secret);
    if (person === undefined || clientId !== demoClient(secret).clientId) return refuse(404, 'no-person');
    const issuer = demoIssuer(seenOrigin(reply.request, api.origin), 'google');
    const { signing } = await signingKeys(parts);
    const { name, email } = person;
    const row = { nonce, name, email, subject: subjectOf('google', email) };
    return { credential: await signIdentity(parts, signing, { issuer, clientId, row }) };
  });
}

function personIn({ cookies }: FastifyRequest, secret: string): KnownPerson | undefined {
  const [said = '', sign = ''] = cookies[COOKIE_NAME]?.split('.') ?? [];
  if (!isSameText(sign, signature(secret, said))) return undefined;
  const person: unknown = JSON.parse(Buffer.from(said, 'base64url').toString());
  if (!isFields(person)) return undefined;
  const { name, email } = person;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined;
}

function signature(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`openid person:${said}`).digest('base64url');
}
