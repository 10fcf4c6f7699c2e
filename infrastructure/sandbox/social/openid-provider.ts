import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSocialNetwork, type SocialNetwork } from '../../../core/registration/registration-type.ts';
import { isOwnPage } from '../../http/own-page.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { isSameText, type OriginRules } from '../server/request-origin.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { readAuthorization, sendLoginPage, sendWrongPage, textOf, type Authorization } from './openid-authorization.ts';
import { keepPerson } from './openid-person.ts';
import { issueCode, redeemCode, signIdentity, signingKeys, subjectOf, type SigningKeys } from './signing-keys.ts';
import { demoClient, demoIssuer, OPENID_PATH, seenOrigin } from './offered-networks.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Provider extends Pick<SandboxParts, 'database' | 'secret' | 'now'> {
  readonly origin: OriginRules;
  readonly keys: () => Promise<SigningKeys>;
}

const LONGEST_FORM = 20_000;
const LONGEST_PERSON = 200;
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Demo only: an OpenID provider that stands for the social networks. Whoever is typed there is made up. */
export async function serveOpenidProvider(
  { app, origin }: ServedApi,
  parts: Pick<SandboxParts, 'database' | 'secret' | 'now'>,
): Promise<void> {
  let made: Promise<SigningKeys> | undefined;
  const provider: Provider = { ...parts, origin, keys: async () => (made ??= signingKeys(parts)) };
  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: LONGEST_FORM },
        (_request, body, done) => {
          done(null, Object.fromEntries(new URLSearchParams(String(body))));
        },
      );
      serveDocuments(scope, provider);
      serveLogin(scope, provider);
      serveToken(scope, provider);
    },
    { prefix: `${OPENID_PATH}/:network` },
  );
}

function serveDocuments(scope: FastifyInstance, { origin, keys }: Provider): void {
  scope.get('/.well-known/openid-configuration', async (request, reply) => {
    const network = networkOf(request);
    if (network === undefined) return reply.callNotFound();
    const issuer = demoIssuer(seenOrigin(request, origin), network);
    return reply.headers(HEADERS).send({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'email'],
      ui_locales_supported: ['ru', 'en'],
      authorization_response_iss_parameter_supported: true,
    });
  });
  scope.get('/jwks', async (request, reply) =>
    networkOf(request) === undefined
      ? reply.callNotFound()
      : reply.headers(HEADERS).send({ keys: [(await keys()).shown] }),
  );
}

function serveLogin(scope: FastifyInstance, provider: Provider): void {
  const ordered = (request: FastifyRequest, fields: Fields): Authorization | undefined => {
    const network = networkOf(request);
    const { clientId } = demoClient(provider.secret);
    return network && readAuthorization(fields, { network, host: request.headers.host ?? '', clientId });
  };
  const wrong = (reply: FastifyReply, fields: Fields) =>
    sendWrongPage(reply, textOf(fields['ui_locales'])?.startsWith('ru') === true ? 'ru' : 'en');

  scope.get('/authorize', (request, reply) => {
    const fields = request.query as Fields;
    const order = ordered(request, fields);
    return order === undefined ? wrong(reply, fields) : sendLoginPage(reply, fields, order);
  });
  scope.post('/authorize', async (request, reply) => {
    const fields = (request.body ?? {}) as Fields;
    const order = isOwnPage(request, seenOrigin(request, provider.origin)) ? ordered(request, fields) : undefined;
    if (order === undefined) return wrong(reply, fields);
    return reply
      .headers({ 'cache-control': 'no-store' })
      .redirect(await decided(reply, provider, { order, fields }), 303);
  });
}

/** Back to the site: with a code for whoever was allowed, else with the refusal. */
async function decided(
  reply: FastifyReply,
  provider: Provider,
  { order, fields }: { readonly order: Authorization; readonly fields: Fields },
): Promise<string> {
  const { network, redirectUri, state, nonce, challenge } = order;
  const [name, email] = ['name', 'email'].map((field) => textOf(fields[field])?.trim().slice(0, LONGEST_PERSON) ?? '');
  const address = new URL(redirectUri);
  address.searchParams.set('state', state);
  address.searchParams.set('iss', demoIssuer(address.origin, network));
  if (fields['decision'] !== 'allow' || !name || !email) {
    address.searchParams.set('error', 'access_denied');
    return address.href;
  }
  keepPerson(reply, provider.secret, { name, email });
  const person = { subject: subjectOf(network, email), name, email };
  const about = { network, redirect_uri: redirectUri, challenge, nonce, ...person };
  address.searchParams.set('code', await issueCode(provider, about));
  return address.href;
}

function serveToken(scope: FastifyInstance, provider: Provider): void {
  scope.post('/token', async (request, reply) => {
    const network = networkOf(request);
    const { clientId, clientSecret } = demoClient(provider.secret);
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    void reply.headers(HEADERS);
    if (!isSameText(request.headers.authorization ?? '', expected))
      return reply.code(401).send({ error: 'invalid_client' });
    const fields = (request.body ?? {}) as Fields;
    const row = network && (await redeemed(provider, network, fields));
    if (row === undefined) return reply.code(400).send({ error: 'invalid_grant' });
    const issuer = demoIssuer(new URL(row.redirect_uri).origin, row.network);
    const token = await signIdentity(provider, (await provider.keys()).signing, { issuer, clientId, row });
    return reply.send({ token_type: 'Bearer', expires_in: 300, id_token: token });
  });
}

async function redeemed(provider: Provider, network: SocialNetwork, fields: Fields) {
  if (fields['grant_type'] !== 'authorization_code') return undefined;
  const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => textOf(fields[name]));
  if (code === undefined || redirectUri === undefined || verifier === undefined) return undefined;
  return redeemCode(provider, { network, code, redirectUri, verifier });
}

function networkOf(request: FastifyRequest): SocialNetwork | undefined {
  const { network } = request.params as { readonly network: string };
  return isSocialNetwork(network) ? network : undefined;
}
