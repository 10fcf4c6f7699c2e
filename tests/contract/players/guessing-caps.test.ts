import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { CHECK_RECOVERY_CODE, SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  TURN_OFF_TWO_FACTOR,
} from '../../../infrastructure/session/two-factor-calls.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import type { Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

describe('guessing', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  let email = '';
  let count = 0;

  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(async () => {
    fixture.clock.move(hours(25));
    player = await fixture.player();
    count += 1;
    email = `guessed${String(count)}@example.org`;
    await player.send(SET_CONTACT, { body: { email, phone: '' } });
  });
  afterAll(() => fixture.close());

  const signIn = async (by: Visitor) =>
    by.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: true } });
  const giveCode = async (by: Visitor, code: string) => by.send(TWO_STEP_CODE, { body: { code, save: true } });
  const begin = async (by: Visitor, password: string) => by.send(BEGIN_TWO_FACTOR, { body: { password } });
  const turnOn = async () => {
    const { secret } = (await begin(player, player.password)).read();
    const codeNow = () => authenticatorCode(secret, fixture.sandbox.clock.now());
    expect((await player.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow() } })).status).toBe(200);
    return codeNow;
  };
  /** Thirty wrong codes, as many as a day takes, from one browser. */
  const useUpCodes = async () => {
    const stranger = fixture.visitor();
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % 5 === 0) {
        fixture.clock.move(minutes(16));
        await signIn(stranger);
      }
      await giveCode(stranger, '000000');
    }
    fixture.clock.move(minutes(16));
    return stranger;
  };
  const messages = async () => (await fixture.outbox()).messages.filter(({ to }) => to === email);

  it('at the password ends the session that it is done in, and holds no other up [TWO-21]', async () => {
    const thief = fixture.visitor();
    expect((await signIn(thief)).read()).toEqual({ userId: player.userId });
    for (let tries = 0; tries < 10; tries += 1) expect((await begin(thief, 'wrong')).code).toBe('password');
    expect((await thief.send(SESSION)).read()).toEqual({});
    for (let tries = 0; tries < 12; tries += 1) expect((await begin(player, player.password)).status).toBe(200);
    expect((await player.send(SESSION)).read()).toMatchObject({ userId: player.userId });
  });

  it('at the codes of an app ends the session that it is done in, and holds no other up [TWO-24]', async () => {
    const thief = fixture.visitor();
    expect((await signIn(thief)).read()).toEqual({ userId: player.userId });
    const codeNow = await turnOn();
    await signIn(thief);
    fixture.clock.move(seconds(60));
    expect((await giveCode(thief, codeNow())).read()).toEqual({ userId: player.userId });
    const off = async (by: Visitor, code: string) =>
      by.send(TURN_OFF_TWO_FACTOR, { body: { password: player.password, code } });
    const answers: unknown[] = [];
    for (let tries = 0; tries < 10; tries += 1) answers.push((await off(thief, '000000')).body);
    const counted = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((left) => ({ code: 'code', tries_left: left }));
    expect(answers).toEqual([...counted, { code: 'code' }]);
    expect((await thief.send(SESSION)).read()).toEqual({});
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await player.send(CONFIRM_TWO_FACTOR, { body: { code: '000000' } })).code).toBe('already-on');
    }
    fixture.clock.move(seconds(60));
    expect((await off(player, codeNow())).status).toBe(200);
  });

  /** Who has no contact is asked for the password alone on a new device. */
  const withoutContact = async () => player.send(SET_CONTACT, { body: { email: '', phone: '' } });

  it('ends a session at its tenth wrong one of a day, however slow it is [TWO-21]', async () => {
    await withoutContact();
    const thief = fixture.visitor();
    await signIn(thief);
    for (let tries = 0; tries < 10; tries += 1) {
      fixture.clock.move(minutes(16));
      expect((await begin(thief, 'wrong')).code).toBe('password');
    }
    expect((await thief.send(SESSION)).read()).toEqual({});
  });

  it('at the password ends after 30 a day over all new devices, and holds up none of the owner [TWO-28]', async () => {
    await withoutContact();
    const ways = [
      async (by: Visitor, password: string) =>
        by.send(CHANGE_PASSWORD, { body: { password, new_password: 'another correct horse' } }),
      async (by: Visitor, password: string) =>
        by.send(SEND_CONTACT_CODE, { body: { contact: 'other@example.org', password } }),
      begin,
    ];
    let thief = fixture.visitor();
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % 10 === 0) await signIn((thief = fixture.visitor()));
      if (tries === 5) fixture.clock.move(minutes(16));
      // a first contact needs no password for ten minutes
      expect((await ways[tries % 10 === 1 ? 0 : (tries % 2) * 2]!(thief, 'wrong')).code).toBe('password');
    }
    await signIn((thief = fixture.visitor()));
    fixture.clock.move(minutes(11));
    for (const way of ways) expect(await way(thief, player.password)).toMatchObject({ status: 429, code: 'too-often' });
    expect((await begin(player, 'wrong')).code).toBe('password');
    expect((await begin(player, player.password)).status).toBe(200);
    fixture.clock.move(hours(24));
    await signIn((thief = fixture.visitor()));
    expect((await begin(thief, 'wrong')).code).toBe('password');
  });

  it('on a device where a second step was given is counted apart from all others, and is told [TWO-28]', async () => {
    const codeNow = await turnOn();
    let own = fixture.visitor();
    for (let round = 0; round < 3; round += 1) {
      fixture.clock.move(seconds(60));
      own = fixture.visitor(new Map(own.cookies));
      await signIn(own);
      expect((await giveCode(own, codeNow())).read()).toEqual({ userId: player.userId });
      for (let tries = 0; tries < 10; tries += 1) expect((await begin(own, 'wrong')).code).toBe('password');
    }
    expect((await messages()).filter(({ purpose }) => purpose === 'wrong-codes')).toHaveLength(4);
    fixture.clock.move(seconds(60));
    await signIn(own);
    await giveCode(own, codeNow());
    expect(await begin(own, player.password)).toMatchObject({ status: 429, code: 'too-often' });
    const other = fixture.visitor();
    fixture.clock.move(seconds(60));
    await signIn(other);
    await giveCode(other, codeNow());
    expect((await begin(other, player.password)).code).toBe('already-on');
  });

  it('at the codes of an app goes on after a change of the password, and begins anew with another app [TWO-28]', async () => {
    const codeNow = await turnOn();
    let { password } = player;
    const off = async (by: Visitor, code: string) => by.send(TURN_OFF_TWO_FACTOR, { body: { password, code } });
    const again = async () => {
      fixture.clock.move(seconds(60));
      await player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: password, save: true } });
      expect((await giveCode(player, codeNow())).read()).toEqual({ userId: player.userId });
    };
    for (let tries = 0; tries < 30; tries += 1) {
      if (tries % 10 === 0) await again();
      expect((await off(player, '000000')).code).toBe('code');
    }
    await again();
    const next = 'another correct horse';
    expect((await player.send(CHANGE_PASSWORD, { body: { password, new_password: next } })).status).toBe(200);
    password = next;
    fixture.clock.move(seconds(60));
    expect((await off(player, codeNow())).status).toBe(429);
    const { database } = fixture.sandbox;
    await database.deleteFrom('authenticators').where('user_id', '=', player.userId).execute();
    const { secret } = (await begin(player, password)).read();
    const code = authenticatorCode(secret, fixture.clock.now());
    expect((await player.send(CONFIRM_TWO_FACTOR, { body: { code } })).status).toBe(200);
    expect((await off(player, '000000')).code).toBe('code');
  });

  it('that used up the codes of a day does not keep the owner out who has changed the password since [TWO-22]', async () => {
    const codeNow = await turnOn();
    await useUpCodes();
    await player.send(CHANGE_PASSWORD, {
      body: { password: player.password, new_password: 'another correct horse' },
    });
    const again = fixture.visitor();
    const body = { uLogin: String(player.userId), uPassword: 'another correct horse', save: true };
    await again.send(SIGN_IN, { body });
    expect((await giveCode(again, codeNow())).read()).toEqual({ userId: player.userId });
  });

  it('begins 30 sign-ins an hour that wait for a code, and as many on each known device [TWO-13]', async () => {
    const codeNow = await turnOn();
    for (let count = 0; count < 30; count += 1) {
      expect((await signIn(fixture.visitor())).body.second_step?.method).toBe('app');
    }
    const waiting = fixture.sandbox.database.selectFrom('pending_sign_ins').where('user_id', '=', player.userId);
    const refused = await signIn(fixture.visitor());
    expect(refused).toMatchObject({ status: 429, code: 'too-often' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await waiting.selectAll().execute()).toHaveLength(30);
    fixture.clock.move(seconds(60));
    expect((await signIn(player)).body.second_step?.method).toBe('app');
    expect((await giveCode(player, codeNow())).read()).toEqual({ userId: player.userId });
  });

  it('at the codes of an app on other devices leaves the known one its own tries, and is told [TWO-22]', async () => {
    const codeNow = await turnOn();
    const stranger = fixture.visitor();
    await signIn(stranger);
    for (let tries = 0; tries < 5; tries += 1) await giveCode(stranger, '000000');
    expect((await giveCode(stranger, codeNow())).status).toBe(429);
    expect((await messages())[0]).toMatchObject({ purpose: 'wrong-codes' });
    fixture.clock.move(seconds(60));
    await signIn(player);
    expect((await giveCode(player, codeNow())).read()).toEqual({ userId: player.userId });
  });

  it('at the codes of an app ends after 30 a day, whatever the code is then [TWO-22, SEC-61]', async () => {
    const codeNow = await turnOn();
    const stranger = await useUpCodes();
    await signIn(stranger);
    expect((await giveCode(stranger, codeNow())).status).toBe(429);
    fixture.clock.move(hours(24));
    await signIn(stranger);
    expect((await giveCode(stranger, codeNow())).read()).toEqual({ userId: player.userId });
  });

  it('at the codes of a recovery has its caps on a known device, too [PWR-16]', async () => {
    await player.send(DISCONNECT, { body: {} });
    const send = async () => {
      fixture.clock.move(seconds(70));
      return (await player.send(SEND_RECOVERY_CODE, { body: { contact: email } })).status;
    };
    const sent = [];
    for (let times = 0; times < 7; times += 1) sent.push(await send());
    expect(sent).toEqual([200, 200, 200, 200, 200, 200, 429]);
    for (let tries = 0; tries < 30; tries += 1) {
      fixture.clock.move(tries % 5 === 0 ? hours(1) : 0);
      if (tries % 5 === 0) await send();
      await player.send(CHECK_RECOVERY_CODE, { body: { code: 'xxxxxx' } });
    }
    fixture.clock.move(hours(1));
    expect(await send()).toBe(200);
    const code = (await messages())[0]?.code ?? '';
    expect((await player.send(CHECK_RECOVERY_CODE, { body: { code } })).status).toBe(429);
  });
});
