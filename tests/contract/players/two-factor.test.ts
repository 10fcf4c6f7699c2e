import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { CHECK_CONTACT_CODE, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { USER_CONFIG } from '../../../infrastructure/player/player-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SEND_TWO_STEP_CODE, SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  NEW_RECOVERY_CODES,
  TURN_OFF_TWO_FACTOR,
  TWO_FACTOR,
} from '../../../infrastructure/session/two-factor-calls.ts';
import {
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { comeBack, finishSocial, registerSocial } from '../../support/browser/social-walk.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { SESSION_COOKIE_NAME, type Visitor } from '../../support/browser/visitor.ts';

describe('the second step of a sign-in', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let secret: string;
  let recoveryCodes: readonly string[];
  const codeNow = (of = secret) => authenticatorCode(of, fixture.sandbox.clock.now());
  const turnOn = async (by: TestPlayer) => {
    const key = (await by.send(BEGIN_TWO_FACTOR, { body: { password: by.password } })).read();
    const codes = (await by.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow(key.secret) } })).read();
    return { key, codes };
  };
  const signIn = async (by: Visitor, whom = player) =>
    by.send(SIGN_IN, { body: { uLogin: String(whom.userId), uPassword: whom.password, save: false } });
  const giveCode = async (by: Visitor, code: string, save = false) => by.send(TWO_STEP_CODE, { body: { code, save } });

  const lastCode = async (contact: string) => {
    const { messages } = await fixture.outbox();
    return messages.find(({ to, code }) => to === contact && code !== undefined)?.code ?? '';
  };

  beforeAll(async () => {
    fixture = await openFixture();
    player = await fixture.player();
    const { key, codes } = await turnOn(player);
    ({ secret } = key);
    recoveryCodes = codes;
  });
  beforeEach(() => {
    fixture.clock.move(minutes(16));
  });
  afterAll(() => fixture.close());

  it('is turned on with the password and a code of the app [TWO-10]', async () => {
    const other = await fixture.player();
    expect((await other.send(TWO_FACTOR)).read()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const wrong = await other.send(BEGIN_TWO_FACTOR, { body: { password: 'wrong' } });
    expect([wrong.status, wrong.code]).toEqual([400, 'password']);
    const key = (await other.send(BEGIN_TWO_FACTOR, { body: { password: other.password } })).read();
    expect(key.address).toContain(key.secret);
    const guess = await other.send(CONFIRM_TWO_FACTOR, { body: { code: '000000' } });
    expect([guess.status, guess.code]).toEqual([400, 'code']);
    expect((await signIn(fixture.visitor(), other)).read()).toEqual({ userId: other.userId });
    const codes = (await other.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow(key.secret) } })).read();
    expect(new Set(codes).size).toBe(10);
    expect((await other.send(TWO_FACTOR)).read()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await other.send(BEGIN_TWO_FACTOR, { body: { password: other.password } })).status).toBe(409);
  });

  it('keeps no recovery code as it is, and no key is given twice', async () => {
    const rows = await fixture.sandbox.database.selectFrom('recovery_codes').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(recoveryCodes.filter((code) => kept.includes(code) || kept.includes(code.replace('-', '')))).toEqual([]);
  });

  it('signs nobody in by the password alone [TWO-7]', async () => {
    const visitor = fixture.visitor();
    const reply = await signIn(visitor);
    expect(reply.read()).toEqual({
      secondStep: { method: 'app', expiresAt: fixture.sandbox.clock.now() + minutes(5), trustDays: 30 },
    });
    expect(visitor.cookies.has(SESSION_COOKIE_NAME)).toBe(false);
    expect((await visitor.send(SESSION)).read()).toEqual({});
    expect((await giveCode(visitor, codeNow())).read()).toEqual({ userId: player.userId });
    expect((await visitor.send(SESSION)).read()).toMatchObject({ userId: player.userId });
  });

  it('waits in the browser that asked alone, for 5 minutes, and once [TWO-7, SEC-41, SEC-61]', async () => {
    const [first, stranger] = [fixture.visitor(), fixture.visitor()];
    await signIn(first);
    const elsewhere = await giveCode(stranger, codeNow());
    expect([elsewhere.status, elsewhere.code]).toEqual([403, 'no-sign-in']);
    fixture.clock.move(minutes(5));
    expect((await giveCode(first, codeNow())).status).toBe(403);
    await signIn(first);
    const kept = new Map(first.cookies);
    expect((await giveCode(first, codeNow())).status).toBe(200);
    fixture.clock.move(seconds(31));
    expect((await giveCode(fixture.visitor(kept), codeNow())).status).toBe(403);
  });

  it('takes no period twice, nor one before it [TWO-6]', async () => {
    const [first, second] = [fixture.visitor(), fixture.visitor()];
    const [code, earlier] = [codeNow(), authenticatorCode(secret, fixture.sandbox.clock.now() - seconds(30))];
    await signIn(first);
    await signIn(second);
    expect((await giveCode(first, code)).read()).toEqual({ userId: player.userId });
    await signIn(second);
    expect((await giveCode(second, code)).read()).toEqual({ attemptsLeft: 4 });
    expect((await giveCode(second, earlier)).read()).toEqual({ attemptsLeft: 3 });
  });

  it('takes 5 wrong codes of a player, in however many browsers, and says when it opens again [TWO-8, SEC-61, SEC-86]', async () => {
    const browsers = Array.from({ length: 10 }, () => fixture.visitor());
    for (const browser of browsers) await signIn(browser);
    const replies = await Promise.all(browsers.map(async (browser) => giveCode(browser, '000000')));
    expect(replies.filter(({ status }) => status === 200).length).toBe(4);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBe(900);
    expect((await giveCode(browsers[0]!, codeNow())).status).toBe(429);
    fixture.clock.move(minutes(15));
    await signIn(browsers[0]!);
    expect((await giveCode(browsers[0]!, codeNow())).read()).toEqual({ userId: player.userId });
  });

  it('takes each recovery code once, with or without its hyphen [TWO-9]', async () => {
    const [one = '', other = ''] = recoveryCodes;
    const visitor = fixture.visitor();
    await signIn(visitor);
    expect((await giveCode(visitor, one)).read()).toEqual({ userId: player.userId });
    await signIn(visitor);
    expect((await giveCode(visitor, one)).read()).toEqual({ attemptsLeft: 4 });
    expect((await giveCode(visitor, other.replace('-', '').toLowerCase())).read()).toEqual({ userId: player.userId });
    expect((await visitor.send(TWO_FACTOR)).read()).toEqual({ isOn: true, recoveryCodesLeft: 8 });
  });

  it('is turned off with the password and a code, and no other way [TWO-10]', async () => {
    const other = await fixture.player();
    const { key } = await turnOn(other);
    fixture.clock.move(minutes(1));
    const off = async (password: string, code: string) => other.send(TURN_OFF_TWO_FACTOR, { body: { password, code } });
    expect((await off('wrong', codeNow(key.secret))).code).toBe('password');
    expect((await off(other.password, '000000')).code).toBe('code');
    expect((await off(other.password, codeNow(key.secret))).status).toBe(200);
    expect((await signIn(fixture.visitor(), other)).read()).toEqual({ userId: other.userId });
  });

  it('gives other recovery codes for the password and a code, and the earlier ones no longer hold [TWO-9, TWO-10]', async () => {
    const other = await fixture.player();
    const { key, codes } = await turnOn(other);
    const renew = async (password: string, code: string) =>
      other.send(NEW_RECOVERY_CODES, { body: { password, code } });
    expect((await renew('wrong', codes[0]!)).code).toBe('password');
    expect((await renew(other.password, '000000')).code).toBe('code');
    fixture.clock.move(minutes(1));
    const renewed = (await renew(other.password, codeNow(key.secret))).read();
    expect(new Set([...renewed, ...codes]).size).toBe(20);
    await signIn(other, other);
    expect((await giveCode(other, codes[0]!)).read()).toEqual({ attemptsLeft: 4 });
    expect((await giveCode(other, renewed[0]!)).read()).toEqual({ userId: other.userId });
    const without = await fixture.player();
    const none = await without.send(NEW_RECOVERY_CODES, { body: { password: without.password, code: '000000' } });
    expect([none.status, none.code]).toEqual([409, 'already-off']);
  });

  it('is asked for on a new device of a player with an activated contact, with a code sent there [TWO-12]', async () => {
    const other = await fixture.player();
    const contact = 'device@example.org';
    await other.send(SEND_CONTACT_CODE, { body: { contact, password: '' } });
    await other.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: await lastCode(contact) } });
    const [known, stranger] = [other, fixture.visitor()];
    expect((await signIn(known, other)).read()).toEqual({ userId: other.userId });
    expect((await signIn(stranger, other)).read()).toMatchObject({ secondStep: { method: 'email' } });
    const first = await lastCode(contact);
    const wrong = first === '000000' ? '111111' : '000000';
    expect((await giveCode(stranger, wrong)).read()).toEqual({ attemptsLeft: 4 });
    fixture.clock.move(minutes(1));
    expect((await stranger.send(SEND_TWO_STEP_CODE, { body: {} })).status).toBe(200);
    expect((await giveCode(stranger, await lastCode(contact), true)).read()).toEqual({ userId: other.userId });
    expect((await signIn(stranger, other)).read()).toEqual({ userId: other.userId });
  });

  it('sends the code once more after a minute and not before, to one of several that ask at once [TWO-1]', async () => {
    const other = await fixture.player();
    const contact = 'pause@example.org';
    await other.send(SEND_CONTACT_CODE, { body: { contact, password: '' } });
    await other.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: await lastCode(contact) } });
    const stranger = fixture.visitor();
    const { secondStep } = (await signIn(stranger, other)).read();
    const began = fixture.clock.now();
    expect(secondStep?.againAt).toBe(began + minutes(1));
    const again = async () => stranger.send(SEND_TWO_STEP_CODE, { body: {} });
    const first = await lastCode(contact);
    fixture.clock.move(minutes(1) - 1);
    const early = await again();
    expect([early.status, early.headers['retry-after']]).toEqual([429, '1']);
    expect(await lastCode(contact)).toBe(first);
    fixture.clock.move(1);
    const asked = await Promise.all([again(), again(), again()]);
    expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429, 429]);
    expect(asked.find(({ status }) => status === 200)?.read()).toEqual({ againAt: began + minutes(2) });
    expect((await giveCode(stranger, await lastCode(contact))).read()).toEqual({ userId: other.userId });
    const ofApp = fixture.visitor();
    expect((await signIn(ofApp)).read().secondStep?.againAt).toBeUndefined();
  });

  it('sends at most 6 codes an hour, and none for a sign-in that waits for an app [TWO-13]', async () => {
    const other = await fixture.player();
    const contact = '+79995554433';
    await other.send(SEND_CONTACT_CODE, { body: { contact, password: '' } });
    await other.send(CHECK_CONTACT_CODE, { body: { kind: 'phone', code: await lastCode(contact) } });
    const stranger = fixture.visitor();
    expect((await signIn(stranger, other)).read()).toMatchObject({ secondStep: { method: 'sms' } });
    const statuses = [];
    // within the five minutes that a sign-in waits
    for (const step of [1, 1, 1, 1]) {
      fixture.clock.move(minutes(step));
      statuses.push((await stranger.send(SEND_TWO_STEP_CODE, { body: {} })).status);
    }
    await signIn(stranger, other);
    for (const step of [1, 1]) {
      fixture.clock.move(minutes(step));
      statuses.push((await stranger.send(SEND_TWO_STEP_CODE, { body: {} })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const ofApp = fixture.visitor();
    await signIn(ofApp);
    expect((await ofApp.send(SEND_TWO_STEP_CODE, { body: {} })).status).toBe(403);
  });

  it('stops withdrawals when a proven contact is replaced, and the old one hears of it [TWO-11]', async () => {
    const other = await fixture.player();
    const attach = async (contact: string) => {
      await other.send(SEND_CONTACT_CODE, { body: { contact, password: other.password } });
      await other.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: await lastCode(contact) } });
      return (await other.send(USER_CONFIG)).read().result;
    };
    expect(await attach('before@example.org')).not.toHaveProperty('withdrawalsLockedUntil');
    const locked = { withdrawalsLockedUntil: fixture.sandbox.clock.now() + hours(24) };
    expect(await attach('after@example.org')).toMatchObject(locked);
    const { messages } = await fixture.outbox();
    const told = messages.find(({ to }) => to === 'before@example.org');
    expect(told).toMatchObject({ purpose: 'contact-changed' });
  });

  it('stops withdrawals when the password is recovered, and tells the contact [TWO-11]', async () => {
    const other = await fixture.player();
    const contact = 'recovered@example.org';
    await other.send(SET_CONTACT, { body: { email: contact, phone: '' } });
    const visitor = fixture.visitor();
    await visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
    await visitor.send(CHECK_RECOVERY_CODE, { body: { code: await lastCode(contact) } });
    await visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'quite another horse' } });
    const { messages } = await fixture.outbox();
    expect(messages[0]).toMatchObject({ to: contact, purpose: 'protection-changed' });
    await signIn(visitor, { ...other, password: 'quite another horse' });
    const { result } = (await visitor.send(USER_CONFIG)).read();
    expect(result).toMatchObject({ withdrawalsLockedUntil: fixture.sandbox.clock.now() + hours(24) });
  });

  it('is not gone round by the account of a network [TWO-7]', async () => {
    const person = { name: 'Round About', email: 'round@example.org' };
    const visitor = fixture.visitor();
    await comeBack(fixture, visitor, { person });
    const { userId } = (await registerSocial(visitor)).read();
    const row = { user_id: userId as never, secret, is_on: true, used_step: 0, created_at: 0 };
    await fixture.sandbox.database.insertInto('authenticators').values(row).execute();
    const again = fixture.visitor();
    await comeBack(fixture, again, { person });
    expect((await finishSocial(again)).read().secondStep?.method).toBe('app');
    expect(again.cookies.has(SESSION_COOKIE_NAME)).toBe(false);
  });

  it('stops withdrawals for a day when it changes, and tells every contact [TWO-11]', async () => {
    const other = await fixture.player();
    const config = async () => (await other.send(USER_CONFIG)).read().result;
    await other.send(SET_CONTACT, { body: { email: 'told@example.com', phone: '+79990004455' } });
    expect(await config()).not.toHaveProperty('withdrawalsLockedUntil');
    await turnOn(other);
    expect(await config()).toMatchObject({ withdrawalsLockedUntil: fixture.sandbox.clock.now() + hours(24) });
    const { messages } = await fixture.outbox();
    expect(messages.slice(0, 2).map(({ to, purpose }) => [to, purpose])).toEqual([
      ['+79990004455', 'protection-changed'],
      ['told@example.com', 'protection-changed'],
    ]);
  });
});
