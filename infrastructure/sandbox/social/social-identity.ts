import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { recoveryContact } from '../../../core/registration/recovery-contact.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { IssuerRequest } from './issuer-request.ts';
import type { SocialIssuer } from './social-issuer.ts';

/** What the site sends a browser to a provider with. */
export interface AuthorizationOrder {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly language: string;
}

/** What is exchanged for the identity. */
export interface CodeOrder {
  readonly code: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly now: EpochMillis;
}

/** Who somebody is to a network. */
export interface SocialIdentity {
  readonly subject: string;
  readonly name: string;
  /** NET-13 In small letters; absent where the network names none. */
  readonly email: string | undefined;
  /** Whether the network says that the person has proven it. */
  readonly isEmailVerified: boolean;
}

interface Discovery {
  readonly authorization: string;
  readonly token: string;
  readonly keys: string;
  readonly takesBasic: boolean;
  readonly hasEmail: boolean;
}

/** Signatures with a public key; one with a shared secret, or none, proves nothing. */
const ALGORITHMS = ['RS256', 'ES256'];
const CLOCK_TOLERANCE = 30;
const LONGEST_SUBJECT = 255;
const LONGEST_ADDRESS = 254;
const LONGEST_NAME = 100;

/** Where the browser is to go; nothing where the provider does not say. */
export async function authorizationAddress(
  request: IssuerRequest,
  { issuer, clientId }: SocialIssuer,
  order: AuthorizationOrder,
): Promise<string | undefined> {
  const discovery = await discover(request, issuer);
  if (discovery === undefined) return undefined;
  const address = new URL(discovery.authorization);
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: order.redirectUri,
    scope: discovery.hasEmail ? 'openid profile email' : 'openid profile',
    state: order.state,
    nonce: order.nonce,
    code_challenge: createHash('sha256').update(order.verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: order.language,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** NET-3 Exchanges a code; nothing where anything of the answer is not as it must be. */
export async function exchangedIdentity(
  request: IssuerRequest,
  issuer: SocialIssuer,
  order: CodeOrder,
): Promise<SocialIdentity | undefined> {
  const discovery = await discover(request, issuer.issuer);
  if (discovery === undefined) return undefined;
  const [tokens, keys] = await Promise.all([
    request(tokenOrder(discovery, issuer, order)),
    request({ url: discovery.keys }),
  ]);
  const token = tokens?.['id_token'];
  if (typeof token !== 'string' || !isKeySet(keys)) return undefined;
  const claims = await verifiedClaims(token, keys, { issuer, now: order.now });
  return claims === undefined || claims['nonce'] !== order.nonce ? undefined : identityOf(claims, issuer.clientId);
}

/** TAP-1 Who a credential names that the browser brought; nothing where anything of it is not as it must be. */
export async function credentialIdentity(
  request: IssuerRequest,
  issuer: SocialIssuer,
  { credential, nonce, now }: { readonly credential: string } & Pick<CodeOrder, 'nonce' | 'now'>,
): Promise<SocialIdentity | undefined> {
  const discovery = await discover(request, issuer.issuer);
  const keys = discovery && (await request({ url: discovery.keys }));
  if (!isKeySet(keys)) return undefined;
  const claims = await verifiedClaims(credential, keys, { issuer, now });
  return claims === undefined || claims['nonce'] !== nonce ? undefined : identityOf(claims, issuer.clientId);
}

async function discover(request: IssuerRequest, issuer: string): Promise<Discovery | undefined> {
  const found = await request({ url: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration` });
  if (found?.['issuer'] !== issuer) return undefined;
  const [authorization, token, keys] = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].map((name) =>
    endpoint(found[name], issuer),
  );
  if (authorization === undefined || token === undefined || keys === undefined) return undefined;
  const methods = found['token_endpoint_auth_methods_supported'];
  const scopes = found['scopes_supported'];
  return {
    authorization,
    token,
    keys,
    takesBasic: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    hasEmail: !Array.isArray(scopes) || scopes.includes('email'),
  };
}

/** Over https, or where the issuer itself lies. */
function endpoint(given: unknown, issuer: string): string | undefined {
  if (typeof given !== 'string' || !URL.canParse(given)) return undefined;
  const { protocol, origin, href } = new URL(given);
  return protocol === 'https:' || origin === new URL(issuer).origin ? href : undefined;
}

function tokenOrder({ token, takesBasic }: Discovery, { clientId, clientSecret }: SocialIssuer, order: CodeOrder) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: order.code,
    redirect_uri: order.redirectUri,
    code_verifier: order.verifier,
  });
  if (takesBasic) {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
    return { url: token, form, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  }
  form.set('client_id', clientId);
  form.set('client_secret', clientSecret);
  return { url: token, form };
}

async function verifiedClaims(
  token: string,
  keys: JSONWebKeySet,
  { issuer: { issuer, clientId }, now }: { readonly issuer: SocialIssuer; readonly now: EpochMillis },
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    return payload;
  } catch {
    return undefined;
  }
}

function identityOf(claims: JWTPayload, clientId: string): SocialIdentity | undefined {
  const { sub: subject, aud: audience, azp: party, name } = claims;
  const email = namedAddress(claims['email']);
  if (subject === undefined || subject === '' || subject.length > LONGEST_SUBJECT || subject.includes('\0'))
    return undefined;
  // a token for several parties must say that it was made for this one
  const isForOthers = Array.isArray(audience) && audience.length > 1;
  if ((isForOthers || party !== undefined) && party !== clientId) return undefined;
  const shown = typeof name === 'string' ? name.replaceAll(/\p{C}/gu, ' ').trim() : '';
  return {
    subject,
    name: Array.from(shown).slice(0, LONGEST_NAME).join(''),
    email,
    // some write the word
    isEmailVerified: email !== undefined && [true, 'true'].includes(claims['email_verified'] as boolean | string),
  };
}

function namedAddress(claim: unknown): string | undefined {
  const contact = typeof claim === 'string' && claim.length <= LONGEST_ADDRESS ? recoveryContact(claim) : undefined;
  return contact?.ok === true && contact.value.includes('@') ? contact.value : undefined;
}

function isKeySet(
  given: Readonly<Record<string, unknown>> | undefined,
): given is Readonly<Record<string, unknown>> & JSONWebKeySet {
  return Array.isArray(given?.['keys']);
}
