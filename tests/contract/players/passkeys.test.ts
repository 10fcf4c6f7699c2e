import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  PASSKEYS,
  PASSKEY_SIGN_IN,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from '../../../infrastructure/session/passkey-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { softwareAuthenticator, type PasskeyLies } from '../../support/browser/software-authenticator.ts';
import { comeBack, registerSocial } from '../../support/browser/social-walk.ts';
import { SESSION_COOKIE_NAME, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

type Authenticator = ReturnType<typeof softwareAuthenticator>;

describe('passkeys', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(() => {
    fixture.clock.move(minutes(16));
  });
  afterAll(() => fixture.close());

  const begin = async (by: Visitor, password = '') => by.send(BEGIN_PASSKEY, { body: { password } });
  const add = async (by: Visitor, lies: PasskeyLies = {}, authenticator: Authenticator = softwareAuthenticator()) => {
    const made = authenticator.create((await begin(by)).read(), lies);
    const reply = await by.send(ADD_PASSKEY, { body: { name: 'My phone', credential: made } });
    return { authenticator, reply, made };
  };
  const answer = async (by: Visitor, authenticator: Authenticator, lies: PasskeyLies = {}) => {
    const asked = (await by.send(BEGIN_PASSKEY_SIGN_IN, { body: {} })).read();
    return authenticator.answer(asked, lies);
  };
  const give = async (by: Visitor, credential: ReturnType<Authenticator['answer']>) =>
    by.send(PASSKEY_SIGN_IN, { body: { credential, save: false } });
  const signIn = async (authenticator: Authenticator, lies: PasskeyLies = {}, by = fixture.visitor()) => {
    const reply = await give(by, await answer(by, authenticator, lies));
    return { by, reply, said: [reply.status, reply.code] };
  };

  it('sign a player in alone, with a second step or on a new device [PK-5]', async () => {
    const player = await fixture.player();
    const { authenticator, reply } = await add(player);
    expect(reply.read()).toMatchObject({ name: 'My phone', isSynced: false });
    const row = { user_id: player.userId, secret: 'SECRET', is_on: true, used_step: 0, created_at: 0 };
    await fixture.sandbox.database.insertInto('authenticators').values(row).execute();
    const { by, reply: signedIn } = await signIn(authenticator);
    expect(signedIn.read()).toEqual({ userId: player.userId });
    expect((await by.send(SESSION)).read()).toMatchObject({ userId: player.userId });
    const { passkeys } = (await player.send(PASSKEYS)).read();
    expect(passkeys).toMatchObject([{ name: 'My phone', usedAt: fixture.sandbox.clock.now() }]);
  });

  it('are made with the password, or just after a sign-in [PK-1]', async () => {
    const player = await fixture.player();
    expect((await player.send(PASSKEYS)).read()).toMatchObject({ needsPassword: false, hasPassword: true });
    fixture.clock.move(minutes(10));
    expect((await player.send(PASSKEYS)).read()).toMatchObject({ needsPassword: true });
    const wrong = await begin(player, 'wrong');
    expect([wrong.status, wrong.code]).toEqual([400, 'password']);
    const options = (await begin(player, player.password)).read();
    expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required' } });
    expect(JSON.stringify(options.user.id)).not.toContain(String(player.userId));
    expect((await fixture.visitor().send(BEGIN_PASSKEY, { body: { password: '' } })).status).toBe(401);
  });

  it('are taken only verified, for this site, from its pages [PK-3, SEC-41]', async () => {
    const { authenticator } = await add(await fixture.player());
    const refused = [401, 'passkey'];
    expect((await signIn(authenticator, { isUserVerified: false })).said).toEqual(refused);
    expect((await signIn(authenticator, { origin: 'https://evil.example' })).said).toEqual(refused);
    expect((await signIn(authenticator, { rpId: 'evil.example' })).said).toEqual(refused);
    expect((await signIn(softwareAuthenticator(), { userHandle: 'AAAA' })).said).toEqual(refused);
    expect((await signIn(authenticator, { isInFrame: true })).said).toEqual([403, 'no-attempt']);
    const changed = await answer(fixture.visitor(), authenticator);
    expect((await give(fixture.visitor(), changed)).status).toBe(403);
    expect((await signIn(authenticator)).reply.status).toBe(200);
    for (const lies of [{ isUserVerified: false }, { origin: 'https://evil.example' }, { rpId: 'evil.example' }]) {
      const { reply } = await add(await fixture.player(), lies);
      expect([reply.status, reply.code]).toEqual([400, 'passkey']);
    }
  });

  it('answer a challenge once, within 5 minutes, in the browser that asked and for what it asked [PK-2, SEC-61]', async () => {
    const player = await fixture.player();
    const { authenticator } = await add(player);
    const browser = fixture.visitor();
    const first = await answer(browser, authenticator);
    const used = [403, 'no-attempt'];
    const said = async (by: Visitor, credential: ReturnType<Authenticator['answer']>) => {
      const { status, code } = await give(by, credential);
      return [status, code];
    };
    expect(await said(fixture.visitor(), first)).toEqual(used);
    expect((await give(browser, first)).status).toBe(200);
    expect(await said(browser, first)).toEqual(used);
    expect(await said(browser, await answer(browser, authenticator, { challenge: 'AAAA' }))).toEqual(used);
    const late = await answer(browser, authenticator);
    fixture.clock.move(minutes(5));
    expect(await said(browser, late)).toEqual(used);
    const { challenge } = (await begin(player, player.password)).read();
    expect(await said(player, authenticator.answer({ challenge, rpId: 'localhost' }))).toEqual(used);
    const wrong = await answer(browser, authenticator, { isUserVerified: false });
    expect((await give(browser, wrong)).status).toBe(401);
    expect(await said(browser, wrong)).toEqual(used);
  });

  it('of two tabs of a browser each answer the challenge of their own [PK-2]', async () => {
    const { authenticator } = await add(await fixture.player());
    const browser = fixture.visitor();
    const [one, other] = [await answer(browser, authenticator), await answer(browser, authenticator)];
    expect((await give(browser, one)).status).toBe(200);
    expect((await give(browser, other)).status).toBe(200);
  });

  it('are refused where the counter did not grow [PK-4]', async () => {
    const { authenticator } = await add(await fixture.player());
    expect((await signIn(authenticator, { counter: 7 })).reply.status).toBe(200);
    expect((await signIn(authenticator, { counter: 7 })).said).toEqual([401, 'passkey']);
    expect((await signIn(authenticator, { counter: 3 })).said).toEqual([401, 'passkey']);
    expect((await signIn(authenticator, { counter: 8 })).reply.status).toBe(200);
  });

  it('of one player let nobody in as another [PK-3, SEC-83]', async () => {
    const [player, thief] = [await fixture.player(), await fixture.player()];
    const own = (await add(player)).authenticator;
    const theirs = await add(thief);
    expect((await signIn(theirs.authenticator, { id: own.id })).said).toEqual([401, 'passkey']);
    const { user } = (await begin(player)).read();
    expect((await signIn(theirs.authenticator, { userHandle: user.id })).said).toEqual([401, 'passkey']);
    const twice = await add(thief, {}, own);
    expect([twice.reply.status, twice.reply.code]).toEqual([400, 'passkey']);
    const foreign = softwareAuthenticator().create((await begin(player)).read());
    const stolen = await thief.send(ADD_PASSKEY, { body: { name: 'x', credential: foreign } });
    expect([stolen.status, stolen.code]).toEqual([403, 'no-attempt']);
    const [{ id } = { id: 0 }] = (await player.send(PASSKEYS)).read().passkeys;
    const params = { id: String(id) };
    expect((await thief.send(RENAME_PASSKEY, { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await thief.send(REMOVE_PASSKEY, { params, body: { password: thief.password } })).status).toBe(404);
    expect((await player.send(PASSKEYS)).read().passkeys).toHaveLength(1);
  });

  it('are renamed, and removed with the password [PK-1, PK-8]', async () => {
    const player = await fixture.player();
    const { authenticator, reply } = await add(player);
    const params = { id: String(reply.read().id) };
    expect((await player.send(RENAME_PASSKEY, { params, body: { name: ' ' } })).status).toBe(400);
    expect((await player.send(RENAME_PASSKEY, { params, body: { name: 'Laptop' } })).status).toBe(200);
    expect((await player.send(PASSKEYS)).read().passkeys).toMatchObject([{ name: 'Laptop' }]);
    const wrong = await player.send(REMOVE_PASSKEY, { params, body: { password: 'wrong' } });
    expect([wrong.status, wrong.code]).toEqual([400, 'password']);
    expect((await player.send(REMOVE_PASSKEY, { params, body: { password: player.password } })).status).toBe(200);
    expect((await player.send(PASSKEYS)).read().passkeys).toEqual([]);
    expect((await signIn(authenticator)).said).toEqual([401, 'passkey']);
  });

  it('are at most 10 of a player [PK-8]', async () => {
    const player = await fixture.player();
    for (let count = 0; count < 10; count += 1) expect((await add(player)).reply.status).toBe(200);
    const refused = await begin(player);
    expect([refused.status, refused.code]).toEqual([409, 'too-many']);
  });

  it('stay where nothing else lets the player in [PK-6]', async () => {
    const visitor = fixture.visitor();
    await comeBack(fixture, visitor, { person: { name: 'Only Key', email: 'only@example.org' } });
    const { userId } = (await registerSocial(visitor)).read();
    const first = (await add(visitor)).reply.read();
    await fixture.sandbox.database
      .deleteFrom('social_identities')
      .where('user_id', '=', userId as never)
      .execute();
    const remove = async (id: number) =>
      visitor.send(REMOVE_PASSKEY, { params: { id: String(id) }, body: { password: '' } });
    const kept = await remove(first.id);
    expect([kept.status, kept.code]).toEqual([409, 'last-way-in']);
    const second = (await add(visitor)).reply.read();
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(second.id)).status).toBe(409);
    fixture.clock.move(minutes(10));
    expect((await remove(second.id)).status).toBe(403);
  });

  it('stop withdrawals for a day when they change, and every contact is told [TWO-11]', async () => {
    const player = await fixture.player();
    await player.send(SET_CONTACT, { body: { email: 'key@example.com', phone: '' } });
    const locked = async () => (await player.send(USER_CONFIG)).read().result;
    const { reply } = await add(player);
    expect(await locked()).toMatchObject({ withdrawalsLockedUntil: fixture.sandbox.clock.now() + hours(24) });
    fixture.clock.move(hours(1));
    const params = { id: String(reply.read().id) };
    await player.send(REMOVE_PASSKEY, { params, body: { password: player.password } });
    expect(await locked()).toMatchObject({ withdrawalsLockedUntil: fixture.sandbox.clock.now() + hours(24) });
    const { messages } = await fixture.outbox();
    const told = messages.filter(({ to }) => to === 'key@example.com').map(({ purpose }) => purpose);
    expect(told).toEqual(['protection-changed', 'protection-changed']);
  });

  it('are asked for only so often from one address', async () => {
    const visitor = fixture.visitor();
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await visitor.send(BEGIN_PASSKEY_SIGN_IN, { body: {} })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  it('are not made for a host that only a header names [PK-7]', async () => {
    const asked = await fixture.visitor().send(BEGIN_PASSKEY_SIGN_IN, { body: {} }, { host: 'evil.example' });
    expect([asked.status, asked.code]).toEqual([409, 'not-here']);
  });

  it('leave no challenge in the database as it is, and the cookie to the browser alone [SEC-57]', async () => {
    const visitor = fixture.visitor();
    const reply = await visitor.send(BEGIN_PASSKEY_SIGN_IN, { body: {} });
    const rows = await fixture.sandbox.database.selectFrom('passkey_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(reply.read().challenge);
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get('__Host-passkey'));
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-passkey=.*Max-Age=300.*HttpOnly; Secure; SameSite=Strict/,
    );
    expect(visitor.cookies.has(SESSION_COOKIE_NAME)).toBe(false);
  });
});
