import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { SANDBOX_STATE } from '../../../infrastructure/site/debugger-calls.ts';
import { verifiedUserToken } from '../../../infrastructure/sandbox/players/user-token.ts';
import { SESSION, DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openBets, order, place } from '../../support/browser/open-bets.ts';
import { PATIENT_HASHER } from '../../support/fakes/quick-hasher.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { SESSION_COOKIE_NAME } from '../../support/browser/visitor.ts';

const FORM = { countryCode: 'kz', iso: 'KZT', isAdult: true, isTermsAccepted: true } as const;
const LIMITS = {
  signIn: { times: 4, within: minutes(5) },
  registration: { times: 6, within: minutes(60) },
  placing: { times: 3, within: minutes(1) },
};

describe('registration in production', () => {
  it('is not to be had with one press, unless the operator says so [SEC-86]', async () => {
    const fixture = await openFixture({
      isDemo: false,
      isOneClickRegistrationAllowed: undefined,
      passwordHasher: undefined,
    });
    try {
      const reply = await fixture.visitor().send(REGISTER_IN_ONE_CLICK, { body: FORM });
      expect([reply.status, reply.code]).toEqual([403, 'registration-closed']);
      const config = await fixture.visitor().send(SITE_CONFIG, { query: { lang: 'en' } });
      expect(config.read().result.isRegistrationAllowed).toBe(false);
    } finally {
      await fixture.close();
    }
  });
});

describe('sessions in production', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  beforeAll(async () => {
    fixture = await openFixture({ isDemo: false, rateLimits: LIMITS, passwordHasher: PATIENT_HASHER });
    player = await fixture.player();
  });
  beforeEach(() => {
    fixture.clock.move(minutes(70));
  });
  afterAll(() => fixture.close());

  const signIn = (uLogin: string, uPassword: string, save = false) => ({ body: { uLogin, uPassword, save } });
  const cookieLines = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie']].flat().map(String);

  it('bound how often one registers and places [SEC-86]', async () => {
    const register = () => fixture.visitor().send(REGISTER_IN_ONE_CLICK, { body: FORM });
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await register()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const visitor = fixture.visitor();
    await visitor.send(SIGN_IN, signIn(String(player.userId), player.password));
    const [bet] = await openBets(fixture, 1);
    const signedIn = { ...player, ...visitor };
    const placings = [];
    for (let count = 0; count < 4; count += 1) placings.push((await place(signedIn, order(player, [bet!]))).status);
    expect(placings).toEqual([200, 200, 200, 429]);
  });

  it('begin with a cookie that no script reads and no other site sends, kept after a registration [RG1-9]', async () => {
    const { headers, body } = await fixture.visitor().send(REGISTER_IN_ONE_CLICK, { body: FORM });
    const [session, csrf] = cookieLines(headers);
    expect(session).toMatch(/^__Host-Http-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(csrf).toMatch(/^__Host-csrf=[\w-]{43}; Path=\/; Secure; SameSite=Strict$/);
    expect(body.userId).toBeGreaterThan(100_000_000);
    expect(headers['cache-control']).toBe('no-store');
    const rows = await fixture.sandbox.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(session?.slice(16, 59));
    const users = await fixture.sandbox.database.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(users)).not.toContain(body.password);
  });

  it('begin under a fresh id at sign-in; the old one ends', async () => {
    const before = player.cookies.get(SESSION_COOKIE_NAME);
    const { headers } = await player.send(SIGN_IN, signIn(String(player.userId), player.password, true));
    expect(cookieLines(headers)[0]).toContain('Max-Age=2592000');
    expect(player.cookies.get(SESSION_COOKIE_NAME)).not.toBe(before);
    const old = fixture.visitor(new Map([[SESSION_COOKIE_NAME, before!]]));
    expect((await old.send(ACCOUNT_LIST)).status).toBe(401);
    expect((await player.send(SESSION)).read()).toMatchObject({ userId: player.userId });
  });

  it('begin by e-mail too, and fail alike for an unknown name and a wrong password', async () => {
    const users = fixture.sandbox.database.updateTable('users').set({ email: 'player@example.org' });
    await users.where('id', '=', player.userId).execute();
    const right = await fixture.visitor().send(SIGN_IN, signIn(' Player@Example.org ', player.password));
    expect(right.read()).toEqual({ userId: player.userId });
    const wrong = await fixture.visitor().send(SIGN_IN, signIn('player@example.org', 'wrong'));
    const unknown = await fixture.visitor().send(SIGN_IN, signIn('nobody@example.org', 'wrong'));
    expect(wrong.status).toBe(401);
    expect(JSON.parse(wrong.text)).toEqual({ code: 'both', tries_left: expect.any(Number) as number });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('end after twelve hours, or 30 days where the player wished to be remembered [IDL-12]', async () => {
    const [short, long] = [fixture.visitor(), fixture.visitor()];
    await short.send(SIGN_IN, signIn(String(player.userId), player.password));
    await long.send(SIGN_IN, signIn(String(player.userId), player.password, true));
    fixture.clock.move(hours(12) - 1);
    expect((await short.send(SESSION)).read()).toMatchObject({ userId: player.userId });
    fixture.clock.move(1);
    expect((await short.send(SESSION)).read()).toEqual({});
    // as if it were older: the world need not be played on for it
    const age = async (by: number) =>
      fixture.sandbox.database
        .updateTable('sessions')
        .set((of) => ({ expires_at: of('expires_at', '-', by) }))
        .where('user_id', '=', player.userId)
        .execute();
    await age(days(30) - hours(12) - 1);
    expect((await long.send(SESSION)).read()).toMatchObject({ userId: player.userId });
    await age(1);
    expect((await long.send(ACCOUNT_LIST)).status).toBe(401);
  });

  it('end at sign-out, on the server too [OUT-3, REL-37, SEC-89]', async () => {
    const leaving = fixture.visitor();
    await leaving.send(SIGN_IN, signIn(String(player.userId), player.password, true));
    const stolen = new Map(leaving.cookies);
    const left = await leaving.send(DISCONNECT, { body: {} });
    expect(left.read()).toEqual({});
    // a browser heeds no deletion of a cookie of the host that lacks Secure or the path
    const end = 'Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(new Set([left.headers['set-cookie']].flat())).toEqual(
      new Set([
        `__Host-Http-sid=; ${end}; HttpOnly; Secure; SameSite=Lax`,
        `__Host-csrf=; ${end}; Secure; SameSite=Strict`,
        `ggru=; ${end}; HttpOnly; Secure; SameSite=Lax`,
        `grant=; ${end}; HttpOnly; Secure; SameSite=Lax`,
      ]),
    );
    // that the player signed in here before is no session
    expect([...leaving.cookies.keys()]).toEqual(['__Host-device']);
    expect((await fixture.visitor(stolen).send(ACCOUNT_LIST)).status).toBe(401);
  });

  it('give a token that says who the player is, for ten minutes', async () => {
    const visitor = fixture.visitor();
    await visitor.send(SIGN_IN, signIn(String(player.userId), player.password));
    const { value: token } = (await visitor.send(USER_TOKEN, { query: {} })).read();
    const now = fixture.sandbox.clock.now();
    const row = await fixture.sandbox.database
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'secret')
      .executeTakeFirst();
    expect(verifiedUserToken({ secret: row!.value, formerSecrets: [] }, token, now)?.userId).toBe(player.userId);
    expect(verifiedUserToken({ secret: row!.value, formerSecrets: [] }, token, now + minutes(11))).toBeUndefined();
    expect(verifiedUserToken({ secret: 'another secret', formerSecrets: [] }, token, now)).toBeUndefined();
  });

  it('have no play money and no debugger', async () => {
    const visitor = fixture.visitor();
    await visitor.send(REGISTER_IN_ONE_CLICK, { body: FORM });
    const [account] = (await visitor.send(ACCOUNT_LIST)).read().accounts;
    expect(account).toMatchObject({ currency: 'KZT', money: 0, type: 'main', isActive: true });
    expect((await visitor.send(TOP_UP, { body: { id: account!.id, amount: 100 } })).status).toBe(404);
    expect((await visitor.send(SANDBOX_STATE)).status).toBe(404);
  });

  it('refuse countries and currencies that are not offered, and whoever does not agree', async () => {
    const send = (body: object) => fixture.visitor().send(REGISTER_IN_ONE_CLICK, { body: { ...FORM, ...body } });
    expect((await send({ countryCode: 'us' })).code).toBe('unknown-country');
    expect((await send({ iso: 'XXX' })).code).toBe('unknown-currency');
    expect((await send({ isAdult: false })).status).toBe(400);
    expect((await send({ isTermsAccepted: false })).status).toBe(400);
  });

  it('are not to be guessed: failures slow the next try down, and are counted anew later [SEC-86]', async () => {
    const guess = async (uLogin = String(player.userId)) => fixture.visitor().send(SIGN_IN, signIn(uLogin, 'guess'));
    const before = fixture.pauses.length;
    const waited = () => fixture.pauses.slice(before);
    for (let count = 0; count < 4; count += 1) expect((await guess()).status).toBe(401);
    expect(waited()).toEqual([]);
    const spelled = await guess(`00${String(player.userId)}`);
    expect([spelled.status, spelled.code, spelled.headers['retry-after']]).toEqual([429, 'too-often', '299']);
    for (let count = 0; count < 4; count += 1) expect((await guess()).status).toBe(429);
    expect(waited()).toEqual([1000, 2000, 4000, 8000, 15_000]);
    fixture.clock.move(minutes(5));
    expect((await guess()).status).toBe(401);
    expect(waited()).toHaveLength(5);
  });

  it('begin with the right password whoever guessed at it before, from the same address too', async () => {
    const guess = async () => fixture.visitor().send(SIGN_IN, signIn(String(player.userId), 'guess'));
    for (let count = 0; count < 8; count += 1) await guess();
    const known = fixture.visitor(new Map(player.cookies));
    const before = fixture.pauses.length;
    expect((await known.send(SIGN_IN, signIn(String(player.userId), player.password))).status).toBe(200);
    expect(fixture.pauses.slice(before)).toEqual([]);
    const unknown = fixture.visitor();
    expect((await unknown.send(SIGN_IN, signIn(String(player.userId), player.password))).status).toBe(200);
    expect(fixture.pauses.slice(before)).toEqual([15_000]);
  });

  it('are tried one at a time for one account from one address', async () => {
    const guesses = Array.from({ length: 9 }, () => fixture.visitor().send(SIGN_IN, signIn('1', 'guess')));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('know a device by a cookie that nobody makes for another player', async () => {
    const [own, other] = [fixture.visitor(), await fixture.player()];
    await own.send(SIGN_IN, signIn(String(player.userId), player.password));
    const foreign = new Map([['__Host-device', other.cookies.get('__Host-device')!]]);
    for (let count = 0; count < 6; count += 1)
      await fixture.visitor().send(SIGN_IN, signIn(String(player.userId), 'x'));
    const before = fixture.pauses.length;
    const visitor = fixture.visitor(foreign);
    expect((await visitor.send(SIGN_IN, signIn(String(player.userId), player.password))).status).toBe(200);
    expect(fixture.pauses.slice(before)).toHaveLength(1);
  });
});
