import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { SEND_PHONE_CODE } from '../../../infrastructure/registration/registration-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SEND_SIGN_IN_SMS, SMS_CODE, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

/** A player with this phone, proven or only written down. */
async function playerWith(phone: string, row: { activation_type?: number; email?: string } = {}): Promise<TestPlayer> {
  const player = await fixture.player();
  const values = { phone, activation_type: 3, ...row };
  await fixture.sandbox.database.updateTable('users').set(values).where('id', '=', player.userId).execute();
  return player;
}
const messagesTo = async (to: string) => (await fixture.outbox()).messages.filter((message) => message.to === to);
const lastCode = async (to: string) => (await messagesTo(to))[0]?.code ?? '';
const ask = async (visitor: Visitor, phone: string, diallingCode = '+7') =>
  visitor.send(SEND_SIGN_IN_SMS, { body: { 'phone-number': phone, 'phone-code': diallingCode } });
const give = async (visitor: Visitor, code: string) => visitor.send(SMS_CODE, { body: { code, save: false } });

describe('a sign-in by text message', () => {
  it('signs in a player by the code that was sent to a proven phone, once [SMS-2, SMS-3, SMS-4]', async () => {
    const { userId } = await playerWith('+79991120001');
    const stranger = fixture.visitor();
    expect((await ask(stranger, '+79991120001')).read()).toEqual({
      expiresAt: fixture.sandbox.clock.now() + minutes(10),
      againAt: fixture.sandbox.clock.now() + minutes(1),
    });
    const [message] = await messagesTo('+79991120001');
    expect(message).toMatchObject({ kind: 'sms', purpose: 'sign-in' });
    const code = message?.code ?? '';
    expect((await give(stranger, code)).read()).toEqual({ userId });
    expect((await stranger.send(SESSION)).read()).toMatchObject({ userId });
    expect(await give(stranger, code)).toMatchObject({ status: 403, code: 'no-code' });
  });

  it('keeps of the code nothing but a hash, and takes it from the browser that asked alone [SMS-3]', async () => {
    await playerWith('+79991120002');
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120002');
    const code = await lastCode('+79991120002');
    const rows = await fixture.sandbox.database.selectFrom('phone_codes').selectAll().execute();
    expect(rows.some(({ phone }) => phone === '+79991120002')).toBe(true);
    expect(rows.some(({ code_hash: hash, id_hash: id }) => `${hash}${id}`.includes(code))).toBe(false);
    expect(await give(fixture.visitor(), code)).toMatchObject({ status: 403, code: 'no-code' });
    const other = fixture.visitor();
    await ask(other, '+79991120003');
    expect((await give(other, code)).read()).toEqual({ attemptsLeft: 4 });
  });

  it('answers alike for a number without a player and one that nobody has proven, and sends those nothing [SMS-2, SEC-61]', async () => {
    await playerWith('+79991120004');
    await playerWith('+79991120005', { activation_type: 1 });
    const replies = [];
    for (const phone of ['+79991120004', '+79991120005', '+79991120006']) {
      const visitor = fixture.visitor();
      const asked = await ask(visitor, phone);
      const tried = await give(visitor, 'x00000');
      replies.push(JSON.stringify([asked.status, asked.body, tried.status, tried.body]));
    }
    expect(new Set(replies).size).toBe(1);
    expect(await messagesTo('+79991120005')).toEqual([]);
    expect(await messagesTo('+79991120006')).toEqual([]);
  });

  it('refuses a code after five wrong ones, and one that came too late [SMS-3]', async () => {
    await playerWith('+79991120007');
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120007');
    const code = await lastCode('+79991120007');
    for (const left of [4, 3, 2, 1]) expect((await give(stranger, 'x00000')).read()).toEqual({ attemptsLeft: left });
    expect(await give(stranger, 'x00000')).toMatchObject({ status: 403, code: 'tries-over' });
    expect(await give(stranger, code)).toMatchObject({ status: 403, code: 'tries-over' });
    fixture.clock.move(minutes(1));
    await ask(stranger, '+79991120007');
    fixture.clock.move(minutes(10));
    expect(await give(stranger, await lastCode('+79991120007'))).toMatchObject({ status: 403, code: 'time-up' });
  });

  it('takes only the latest code, and none that was sent for a registration [SMS-3, RGF-8]', async () => {
    const { userId } = await playerWith('+79991120008');
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120008');
    const first = await lastCode('+79991120008');
    fixture.clock.move(minutes(1));
    await ask(stranger, '+79991120008');
    const second = await lastCode('+79991120008');
    // one time in a million both are the same
    const tried = (await give(stranger, first)).read();
    expect(first === second ? { attemptsLeft: 4 } : tried).toEqual({ attemptsLeft: 4 });
    expect((await give(stranger, second)).read()).toEqual({ userId });
    const other = fixture.visitor();
    await other.send(SEND_PHONE_CODE, { body: { phone: '+79991120008' } });
    expect((await give(other, await lastCode('+79991120008'))).status).toBe(403);
  });

  it('sends a browser another code once a minute has passed, and says when that is [SMS-5]', async () => {
    await playerWith('+79991120021');
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120021');
    fixture.clock.move(seconds(18));
    const early = await ask(stranger, '+79991120021');
    expect([early.code, early.headers['retry-after']]).toEqual(['too-often', '42']);
    expect(await messagesTo('+79991120021')).toHaveLength(1);
    expect((await ask(stranger, '+79991120022')).status).toBe(200);
    // whoever leaves the cookie behind waits as long
    const other = fixture.visitor();
    expect((await ask(other, '+79991120021')).code).toBe('too-often');
    fixture.clock.move(seconds(42));
    expect((await ask(other, '+79991120021')).status).toBe(200);
    fixture.clock.move(minutes(1));
    expect((await ask(other, '+79991120021')).status).toBe(200);
    // the address has so many texts an hour alone
    fixture.clock.move(hours(1));
  });

  it('asks for the code of the app where the second step is on [SMS-4, TWO-7]', async () => {
    const player = await playerWith('+79991120009');
    const { secret } = (await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } })).read();
    const code = authenticatorCode(secret, fixture.sandbox.clock.now());
    await player.send(CONFIRM_TWO_FACTOR, { body: { code } });
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120009');
    const asked = (await give(stranger, await lastCode('+79991120009'))).read();
    expect(asked.secondStep?.method).toBe('app');
    expect((await stranger.send(SESSION)).read()).toEqual({});
  });

  it('asks on a new device for a code from the e-mail address as well [SMS-4, TWO-12]', async () => {
    const email = 'sms-and-mail@example.com';
    const { userId } = await playerWith('+79991120010', { activation_type: 2, email });
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120010');
    const asked = (await give(stranger, await lastCode('+79991120010'))).read();
    expect(asked.secondStep?.method).toBe('email');
    const ended = await stranger.send(TWO_STEP_CODE, { body: { code: await lastCode(email), save: false } });
    expect(ended.read()).toEqual({ userId });
  });

  it('lets one of two who bring the code at once sign in [SMS-3]', async () => {
    const { userId } = await playerWith('+79991120011');
    const stranger = fixture.visitor();
    await ask(stranger, '+79991120011');
    const code = await lastCode('+79991120011');
    const replies = await Promise.all([give(stranger, code), give(stranger, code)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect((await stranger.send(SESSION)).read()).toMatchObject({ userId });
  });

  it('takes a number only with a dialling code that it begins with [SMS-1]', async () => {
    expect(await ask(fixture.visitor(), '+79991120012', '+375')).toMatchObject({ status: 400, code: 'phone' });
    expect(await ask(fixture.visitor(), '+7999', '+7')).toMatchObject({ status: 400 });
    expect(await ask(fixture.visitor(), '+18765550123', '+1')).toMatchObject({ status: 400, code: 'phone' });
  });

  it('asks for a captcha after too many askings, and refuses far too many [SMS-2, CAP-7]', async () => {
    const strict = await openFixture({ rateLimits: {}, captcha: { after: 3, work: 2 } });
    const codes = [];
    for (let time = 0; time < 4; time += 1) {
      codes.push((await ask(strict.visitor(), '+79991120013')).code);
      strict.clock.move(minutes(1));
    }
    expect(codes).toEqual([undefined, undefined, undefined, expect.stringMatching(/^11\d$/)]);
    await strict.close();
    const statuses = [];
    for (let time = 0; time < 7; time += 1) {
      statuses.push((await ask(fixture.visitor(), '+79991120014')).status);
      fixture.clock.move(minutes(1));
    }
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(statuses.at(6)).toBe(429);
  });
});
