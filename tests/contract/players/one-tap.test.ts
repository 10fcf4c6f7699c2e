import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import {
  ONE_TAP_CLIENT,
  ONE_TAP_CREDENTIAL,
  ONE_TAP_OFFER,
  ONE_TAP_SIGN_IN,
} from '../../../infrastructure/session/one-tap-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { signIdentity, signingKeys } from '../../../infrastructure/sandbox/social/signing-keys.ts';
import { answerOf, decide, finishSocial, registerSocial, startSocial } from '../../support/browser/social-walk.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const TAP = { name: 'Tap', email: 'tap@example.org' };
const ISSUER = 'http://localhost:3000/debugger/openid/google';
const CLIENT = 'oddsmith';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

/** A browser that the provider knows. */
async function knownVisitor(): Promise<Visitor> {
  const visitor = fixture.visitor();
  const { cookies } = await decide(fixture, await startSocial(visitor), TAP);
  for (const { name, value } of cookies) visitor.cookies.set(name, value);
  return visitor;
}
const begin = async (visitor: Visitor) => (await visitor.send(ONE_TAP_CLIENT, { query: { language: 'ru' } })).read();
const nameIn = async (visitor: Visitor) => (await visitor.send(ONE_TAP_OFFER)).read().name;
const credentialOf = async (visitor: Visitor) =>
  (await visitor.send(ONE_TAP_CREDENTIAL, { body: await begin(visitor) })).read();
const bring = async (visitor: Visitor, credential: string) =>
  visitor.send(ONE_TAP_SIGN_IN, { body: { credential, language: 'ru', currency: '643', countryId: '1' } });
const signed = async (nonce: string, { issuer = ISSUER, clientId = CLIENT, age = 0 } = {}) => {
  const { database } = fixture.sandbox;
  const { signing } = await signingKeys({ database });
  const row = { nonce, name: TAP.name, email: null, subject: 'tap' };
  return signIdentity({ database, now: () => fixture.clock.now() - age }, signing, { issuer, clientId, row });
};
const userIdOf = async (visitor: Visitor) => (await visitor.send(SESSION)).body.user_id;

describe('a one-tap sign-in', () => {
  it('goes on as one through the network, for a new player and for one who is known [TAP-3]', async () => {
    const visitor = await knownVisitor();
    expect(await nameIn(visitor)).toBe('Tap');
    expect((await bring(visitor, await credentialOf(visitor))).read()).toBe('/ru?showSocialModal=1');
    expect(await userIdOf(visitor)).toBeNull();
    expect((await finishSocial(visitor)).read().newPlayer).toEqual({
      network: 'google',
      name: 'Tap',
      email: TAP.email,
      isEmailTrusted: false,
    });
    const { userId } = (await registerSocial(visitor)).read();
    await visitor.send(DISCONNECT, { body: {} });
    await bring(visitor, await credentialOf(visitor));
    expect((await finishSocial(visitor)).read()).toEqual({ isWaiting: false, userId });
    expect(await userIdOf(visitor)).toBe(userId);
  });

  it('offers no name after a player who did not wish to be remembered has signed out [TAP-7]', async () => {
    const visitor = await knownVisitor();
    const passing = await fixture.player();
    const body = { uLogin: String(passing.userId), uPassword: passing.password, save: false };
    await visitor.send(SIGN_IN, { body });
    expect(await nameIn(visitor)).toBe('Tap');
    await visitor.send(DISCONNECT, { body: {} });
    expect(await nameIn(visitor)).toBeUndefined();
    const remembered = await knownVisitor();
    await remembered.send(SIGN_IN, { body: { ...body, save: true } });
    await remembered.send(DISCONNECT, { body: {} });
    expect(await nameIn(remembered)).toBe('Tap');
  });

  it('refuses a credential that is forged, expired, for others, of another browser or used, and changes no cookie [TAP-1, TAP-2, SEC-60]', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const forged = async (nonce: string) =>
      new SignJWT({ nonce, sub: 'tap', iss: ISSUER, aud: CLIENT })
        .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
    const stranger = await begin(fixture.visitor());
    const bad: Readonly<Record<string, (nonce: string) => Promise<string> | string>> = {
      forged,
      expired: async (nonce) => signed(nonce, { age: minutes(6) }),
      'another audience': async (nonce) => signed(nonce, { clientId: 'somebody' }),
      'another issuer': async (nonce) => signed(nonce, { issuer: 'http://localhost:3000/debugger/openid/vk' }),
      'another browser': async () => signed(stranger.nonce),
      'no token': () => 'x.y.z',
    };
    for (const [what, made] of Object.entries(bad)) {
      const visitor = fixture.visitor();
      const { nonce } = await begin(visitor);
      const answer = await bring(visitor, await made(nonce));
      expect([what, answer.status, answer.headers['set-cookie']]).toEqual([what, 401, undefined]);
      expect((await bring(visitor, await signed(nonce))).status).toBe(401);
    }
    const visitor = fixture.visitor();
    const right = await signed((await begin(visitor)).nonce);
    expect((await bring(visitor, right)).status).toBe(200);
    const replayed = await bring(visitor, right);
    expect([replayed.status, replayed.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it('takes nothing from who has begun none, or has begun a sign-in with a code [TAP-2, SEC-41]', async () => {
    const visitor = fixture.visitor();
    expect((await bring(visitor, await signed('n'.repeat(43)))).status).toBe(401);
    const asked = await startSocial(visitor);
    expect((await bring(visitor, await signed(asked.searchParams.get('nonce') ?? ''))).status).toBe(401);
    expect((await answerOf(fixture, asked, TAP)).searchParams.get('code')).not.toBeNull();
  });

  it('is one for all tabs of a browser while it holds, and ends no sign-in through a page of the network [TAP-9]', async () => {
    const visitor = fixture.visitor();
    const asked = await startSocial(visitor);
    const { nonce } = await begin(visitor);
    expect((await begin(visitor)).nonce).toBe(nonce);
    await fixture.move(minutes(6));
    const later = await begin(visitor);
    expect(later.nonce).not.toBe(nonce);
    expect((await bring(visitor, await signed(nonce))).status).toBe(401);
    expect((await finishSocial(visitor)).read().isWaiting).toBe(true);
    expect((await answerOf(fixture, asked, TAP)).searchParams.get('code')).not.toBeNull();
    const own = (await begin(visitor)).nonce;
    expect((await bring(visitor, await signed(own))).status).toBe(200);
    expect((await finishSocial(visitor)).read().newPlayer?.name).toBe(TAP.name);
  });

  it('is for visitors alone, from pages of the site alone, and takes a form alone [TAP-4]', async () => {
    const visitor = await knownVisitor();
    const credential = await credentialOf(visitor);
    const body = { credential, language: 'ru', currency: '643', countryId: '1' } as const;
    const foreign = await visitor.send(ONE_TAP_SIGN_IN, { body }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.code]).toEqual([403, 'csrf']);
    const text = await visitor.send(ONE_TAP_SIGN_IN, { body }, { 'content-type': 'text/plain' });
    expect([text.status, text.code]).toEqual([415, 'not-json']);
    const player = await fixture.player();
    for (const answer of [
      await player.send(ONE_TAP_CLIENT, { query: { language: 'ru' } }),
      await bring(player, credential),
    ]) {
      expect([answer.status, answer.code]).toEqual([403, 'signed-in']);
    }
  });
});
