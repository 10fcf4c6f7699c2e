import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { CHECK_CONTACT_CODE, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  PASSKEYS,
  PASSKEY_SIGN_IN,
} from '../../../infrastructure/session/passkey-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SEND_TWO_STEP_CODE, SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { softwareAuthenticator } from '../../support/browser/software-authenticator.ts';
import { SESSION_COOKIE_NAME, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const OFTEN = { times: 1_000_000, within: 1000 };
const NEW_PASSWORD = 'correct horse battery';

describe('a change of what protects an account', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let email = '';
  let count = 0;
  /** Runs while a password waits to be looked at. */
  let meanwhile: (() => Promise<unknown>) | undefined;

  beforeAll(async () => {
    fixture = await openFixture({
      rateLimits: { signIn: { times: 1, within: minutes(5) }, registration: OFTEN, placing: OFTEN, recovery: OFTEN },
      pause: async () => {
        const run = meanwhile;
        meanwhile = undefined;
        await run?.();
      },
    });
  });
  beforeEach(async () => {
    fixture.clock.move(minutes(90));
    player = await fixture.player();
    count += 1;
    email = `protected${String(count)}@example.org`;
    await prove(player, email);
  });
  afterAll(() => fixture.close());

  const lastCode = async (contact: string) => {
    const { messages } = await fixture.outbox();
    return messages.find(({ to, code }) => to === contact && code !== undefined)?.code ?? '';
  };
  const prove = async (by: TestPlayer, contact: string) => {
    await by.send(SEND_CONTACT_CODE, { body: { contact, password: by.password } });
    const proven = await by.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: await lastCode(contact) } });
    expect(proven.status).toBe(200);
  };
  const signIn = async (by: Visitor, { password = player.password, save = true } = {}) =>
    by.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: password, save } });
  const giveCode = async (by: Visitor, code: string, save = true) => by.send(TWO_STEP_CODE, { body: { code, save } });
  const provenVisitor = async (contact: string) => {
    const visitor = fixture.visitor();
    await visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
    await visitor.send(CHECK_RECOVERY_CODE, { body: { code: await lastCode(contact) } });
    return visitor;
  };
  const recover = async (contact = email) => {
    const visitor = await provenVisitor(contact);
    const saved = await visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password: NEW_PASSWORD } });
    expect(saved.status).toBe(200);
  };
  const turnOn = async (by: TestPlayer) => {
    const { secret } = (await by.send(BEGIN_TWO_FACTOR, { body: { password: by.password } })).read();
    const code = authenticatorCode(secret, fixture.sandbox.clock.now());
    expect((await by.send(CONFIRM_TWO_FACTOR, { body: { code } })).status).toBe(200);
    return secret;
  };
  const changes = {
    'a recovery': async () => recover(),
    'an app that is turned on': async () => turnOn(player),
    'a replaced contact': async () => prove(player, `other-${email}`),
  };

  it('ends the check of a password that began before it [TWO-14]', async () => {
    const thief = fixture.visitor(new Map([...player.cookies].filter(([name]) => name !== SESSION_COOKIE_NAME)));
    expect((await signIn(thief, { password: 'wrong' })).status).toBe(401);
    meanwhile = recover;
    const late = await signIn(thief);
    expect(meanwhile).toBeUndefined();
    expect([late.status, late.code]).toEqual([401, 'both']);
    expect(thief.cookies.has(SESSION_COOKIE_NAME)).toBe(false);
    const own = await signIn(fixture.visitor(), { password: NEW_PASSWORD });
    expect(own.read()).toMatchObject({ secondStep: { method: 'email' } });
  });

  it.each(Object.entries(changes))(
    '%s ends the other sessions of the player [TWO-20, PWR-14]',
    async (name, change) => {
      const other = fixture.visitor();
      await signIn(other);
      expect((await giveCode(other, await lastCode(email))).read()).toEqual({ userId: player.userId });
      await change();
      expect((await other.send(SESSION)).read()).toEqual({});
      expect((await player.send(SESSION)).read().userId).toBe(name === 'a recovery' ? undefined : player.userId);
    },
  );

  it('that is a recovery removes the passkeys, and those that are being added [PWR-14]', async () => {
    const authenticator = softwareAuthenticator();
    const begin = async () => (await player.send(BEGIN_PASSKEY, { body: { password: '' } })).read();
    const credential = authenticator.create(await begin());
    expect((await player.send(ADD_PASSKEY, { body: { name: 'Phone', credential } })).status).toBe(200);
    await begin();
    await recover();
    const visitor = fixture.visitor();
    const asked = (await visitor.send(BEGIN_PASSKEY_SIGN_IN, { body: {} })).read();
    const answer = await visitor.send(PASSKEY_SIGN_IN, {
      body: { credential: authenticator.answer(asked), save: false },
    });
    expect([answer.status, answer.code]).toEqual([401, 'passkey']);
    const { database } = fixture.sandbox;
    const attempts = database.selectFrom('passkey_attempts').selectAll().where('user_id', '=', player.userId);
    expect(await attempts.execute()).toEqual([]);
  });

  it('that is a recovery takes the present password for no new one [PWR-15]', async () => {
    const visitor = await provenVisitor(email);
    const save = async (password: string) => visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password } });
    const same = await save(player.password);
    expect([same.status, same.code]).toEqual([400, 'present-password']);
    expect((await save(NEW_PASSWORD)).status).toBe(200);
  });

  it('asks for a code before a passkey is added, where there is an app [PK-1]', async () => {
    const secret = await turnOn(player);
    expect((await player.send(PASSKEYS)).read()).toMatchObject({ needsPassword: false, needsCode: true });
    for (const code of [undefined, '000000']) {
      const refused = await player.send(BEGIN_PASSKEY, { body: { password: '', ...(code && { code }) } });
      expect([refused.status, refused.code]).toEqual([400, 'code']);
    }
    fixture.clock.move(seconds(60));
    const code = authenticatorCode(secret, fixture.sandbox.clock.now());
    expect((await player.send(BEGIN_PASSKEY, { body: { password: '', code } })).status).toBe(200);
  });

  it('keeps 10 passkeys of many that are added at once [PK-8]', async () => {
    const credentials = [];
    for (let made = 0; made < 12; made += 1) {
      const options = (await player.send(BEGIN_PASSKEY, { body: { password: '' } })).read();
      credentials.push(softwareAuthenticator().create(options));
    }
    const replies = await Promise.all(
      credentials.map(async (credential) => player.send(ADD_PASSKEY, { body: { name: 'Phone', credential } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ code }) => code === 'too-many')).toHaveLength(2);
  });

  it('that is a recovery turns a new app off, and leaves an older one on [PWR-17]', async () => {
    await turnOn(player);
    fixture.clock.move(hours(72) - 1);
    await recover();
    const own = await signIn(fixture.visitor(), { password: NEW_PASSWORD });
    expect(own.read()).toMatchObject({ secondStep: { method: 'email' } });

    player = await fixture.player();
    await prove(player, `older-${email}`);
    const { secret } = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    fixture.clock.move(hours(1));
    const code = authenticatorCode(secret, fixture.sandbox.clock.now());
    expect((await player.send(CONFIRM_TWO_FACTOR, { body: { code } })).status).toBe(200);
    fixture.clock.move(hours(72));
    await recover(`older-${email}`);
    const kept = await signIn(fixture.visitor(), { password: NEW_PASSWORD });
    expect(kept.read()).toMatchObject({ secondStep: { method: 'app' } });
  });

  it.each(Object.entries(changes))('%s ends the sign-ins that wait for a code [TWO-14]', async (_name, change) => {
    const waiting = fixture.visitor();
    expect((await signIn(waiting)).read()).toMatchObject({ secondStep: { method: 'email' } });
    const code = await lastCode(email);
    await change();
    const late = await giveCode(waiting, code);
    expect([late.status, late.code]).toEqual([403, 'no-sign-in']);
    expect((await waiting.send(SEND_TWO_STEP_CODE, { body: {} })).status).toBe(403);
  });

  it('makes every device unknown but the one that it was made on [TWO-14]', async () => {
    const other = fixture.visitor();
    await signIn(other);
    expect((await giveCode(other, await lastCode(email))).read()).toEqual({ userId: player.userId });
    expect((await signIn(other)).read()).toEqual({ userId: player.userId });
    await changes['a replaced contact']();
    expect((await signIn(other)).read()).toMatchObject({ secondStep: { method: 'email' } });
    expect((await signIn(player)).read()).toEqual({ userId: player.userId });
    await recover(`other-${email}`);
    expect((await signIn(player, { password: NEW_PASSWORD })).read()).toMatchObject({
      secondStep: { method: 'email' },
    });
  });

  it('is not what a sign-in that is not kept needs: its device stays unknown [TWO-12]', async () => {
    const shared = fixture.visitor();
    await signIn(shared, { save: false });
    expect((await giveCode(shared, await lastCode(email), false)).read()).toEqual({ userId: player.userId });
    expect((await signIn(shared, { save: false })).read()).toMatchObject({ secondStep: { method: 'email' } });
  });
});
