import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import { SOCIAL_NETWORKS } from '../../../core/registration/registration-type.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLAYER_CONTACTS, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { BEGIN_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { REGISTRATION_OFFER } from '../../../infrastructure/registration/registration-calls.ts';
import { SOCIAL_OFFER, START_SOCIAL } from '../../../infrastructure/session/social-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { nameIssuers } from '../../../infrastructure/sandbox/social/offered-networks.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import {
  answerOf,
  comeBack,
  decide,
  finishSocial,
  follow,
  giveSocialCode,
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

const IVAN = { name: 'Иван', email: 'ivan@example.org' };
const userIdOf = async (visitor: ReturnType<SandboxFixture['visitor']>) => (await visitor.send(SESSION)).body.user_id;

describe('a sign-in through a social network', () => {
  it('makes a player of whom the network names, and knows the player by the network and the subject alone [NET-1, NET-4]', async () => {
    const visitor = fixture.visitor();
    expect((await comeBack(fixture, visitor, { person: IVAN })).statusCode).toBe(200);
    const named = await finishSocial(visitor);
    expect(named.read()).toEqual({
      isWaiting: false,
      newPlayer: { network: 'google', name: 'Иван', email: IVAN.email, isEmailTrusted: false },
    });
    expect(await userIdOf(visitor)).toBeNull();
    const { userId } = (await registerSocial(visitor)).read();
    expect(await userIdOf(visitor)).toBe(userId);
    const { accounts } = (await visitor.send(ACCOUNT_LIST)).body;
    expect(accounts).toMatchObject([
      { iso: 'RUB', type: 0, isActive: true },
      { iso: 'RUB', type: 4, isActive: false },
    ]);

    await visitor.send(DISCONNECT, { body: {} });
    const again = { name: 'Another name', email: ' IVAN@example.org ' };
    await comeBack(fixture, visitor, { person: again });
    expect((await finishSocial(visitor)).read()).toEqual({ isWaiting: false, userId });
    const other = fixture.visitor();
    await comeBack(fixture, other, { person: IVAN, network: 'vk' });
    expect((await finishSocial(other, 'vk')).body.new_player).toMatchObject({ network: 'vk', name: 'Иван' });
  });

  it('stores no token, no code and nothing that a browser proves itself with [NET-2]', async () => {
    const visitor = fixture.visitor();
    const asked = await startSocial(visitor);
    const back = await answerOf(fixture, asked, IVAN);
    const { database } = fixture.sandbox;
    const rows = JSON.stringify([
      await database.selectFrom('social_attempts').selectAll().execute(),
      await database.selectFrom('openid_codes').select(['code_hash', 'redirect_uri']).execute(),
    ]);
    const secrets = [asked.searchParams.get('state'), asked.searchParams.get('nonce'), back.searchParams.get('code')];
    for (const secret of [...secrets, visitor.cookies.get('__Host-social')]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(rows).not.toContain(secret);
    }
  });

  it('binds the attempt to the browser by a cookie that scripts do not see [NET-2]', async () => {
    const body = { network: 'google', is_window: true, save: false, language: 'ru' } as const;
    const begun = await fixture.visitor().send(START_SOCIAL, { body });
    expect([begun.headers['set-cookie']].flat().map(String)[0]).toMatch(
      /^__Host-social=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(begun.read().deadline).toBe(fixture.clock.now() + minutes(10));
    const { searchParams, pathname } = new URL(begun.read().address);
    expect(pathname).toBe('/debugger/openid/google/authorize');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      redirect_uri: 'http://localhost:3000/web-api/session/social/google/callback',
    });
  });

  it('names nobody whom the database cannot hold [NET-6]', async () => {
    const asked = await startSocial(fixture.visitor());
    const back = await answerOf(fixture, asked, { name: 'Iv\0an', email: 'nul@example.org' });
    expect(back.searchParams.get('error')).toBe('access_denied');
    asked.searchParams.set('nonce', 'n\0');
    expect((await decide(fixture, asked, { name: 'Ivan', email: 'nul@example.org' })).statusCode).toBe(400);
  });

  it('waits until the network has answered, and says where it did not confirm anybody [NET-6]', async () => {
    const visitor = fixture.visitor();
    expect((await finishSocial(visitor)).status).toBe(404);
    const asked = await startSocial(visitor);
    expect((await finishSocial(visitor)).read()).toEqual({ isWaiting: true });
    const back = await answerOf(fixture, asked);
    expect(back.searchParams.get('error')).toBe('access_denied');
    await follow(fixture, visitor, back);
    expect(await finishSocial(visitor)).toMatchObject({ status: 403, code: 'not-confirmed' });
    expect((await finishSocial(visitor)).status).toBe(404);
  });

  it('leads a whole page back to the sign-in, and a window to one that closes itself [NET-6]', async () => {
    const visitor = fixture.visitor();
    const window = await comeBack(fixture, visitor, { person: IVAN });
    expect(window.body).toContain("postMessage('social-answered')");
    expect((await visitor.send(SOCIAL_OFFER)).read().back).toBeUndefined();
    const page = await answerOf(fixture, await startSocial(visitor, 'google', { isWindow: false }), IVAN);
    const led = await follow(fixture, visitor, page);
    expect([led.statusCode, led.headers.location]).toEqual([303, '/ru?showSocialModal=1']);
    expect((await visitor.send(SOCIAL_OFFER)).read().back).toBe('google');
  });

  it('registers once, however many requests ask for it [NET-4]', async () => {
    const visitor = fixture.visitor();
    await comeBack(fixture, visitor, { person: { name: 'Twice', email: 'twice@example.org' } });
    const copy = fixture.visitor(new Map(visitor.cookies));
    const replies = await Promise.all([registerSocial(visitor), registerSocial(copy)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 404]));
  });

  it('registers a subject once, in whichever browsers it was proven [NET-1]', async () => {
    const [one, other] = [fixture.visitor(), fixture.visitor()];
    for (const visitor of [one, other]) {
      await comeBack(fixture, visitor, { person: { name: 'Race', email: 'race@example.org' } });
    }
    expect((await registerSocial(one)).status).toBe(200);
    expect(await registerSocial(other)).toMatchObject({ status: 409, code: 'known' });
  });

  it('takes an address with letters of any script as the network names it [NET-13]', async () => {
    const visitor = fixture.visitor();
    const email = 'иван@почта.рф';
    await comeBack(fixture, visitor, { person: { name: 'Почта', email } });
    expect((await finishSocial(visitor)).read().newPlayer?.email).toBe(email);
    for (const wrong of ['+79990001122', 'иван@почта', `${'я'.repeat(260)}@почта.рф`]) {
      expect(await registerSocial(visitor, { email: wrong })).toMatchObject({ status: 400, code: 'email' });
    }
    expect((await registerSocial(visitor, { email })).status).toBe(200);
    expect((await visitor.send(PLAYER_CONTACTS)).read().pending).toMatchObject([{ kind: 'email', contact: email }]);
  });

  it('sends one letter a minute to the address that was kept, and says when the next may be asked for [RGF-13, NET-13]', async () => {
    const visitor = fixture.visitor();
    const email = 'once-a-minute@example.org';
    await comeBack(fixture, visitor, { person: { name: 'Minute', email } });
    await finishSocial(visitor);
    expect((await registerSocial(visitor, { email })).status).toBe(200);
    const letters = async () => (await fixture.outbox()).messages.filter(({ to }) => to === email).length;
    const ask = async () => visitor.send(SEND_CONTACT_CODE, { body: { contact: email, password: '' } });
    const early = await ask();
    expect([early.code, early.headers['retry-after'], await letters()]).toEqual(['too-often', '60', 1]);
    fixture.clock.move(minutes(1));
    expect([(await ask()).status, await letters()]).toEqual([200, 2]);
  });

  it('takes a country by its number and its code where both are of the same one [NET-4]', async () => {
    const visitor = fixture.visitor();
    await comeBack(fixture, visitor, { person: { name: 'Far', email: 'far@example.org' } });
    const reply = await registerSocial(visitor, { countryId: 2 });
    expect(reply).toMatchObject({ status: 400, code: 'unknown-country' });
    const { userId } = (await registerSocial(visitor)).read();
    const row = fixture.sandbox.database.selectFrom('users').select(['promo_code', 'bonus_choice', 'registered_by']);
    expect(await row.where('id', '=', userId as UserId).executeTakeFirst()).toEqual({
      promo_code: 'START',
      bonus_choice: 1,
      registered_by: 'social',
    });
  });

  it('asks a player with an authenticator app for its code, and remembers the player as it began [NET-7, NET-8, TWO-7]', async () => {
    const visitor = fixture.visitor();
    const person = { name: 'Two', email: 'two@example.org' };
    await comeBack(fixture, visitor, { person });
    const { userId } = (await registerSocial(visitor)).read();
    const secret = 'JBSWY3DPEHPK3PXP';
    const row = { user_id: userId as UserId, secret, is_on: true, used_step: 0, created_at: fixture.clock.now() };
    await fixture.sandbox.database.insertInto('authenticators').values(row).execute();
    const again = fixture.visitor();
    await comeBack(fixture, again, { person, isRemembered: true });
    const secondStep = { method: 'app', expiresAt: fixture.clock.now() + minutes(5), trustDays: 30 };
    expect((await finishSocial(again)).read()).toEqual({ isWaiting: false, secondStep });
    expect((await finishSocial(again)).status).toBe(404);
    expect(await userIdOf(again)).toBeNull();
    expect((await giveSocialCode(again, '000000')).read()).toEqual({ attemptsLeft: 4 });
    const code = authenticatorCode(secret, fixture.clock.now());
    const copy = fixture.visitor(new Map(again.cookies));
    const reply = await giveSocialCode(again, code);
    expect(reply.read()).toEqual({ userId });
    expect(String(reply.headers['set-cookie'])).toMatch(/__Host-Http-sid=[\w-]+; Max-Age=/);
    expect(await userIdOf(again)).toBe(userId);
    expect(await giveSocialCode(copy, code)).toMatchObject({ status: 403, code: 'no-sign-in' });
  });

  it('keeps the session of a known player only where that is wanted [NET-8]', async () => {
    const person = { name: 'Kept', email: 'kept@example.org' };
    const first = fixture.visitor();
    await comeBack(fixture, first, { person });
    await registerSocial(first);
    for (const isRemembered of [true, false]) {
      const visitor = fixture.visitor();
      await comeBack(fixture, visitor, { person, isRemembered });
      const lines = String((await finishSocial(visitor)).headers['set-cookie']);
      expect(/__Host-Http-sid=[\w-]+; Max-Age=/.test(lines)).toBe(isRemembered);
    }
  });

  it('sends a code to an activated contact on a new device, and asks nobody who has none [NET-7, TWO-12]', async () => {
    const person = { name: 'Device', email: 'device@example.org' };
    const known = fixture.visitor();
    await comeBack(fixture, known, { person });
    const { userId } = (await registerSocial(known)).read();
    const bare = fixture.visitor();
    await comeBack(fixture, bare, { person });
    expect((await finishSocial(bare)).read()).toEqual({ isWaiting: false, userId });

    const contact = { email: 'reach@example.org', activation_type: 1 };
    const { database } = fixture.sandbox;
    const id = userId as UserId;
    await database.updateTable('users').set(contact).where('id', '=', id).execute();
    const stranger = fixture.visitor();
    await comeBack(fixture, stranger, { person, isRemembered: true });
    expect((await finishSocial(stranger)).read().secondStep?.method).toBe('email');
    const { messages } = await fixture.outbox();
    const code = messages.find(({ to }) => to === contact.email)?.code ?? '';
    expect((await giveSocialCode(stranger, code)).read()).toEqual({ userId });
    await stranger.send(DISCONNECT, { body: {} });
    await comeBack(fixture, stranger, { person });
    expect((await finishSocial(stranger)).read()).toEqual({ isWaiting: false, userId });
  });

  it('takes no code of a sign-in by password for one through a network [TWO-7]', async () => {
    const player = await fixture.player();
    const contact = { email: 'other@example.org', activation_type: 1 };
    const users = fixture.sandbox.database.updateTable('users').set(contact);
    await users.where('id', '=', player.userId).execute();
    const stranger = fixture.visitor();
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    expect((await stranger.send(SIGN_IN, { body })).read().secondStep?.method).toBe('email');
    expect(await giveSocialCode(stranger, '000000')).toMatchObject({ status: 403, code: 'no-sign-in' });
  });

  it('needs somebody whom a network has named [NET-4]', async () => {
    const visitor = fixture.visitor();
    expect(await registerSocial(visitor)).toMatchObject({ status: 404, code: 'no-attempt' });
    await startSocial(visitor);
    expect(await registerSocial(visitor)).toMatchObject({ status: 404, code: 'no-attempt' });
  });

  it('forgets an answer that was not used within 5 minutes, by the form of a new player either [NET-2]', async () => {
    const visitor = fixture.visitor();
    await comeBack(fixture, visitor, { person: { name: 'Late', email: 'late@example.org' } });
    fixture.clock.move(minutes(5));
    expect((await registerSocial(visitor)).status).toBe(404);
    expect((await finishSocial(visitor)).status).toBe(404);
  });

  it('knows a player by the issuer of the network, too: another one names somebody else [NET-1]', async () => {
    const person = { name: 'Moved', email: 'moved@example.org' };
    const visitor = fixture.visitor();
    await comeBack(fixture, visitor, { person });
    const { userId } = (await registerSocial(visitor)).read();
    const setIssuer = async (issuer: string) =>
      fixture.sandbox.database
        .updateTable('social_identities')
        .set({ issuer })
        .where('user_id', '=', userId as UserId)
        .execute();
    const comeAgain = async () => {
      const again = fixture.visitor();
      await comeBack(fixture, again, { person });
      return (await finishSocial(again)).read();
    };
    await setIssuer('https://other.example');
    expect(await comeAgain()).toMatchObject({ isWaiting: false, newPlayer: { network: 'google', name: 'Moved' } });
    await setIssuer('');
    expect(await comeAgain()).not.toHaveProperty('userId');
    await nameIssuers(fixture.sandbox.database, { isDemo: true });
    expect(await comeAgain()).toEqual({ isWaiting: false, userId });
  });

  it('is offered for every network of the list in a demonstration [REG-2, NET-5]', async () => {
    const visitor = fixture.visitor();
    expect((await visitor.send(SOCIAL_OFFER)).read()).toEqual({ networks: [...SOCIAL_NETWORKS] });
    expect((await visitor.send(REGISTRATION_OFFER)).read().types).toContain('social');
  });

  it('is closed to who is signed in [NET-5]', async () => {
    const player = await fixture.player();
    const body = { network: 'google', is_window: true, save: false, language: 'ru' } as const;
    expect(await player.send(START_SOCIAL, { body })).toMatchObject({ status: 403, code: 'signed-in' });
  });

  it('shows a login page that nothing can be put into [NET-3]', async () => {
    const asked = await startSocial(fixture.visitor());
    const page = await follow(fixture, undefined, asked);
    expect(page.body).toContain('Вход через Google');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
    );
    asked.searchParams.set('state', '"><script>alert(1)</script>');
    expect((await follow(fixture, undefined, asked)).body).not.toContain('<script>');
    expect((await decide(fixture, asked, IVAN, 'cross-site')).statusCode).toBe(400);
  });
});

async function socialPlayer(name: string) {
  const visitor = fixture.visitor();
  await comeBack(fixture, visitor, { person: { name, email: `${name}@example.org` } });
  await finishSocial(visitor);
  const { userId } = (await registerSocial(visitor)).read();
  return { visitor, userId };
}

describe('a player of a network, who has no password', () => {
  it('is asked for none while the session is fresh: second step and contact [PK-9]', async () => {
    const { visitor } = await socialPlayer('anna');
    expect((await visitor.send(BEGIN_TWO_FACTOR, { body: { password: '' } })).status).toBe(200);
    expect((await visitor.send(PLAYER_CONTACTS)).read().isPasswordNeeded).toBe(false);
    const body = { contact: 'anna@example.org', password: '' };
    expect((await visitor.send(SEND_CONTACT_CODE, { body })).status).toBe(200);
  });

  it('is told to sign in anew later, and no password is called wrong [PK-9]', async () => {
    const { visitor } = await socialPlayer('boris');
    fixture.clock.move(minutes(11));
    expect((await visitor.send(PLAYER_CONTACTS)).read().isPasswordNeeded).toBe(false);
    const refused = [
      await visitor.send(BEGIN_TWO_FACTOR, { body: { password: 'any' } }),
      await visitor.send(SEND_CONTACT_CODE, { body: { contact: 'boris@example.org', password: 'any' } }),
      await visitor.send(CHANGE_PASSWORD, { body: { password: '', new_password: 'quite another horse' } }),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [403, 'not-fresh'],
      [403, 'not-fresh'],
      [403, 'not-fresh'],
    ]);
  });

  it('sets a first password, which then signs in and is asked for [PK-9]', async () => {
    const { visitor, userId } = await socialPlayer('vera');
    const set = await visitor.send(CHANGE_PASSWORD, { body: { password: '', new_password: 'quite another horse' } });
    expect(set.status).toBe(200);
    const body = { uLogin: String(userId), uPassword: 'quite another horse', save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body })).status).toBe(200);
    expect(await visitor.send(BEGIN_TWO_FACTOR, { body: { password: '' } })).toMatchObject({
      status: 400,
      code: 'password',
    });
  });
});
