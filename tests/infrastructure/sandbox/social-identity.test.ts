import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorizationAddress, exchangedIdentity } from '../../../infrastructure/sandbox/social/social-identity.ts';
import type { IssuerOrder, IssuerRequest } from '../../../infrastructure/sandbox/social/issuer-request.ts';

const NOW = Date.UTC(2026, 9, 16, 18);
const SECONDS = NOW / 1000;
const ISSUER = { issuer: 'https://id.example', clientId: 'site', clientSecret: 'se:cret' };
const DISCOVERY = {
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/authorize',
  token_endpoint: 'https://tokens.example/token',
  jwks_uri: 'https://id.example/jwks',
};
const ORDER = { code: 'code', redirectUri: 'https://site.example/back', nonce: 'once', verifier: 'v', now: NOW };
const CLAIMS: JWTPayload = {
  iss: 'https://id.example',
  aud: 'site',
  sub: '7',
  name: 'Ivan',
  nonce: 'once',
  iat: SECONDS,
  exp: SECONDS + 300,
};

let own: { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey };
let foreign: typeof own;
beforeAll(async () => {
  [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
});

/** A provider that answers with this token. */
function provider(
  token: string,
  discovery: object = DISCOVERY,
): { readonly request: IssuerRequest; readonly asked: IssuerOrder[] } {
  const asked: IssuerOrder[] = [];
  const request: IssuerRequest = async (order) => {
    asked.push(order);
    if (order.url.endsWith('/openid-configuration')) return { ...discovery };
    if (order.url.endsWith('/jwks')) return { keys: [{ ...(await exportJWK(own.publicKey)), alg: 'ES256' }] };
    return { id_token: token };
  };
  return { request, asked };
}

const signed = async (claims: JWTPayload, key = own.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(key);
const told = async (token: string, discovery?: object) =>
  exchangedIdentity(provider(token, discovery).request, ISSUER, ORDER);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('what a network says of somebody', () => {
  it('is believed where its issuer signed it for this site and this attempt [NET-3]', async () => {
    const { request, asked } = provider(await signed(CLAIMS));
    expect(await exchangedIdentity(request, ISSUER, ORDER)).toEqual({
      subject: '7',
      name: 'Ivan',
      email: undefined,
      isEmailVerified: false,
    });
    const token = asked.find(({ form }) => form !== undefined);
    expect(token?.url).toBe('https://tokens.example/token');
    expect(Object.fromEntries(token?.form ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'code',
      redirect_uri: 'https://site.example/back',
      code_verifier: 'v',
    });
    expect(token?.authorization).toBe(`Basic ${Buffer.from('site:se%3Acret').toString('base64')}`);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['another nonce', { nonce: 'twice' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another' }],
    ['several audiences and none of them named as the party', { aud: ['site', 'another'] }],
    ['another party', { azp: 'another' }],
    ['an end that has passed', { exp: SECONDS - 31 }],
    ['no end', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject without end', { sub: 'x'.repeat(256) }],
    ['a beginning to come', { nbf: SECONDS + 3600 }],
  ])('is not believed with %s [NET-3]', async (_, changed) => {
    expect(await told(await signed({ ...CLAIMS, ...changed }))).toBeUndefined();
  });

  it('is not believed unsigned, signed with another key, or with a key that everybody knows [NET-3]', async () => {
    const unsigned = `${part({ alg: 'none' })}.${part(CLAIMS)}.`;
    const publicText = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
    const shared = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256' }).sign(publicText);
    const others = await signed(CLAIMS, foreign.privateKey);
    const [head = '', , signature = ''] = (await signed(CLAIMS)).split('.');
    const altered = [head, part({ ...CLAIMS, sub: '8' }), signature].join('.');
    for (const token of [unsigned, shared, others, altered, '', 'a.b.c']) expect(await told(token)).toBeUndefined();
  });

  it.each([
    ['names another issuer', { ...DISCOVERY, issuer: 'https://evil.example' }],
    ['has no address for tokens', { ...DISCOVERY, token_endpoint: undefined }],
    ['sends codes in the open', { ...DISCOVERY, token_endpoint: 'http://tokens.example/token' }],
    ['has an address that is none', { ...DISCOVERY, jwks_uri: 'javascript:alert(1)' }],
  ])('is not asked of a provider that %s [NET-3]', async (_, discovery) => {
    expect(await told(await signed(CLAIMS), discovery)).toBeUndefined();
    const order = { ...ORDER, state: 's', language: 'ru' };
    expect(await authorizationAddress(provider('', discovery).request, ISSUER, order)).toBeUndefined();
  });
});
