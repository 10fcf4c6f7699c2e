import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { START_SOCIAL } from '../../../infrastructure/session/social-calls.ts';
import { demoClient } from '../../../infrastructure/sandbox/social/offered-networks.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import {
  answerOf,
  decide,
  finishSocial,
  follow,
  registerSocial,
  startSocial,
} from '../../support/browser/social-walk.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

const EVE = { name: 'Eve', email: 'eve@example.org' };
const START = { network: 'google', is_window: true, save: false, language: 'en' } as const;

describe('a foreign answer of a social network', () => {
  it.each([
    ['without a state', (back: URL) => back.searchParams.delete('state')],
    ['with another state', (back: URL) => back.searchParams.set('state', 'a'.repeat(43))],
    ['with two states', (back: URL) => back.searchParams.append('state', 'a'.repeat(43))],
    ['with two codes', (back: URL) => back.searchParams.append('code', 'a'.repeat(43))],
    ['at the address of another network', (back: URL) => (back.pathname = back.pathname.replace('/google/', '/vk/'))],
  ])('is nobody’s and does not end the attempt: %s [NET-2]', async (_, change) => {
    const visitor = fixture.visitor();
    const back = await answerOf(fixture, await startSocial(visitor), EVE);
    const changed = new URL(back);
    change(changed);
    await follow(fixture, visitor, changed);
    expect((await finishSocial(visitor)).read()).toEqual({ isWaiting: true });
    await follow(fixture, visitor, back);
    expect((await finishSocial(visitor)).read().newPlayer?.name).toBe('Eve');
  });

  it.each([
    ['a wrong code', (back: URL) => back.searchParams.set('code', 'a'.repeat(43))],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
  ])('confirms nobody, and cannot be mended: %s [NET-3]', async (_, change) => {
    const visitor = fixture.visitor();
    const back = await answerOf(fixture, await startSocial(visitor), EVE);
    const changed = new URL(back);
    change(changed);
    await follow(fixture, visitor, changed);
    await follow(fixture, visitor, back);
    expect(await finishSocial(visitor)).toMatchObject({ status: 403, code: 'not-confirmed' });
  });

  it('signs nobody in to the account of who sent it: another browser has no part in the attempt [NET-2, SEC-41]', async () => {
    const [attacker, victim] = [fixture.visitor(), fixture.visitor()];
    const back = await answerOf(fixture, await startSocial(attacker), EVE);
    const led = await follow(fixture, victim, back);
    expect([led.statusCode, led.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await finishSocial(victim)).status).toBe(404);
    expect((await victim.send(SESSION)).body.user_id).toBeNull();
    // nor where the victim is in an attempt of its own
    await startSocial(victim);
    await follow(fixture, victim, back);
    expect((await finishSocial(victim)).read()).toEqual({ isWaiting: true });
    await follow(fixture, attacker, back);
    expect((await finishSocial(attacker)).read().newPlayer).toBeDefined();
  });

  it('is taken once [NET-2]', async () => {
    const visitor = fixture.visitor();
    const back = await answerOf(fixture, await startSocial(visitor), EVE);
    const cookies = new Map(visitor.cookies);
    await follow(fixture, visitor, back);
    expect((await registerSocial(visitor)).status).toBe(200);
    const thief = fixture.visitor(cookies);
    await follow(fixture, thief, back);
    expect((await finishSocial(thief)).status).toBe(404);
  });

  it('comes too late after ten minutes [NET-2]', async () => {
    const visitor = fixture.visitor();
    const asked = await startSocial(visitor);
    fixture.clock.move(minutes(10));
    await follow(fixture, visitor, await answerOf(fixture, asked, EVE));
    expect((await finishSocial(visitor)).status).toBe(404);
  });

  it('is not begun from another site, nor without its own headers [NET-2, SEC-41]', async () => {
    const visitor = fixture.visitor();
    const foreign = await visitor.send(START_SOCIAL, { body: START }, { 'sec-fetch-site': 'cross-site' });
    const plain = await visitor.send(START_SOCIAL, { body: START }, { 'x-requested-with': undefined });
    expect([foreign.status, plain.status]).toEqual([403, 403]);
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('the provider of the demonstration', () => {
  it.each([
    ['another address to lead to', 'redirect_uri', 'https://evil.example/callback'],
    ['a part of the address', 'redirect_uri', 'http://localhost:3000/web-api/session/social/google/callback/x'],
    ['the address of another network', 'redirect_uri', 'http://localhost:3000/web-api/session/social/vk/callback'],
    ['another client', 'client_id', 'evil'],
    ['a plain challenge', 'code_challenge_method', 'plain'],
    ['no challenge', 'code_challenge', ''],
    ['no nonce', 'nonce', ''],
    ['no state', 'state', ''],
    ['a token at once', 'response_type', 'id_token'],
  ])('redirects nobody for %s [NET-3]', async (_, name, value) => {
    const asked = await startSocial(fixture.visitor());
    asked.searchParams.set(name, value);
    for (const reply of [await follow(fixture, undefined, asked), await decide(fixture, asked, EVE)]) {
      expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
    }
  });

  it('exchanges a code once, within a minute, for the client and the verifier that it was made for [NET-3]', async () => {
    const secret = await fixture.sandbox.database
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'secret')
      .executeTakeFirstOrThrow();
    const { clientId, clientSecret } = demoClient(secret.value);
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const codeOf = async () => {
      const asked = await startSocial(fixture.visitor());
      // the challenge of the verifier 'v'
      asked.searchParams.set('code_challenge', 'TJRIXgwhrmxBzh3-e2v6zupato5AokdvUCCOUm9QYIA');
      return (await answerOf(fixture, asked, EVE)).searchParams.get('code') ?? '';
    };
    const exchange = async (code: string, changes: Readonly<Record<string, string>> = {}, authorization = basic) => {
      const fields = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: 'http://localhost:3000/web-api/session/social/google/callback',
        code_verifier: 'v',
        ...changes,
      };
      const reply = await fixture.app.inject({
        method: 'POST',
        url: '/debugger/openid/google/token',
        headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', authorization },
        payload: new URLSearchParams(fields).toString(),
      });
      return reply.statusCode;
    };
    const code = await codeOf();
    expect([await exchange(code), await exchange(code)]).toEqual([200, 400]);
    expect(await exchange(await codeOf(), { code_verifier: 'w' })).toBe(400);
    expect(await exchange(await codeOf(), { redirect_uri: 'http://localhost:3000/' })).toBe(400);
    expect(await exchange(await codeOf(), {}, 'Basic bm9ib2R5')).toBe(401);
    const late = await codeOf();
    fixture.clock.move(seconds(60));
    expect(await exchange(late)).toBe(400);
  });
});

describe('a site in production', () => {
  it('has no provider of its own and offers the networks that it was given [NET-5]', async () => {
    const asked: string[] = [];
    const site = await openFixture({
      isDemo: false,
      social: { vk: { issuer: 'https://id.example', clientId: 'site', clientSecret: 'secret' } },
      socialRequest: async ({ url }) => {
        asked.push(url);
        return undefined;
      },
    });
    const visitor = site.visitor();
    const offer = await site.app.inject({ url: '/web-api/session/social', headers: { host: 'localhost:3000' } });
    expect(offer.json()).toEqual({ networks: ['vk'] });
    expect((await site.app.inject('/debugger/openid/google/jwks')).statusCode).toBe(404);
    expect((await visitor.send(START_SOCIAL, { body: START })).status).toBe(404);
    const vk = await visitor.send(START_SOCIAL, { body: { ...START, network: 'vk' } });
    expect([vk.status, vk.code]).toEqual([503, 'network']);
    expect(asked).toEqual(['https://id.example/.well-known/openid-configuration']);
    await site.close();
  });
});
