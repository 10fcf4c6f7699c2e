import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routePath } from '../../../core/navigation/route-table.ts';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import { isFields } from '../../../core/shared/untrusted.ts';
import { isOwnPage } from '../../http/own-page.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { jsonObject } from './issuer-request.ts';
import { DEMO_ONE_TAP, demoClient, demoFedcm, seenOrigin } from './offered-networks.ts';
import { demoCredential } from './one-tap-provider.ts';
import { textOf } from './openid-authorization.ts';
import { keepPerson, knownPerson } from './openid-person.ts';
import { subjectOf } from './signing-keys.ts';
import { sendOwnPage } from './social-pages.ts';
import { BACK_WORDS, LOGIN_WORDS } from './social-words.ts';

type ProviderParts = Pick<SandboxParts, 'database' | 'secret' | 'now'>;
type Fields = Readonly<Record<string, unknown>>;

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;
/** What is the same for everybody: a browser asks for it as from no site at all. */
const PUBLIC_HEADERS = { ...HEADERS, 'cross-origin-resource-policy': 'cross-origin' } as const;
const LONGEST_FORM = 20_000;
const LONGEST_PERSON = 200;
const NONCE = /^[\w-]{1,200}$/;

/** Demo only: the provider as browsers ask it for accounts (Federated Credential Management). */
export async function serveFedcmProvider({ app, origin }: ServedApi, parts: ProviderParts): Promise<void> {
  const config = (request: FastifyRequest): string => demoFedcm(seenOrigin(request, origin));
  app.get('/.well-known/web-identity', (request, reply) =>
    reply.headers(PUBLIC_HEADERS).send({
      provider_urls: [config(request)],
      accounts_endpoint: beside(config(request), 'accounts'),
      login_url: beside(config(request), 'login'),
    }),
  );
  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: LONGEST_FORM },
        (_request, body, done) => {
          done(null, Object.fromEntries(new URLSearchParams(String(body))));
        },
      );
      serveAccounts(scope, parts, origin);
      serveLogin(scope, (request) => seenOrigin(request, origin), parts.secret);
    },
    { prefix: new URL(beside(demoFedcm('http://site.invalid'), '.')).pathname },
  );
}

function serveAccounts(scope: FastifyInstance, parts: ProviderParts, origin: ServedApi['origin']): void {
  const configOf = (request: FastifyRequest): string => demoFedcm(seenOrigin(request, origin));
  scope.get('/config.json', async (request, reply) =>
    reply.headers(PUBLIC_HEADERS).send({
      accounts_endpoint: beside(configOf(request), 'accounts'),
      client_metadata_endpoint: beside(configOf(request), 'client'),
      id_assertion_endpoint: beside(configOf(request), 'assertion'),
      login_url: beside(configOf(request), 'login'),
      branding: { background_color: '#1f5fbf', color: '#ffffff' },
    }),
  );
  scope.get('/client', async (request, reply) => {
    const site = seenOrigin(request, origin);
    return reply.headers(PUBLIC_HEADERS).send({
      privacy_policy_url: site + routePath('privacy-policy', {}),
      terms_of_service_url: site + routePath('rules', { ruleGroup: '1' }),
    });
  });
  scope.get('/accounts', async (request, reply) => sendAccounts(request, reply, parts));
  scope.post('/assertion', async (request, reply) => sendAssertion(request, reply, { parts, origin }));
}

function beside(config: string, path: string): string {
  return new URL(path, config).href;
}

/** TAP-10 Only the browser itself says that it asks for accounts: no page can. */
function isBrowserItself({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'webidentity';
}

function sendAccounts(request: FastifyRequest, reply: FastifyReply, { secret }: ProviderParts): FastifyReply {
  const person = isBrowserItself(request) ? knownPerson(request, secret) : undefined;
  void reply.headers(HEADERS);
  if (person === undefined) return reply.code(401).send({ accounts: [] });
  const { name, email } = person;
  return reply.send({ accounts: [{ id: subjectOf(DEMO_ONE_TAP, email), name, given_name: name, email }] });
}

async function sendAssertion(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, origin }: { readonly parts: ProviderParts; readonly origin: ServedApi['origin'] },
): Promise<FastifyReply> {
  const site = seenOrigin(request, origin);
  const person = knownPerson(request, parts.secret);
  const { client_id: client, account_id: account, params } = (request.body ?? {}) as Fields;
  const nonce = typeof params === 'string' ? jsonObject(params)?.['nonce'] : undefined;
  const isOrdered =
    isBrowserItself(request) && request.headers.origin === site && client === demoClient(parts.secret).clientId;
  void reply.headers({
    ...HEADERS,
    'access-control-allow-origin': site,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  });
  if (!isOrdered || typeof nonce !== 'string' || !NONCE.test(nonce))
    return reply.code(400).send({ error: { code: 'invalid_request' } });
  if (person === undefined || account !== subjectOf(DEMO_ONE_TAP, person.email))
    return reply.code(401).send({ error: { code: 'access_denied' } });
  return reply.send({ token: await demoCredential(parts, { origin: site, nonce, person }) });
}

/** Where a browser leads whom the provider does not know any more. */
function serveLogin(scope: FastifyInstance, siteOf: (request: FastifyRequest) => string, secret: string): void {
  const languageOf = ({ headers }: FastifyRequest) =>
    headers['accept-language']?.toLowerCase().startsWith('ru') === true ? 'ru' : 'en';
  scope.get('/login', (request, reply) => {
    const language = languageOf(request);
    const words = LOGIN_WORDS[language];
    const body = `<form method="post" action="login">
<label>${words.name}<input name="name" autocomplete="off" maxlength="60" required autofocus></label>
<label>${words.email}<input name="email" type="email" autocomplete="off" maxlength="200" required></label>
<button>${words.allow}</button>
</form>
<p class="note">${words.note}</p>`;
    return sendOwnPage(reply, { language, title: words.title(NETWORK_NAMES[DEMO_ONE_TAP]), body });
  });
  scope.post('/login', (request, reply) => {
    const body = isFields(request.body) ? request.body : {};
    const [name, email] = ['name', 'email'].map((field) => textOf(body[field])?.trim().slice(0, LONGEST_PERSON) ?? '');
    if (!isOwnPage(request, siteOf(request)) || !name || !email) return reply.redirect('login', 303);
    keepPerson(reply, secret, { name, email });
    const language = languageOf(request);
    const { title, text, link } = BACK_WORDS[language];
    return sendOwnPage(reply, {
      language,
      title,
      body: `<p>${text}</p><p><a href="/">${link}</a></p>`,
      script: 'self.IdentityProvider?.close();',
    });
  });
}
