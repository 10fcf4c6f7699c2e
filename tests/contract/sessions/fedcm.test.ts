import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_TAP_CLIENT, ONE_TAP_OFFER, ONE_TAP_SIGN_IN } from '../../../infrastructure/session/one-tap-calls.ts';
import { subjectOf } from '../../../infrastructure/sandbox/social/signing-keys.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { decide, finishSocial, startSocial } from '../../support/browser/social-walk.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const HOST = 'localhost:3000';
const ORIGIN = `http://${HOST}`;
const CONFIG = `${ORIGIN}/debugger/openid/google/fedcm/config.json`;
const PERSON = { name: 'Ann', email: 'ann@example.org' };
const FORM = 'application/x-www-form-urlencoded';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

interface Asked {
  readonly visitor?: Visitor;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

/** What the provider tells, each document its own part of it. */
interface Told {
  readonly provider_urls: readonly string[];
  readonly accounts_endpoint: string;
  readonly client_metadata_endpoint: string;
  readonly id_assertion_endpoint: string;
  readonly login_url: string;
  readonly accounts: readonly { readonly id: string }[];
  readonly token?: string;
}

/** As the browser itself asks. */
async function ask(address: string, { visitor, headers = {}, form }: Asked = {}) {
  const { pathname, search } = new URL(address);
  const cookie = [...(visitor?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fixture.app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: pathname + search,
    headers: {
      host: HOST,
      'sec-fetch-dest': 'webidentity',
      ...(cookie === '' ? {} : { cookie }),
      ...(form === undefined ? {} : { 'content-type': FORM, origin: ORIGIN }),
      ...headers,
    },
    ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
  });
}

async function knownVisitor(): Promise<Visitor> {
  const visitor = fixture.visitor();
  const { cookies } = await decide(fixture, await startSocial(visitor), PERSON);
  for (const { name, value } of cookies) visitor.cookies.set(name, value);
  return visitor;
}
const begin = async (visitor: Visitor) => (await visitor.send(ONE_TAP_CLIENT, { query: { language: 'ru' } })).read();
const orderOf = async (visitor: Visitor, nonce: string, clientId: string) => {
  const { accounts } = (await ask(`${ORIGIN}/debugger/openid/google/fedcm/accounts`, { visitor })).json<Told>();
  return { client_id: clientId, account_id: accounts[0]!.id, params: JSON.stringify({ nonce }) };
};
const assertion = `${ORIGIN}/debugger/openid/google/fedcm/assertion`;

describe('the accounts that a browser offers', () => {
  it('lead from the configuration to a sign-in that is verified like every identity token [TAP-8, TAP-1, TAP-3]', async () => {
    const visitor = await knownVisitor();
    const offer = await visitor.send(ONE_TAP_OFFER);
    expect(offer.read()).toEqual({ network: 'google', configUrl: CONFIG, name: 'Ann' });
    expect(offer.headers['cache-control']).toBe('no-store');
    const wellKnown = await ask(`${ORIGIN}/.well-known/web-identity`);
    expect(wellKnown.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const known = wellKnown.json<Told>();
    expect(known.provider_urls).toEqual([CONFIG]);
    const config = (await ask(CONFIG)).json<Told>();
    expect([known.accounts_endpoint, known.login_url]).toEqual([config.accounts_endpoint, config.login_url]);
    const { accounts } = (await ask(config.accounts_endpoint, { visitor })).json<Told>();
    expect(accounts).toEqual([
      { id: subjectOf('google', PERSON.email), name: 'Ann', given_name: 'Ann', email: PERSON.email },
    ]);
    const { clientId, nonce } = await begin(visitor);
    const metadata = (await ask(`${config.client_metadata_endpoint}?client_id=${clientId}`)).json<Told>();
    expect(Object.keys(metadata)).toEqual(['privacy_policy_url', 'terms_of_service_url']);
    const form = { client_id: clientId, account_id: accounts[0]!.id, params: JSON.stringify({ nonce }) };
    const reply = await ask(config.id_assertion_endpoint, { visitor, form });
    expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([200, ORIGIN]);
    const { token } = reply.json<Told>();
    expect(decodeJwt(token!)).toMatchObject({ nonce, aud: clientId, iss: `${ORIGIN}/debugger/openid/google` });
    const body = { credential: String(token), language: 'ru', currency: '643', countryId: '1' } as const;
    expect((await visitor.send(ONE_TAP_SIGN_IN, { body })).read()).toBe('/ru?showSocialModal=1');
    expect((await visitor.send(ONE_TAP_SIGN_IN, { body })).status).toBe(401);
    expect((await finishSocial(visitor)).read().newPlayer?.name).toBe('Ann');
  });

  it('are shown to the browser alone, and only where somebody is known [TAP-10]', async () => {
    const visitor = await knownVisitor();
    const accounts = `${ORIGIN}/debugger/openid/google/fedcm/accounts`;
    const byPage = await ask(accounts, { visitor, headers: { 'sec-fetch-dest': 'empty' } });
    const ofNobody = await ask(accounts);
    expect([byPage.statusCode, ofNobody.statusCode]).toEqual([401, 401]);
    expect(byPage.body).not.toContain('Ann');
    expect((await fixture.visitor().send(ONE_TAP_OFFER)).read()).toEqual({ network: 'google' });
  });

  it('are confirmed to the page of the client alone, for the account that is known here, with a nonce [TAP-10, SEC-60]', async () => {
    const visitor = await knownVisitor();
    const { clientId, nonce } = await begin(visitor);
    const form = await orderOf(visitor, nonce, clientId);
    const wrong: readonly Asked[] = [
      { visitor, form, headers: { 'sec-fetch-dest': 'empty' } },
      { visitor, form, headers: { origin: 'https://evil.example' } },
      { visitor, form: { ...form, client_id: 'somebody' } },
      { visitor, form: { ...form, account_id: 'another' } },
      { visitor, form: { ...form, params: '{}' } },
      { visitor, form: { ...form, params: 'x' } },
      { form },
    ];
    for (const asked of wrong) {
      const reply = await ask(assertion, asked);
      expect([reply.statusCode >= 400, 'token' in reply.json<Told>()]).toEqual([true, false]);
      expect(reply.headers['access-control-allow-origin']).toBe(ORIGIN);
    }
    expect((await ask(assertion, { visitor, form })).statusCode).toBe(200);
  });

  it('begin with the page where somebody signs in at the provider, which tells the browser so [TAP-8, TAP-7]', async () => {
    const login = `${ORIGIN}/debugger/openid/google/fedcm/login`;
    expect((await ask(login)).body).toContain('<form method="post" action="login">');
    const foreign = await ask(login, { form: PERSON, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.statusCode, foreign.headers['set-login']]).toEqual([303, undefined]);
    const done = await ask(login, { form: PERSON, headers: { 'sec-fetch-site': 'same-origin' } });
    expect([done.statusCode, done.headers['set-login']]).toEqual([200, 'logged-in']);
    expect(done.cookies.map(({ name }) => name)).toEqual(['__Host-openid']);
  });
});

describe('the network of an operator that offers its accounts', () => {
  it('is named as it was set up, and the demonstration is asked for nothing; without one there is no one-tap [TAP-8, WAY-8]', async () => {
    const client = { issuer: 'https://id.example', clientId: 'site', clientSecret: 's' };
    const fedcm = 'https://id.example/fedcm.json';
    const set = await openFixture({ isDemo: false, social: { vk: { ...client, fedcm } } });
    const visitor = set.visitor();
    expect((await visitor.send(ONE_TAP_OFFER)).read()).toEqual({ network: 'vk', configUrl: fedcm });
    expect((await begin(visitor)).clientId).toBe('site');
    expect((await visitor.send(SITE_CONFIG, { query: { lang: 'ru' } })).read().result.isOneTapAuthEnabled).toBe(true);
    expect((await set.app.inject('/.well-known/web-identity')).statusCode).toBe(404);
    await set.close();
    const plain = await openFixture({ isDemo: false, social: { google: client } });
    expect((await plain.visitor().send(ONE_TAP_OFFER)).status).toBe(404);
    expect((await plain.visitor().send(ONE_TAP_CLIENT, { query: { language: 'ru' } })).status).toBe(404);
    await plain.close();
  });
});
