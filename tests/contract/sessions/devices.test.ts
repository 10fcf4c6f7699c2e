import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  FORGET_DEVICE,
  PLAYER_DEVICES,
  SIGN_OUT_DEVICE,
  SIGN_OUT_ELSEWHERE,
} from '../../../infrastructure/session/device-calls.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  TURN_OFF_TWO_FACTOR,
} from '../../../infrastructure/session/two-factor-calls.ts';
import { NO_PASSWORD } from '../../../infrastructure/sandbox/sign-in/no-password.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { SESSION_COOKIE_NAME, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const DEVICE_COOKIE_NAME = '__Host-device';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0';

describe('the devices of a player', () => {
  let fixture: SandboxFixture;
  let player: TestPlayer;
  const listed = async (by: Visitor) => (await by.send(PLAYER_DEVICES)).read();
  const signIn = async (by: Visitor, { save = true, agent = FIREFOX, whom = player } = {}) => {
    const body = { uLogin: String(whom.userId), uPassword: whom.password, save };
    return by.send(SIGN_IN, { body }, { 'user-agent': agent });
  };
  const isSignedIn = async (by: Visitor) => (await by.send(SESSION)).read().userId !== undefined;
  const proof = () => ({ password: player.password });
  const otherOf = async (by: Visitor) => {
    const other = (await listed(by)).devices.find(({ isThis }) => !isThis);
    if (other === undefined) throw new Error('there is no other device');
    return other;
  };
  const proveEmail = async () => {
    const email = `player${String(player.userId)}@example.org`;
    const proven = { email, activation_type: 1 };
    await fixture.sandbox.database.updateTable('users').set(proven).where('id', '=', player.userId).execute();
    return email;
  };
  const idOf = (device: { readonly id: number }) => ({ id: String(device.id) });

  beforeAll(async () => {
    fixture = await openFixture();
  });
  beforeEach(async () => {
    fixture.clock.move(minutes(16));
    player = await fixture.player();
  });
  afterAll(() => fixture.close());

  it('are listed, this one first, by the words of their browsers and when they were used last [DEV-1, DEV-2, DEV-3]', async () => {
    const elsewhere = fixture.visitor();
    fixture.clock.move(minutes(11));
    await signIn(elsewhere);
    const { devices } = await listed(player);
    expect(devices).toEqual([
      expect.objectContaining({ isThis: true, isSignedIn: true, isKnown: true }),
      {
        id: expect.any(Number) as number,
        browser: 'Firefox',
        system: 'Linux',
        isThis: false,
        seenAt: fixture.sandbox.clock.now(),
        isSignedIn: true,
        isKnown: true,
        isSpared: false,
      },
    ]);
    expect(devices[0]).not.toHaveProperty('browser');
    fixture.clock.move(minutes(2));
    await player.send(SESSION, { query: { active: '1' } });
    expect((await listed(elsewhere)).devices.map(({ seenAt }) => fixture.sandbox.clock.now() - seenAt)).toEqual([
      minutes(2),
      0,
    ]);
  });

  it('stay one row however often somebody signs in on them, and go from the list once nobody is signed in where nothing is kept [DEV-1]', async () => {
    const [kept, passing] = [fixture.visitor(), fixture.visitor()];
    await signIn(kept);
    await kept.send(DISCONNECT);
    await signIn(kept, { agent: 'another browser by the same cookie' });
    await signIn(passing, { save: false });
    expect(passing.cookies.has(DEVICE_COOKIE_NAME)).toBe(false);
    expect((await listed(player)).devices).toHaveLength(3);
    await passing.send(DISCONNECT);
    await kept.send(DISCONNECT);
    const { devices } = await listed(player);
    expect(devices.map(({ isSignedIn, isKnown }) => [isSignedIn, isKnown])).toEqual([
      [true, true],
      [false, true],
    ]);
    fixture.clock.move(days(180));
    await signIn(player);
    expect((await listed(player)).devices).toHaveLength(1);
  });

  it('are signed out one by one at once: the next call of that session is refused with 401 [DEV-3, SEC-53]', async () => {
    const elsewhere = fixture.visitor();
    await signIn(elsewhere);
    const other = await otherOf(player);
    expect((await player.send(SIGN_OUT_DEVICE, { params: idOf(other), body: proof() })).status).toBe(200);
    const next = await elsewhere.send(ACCOUNT_LIST);
    expect([next.status, next.code]).toEqual([401, 'signed-out']);
    expect((await elsewhere.send(SESSION)).read()).toEqual({});
    expect(await isSignedIn(player)).toBe(true);
    expect(await otherOf(player)).toMatchObject({ id: other.id, isSignedIn: false, isKnown: true });
  });

  it('are signed out everywhere else with one press, and stay known [DEV-3]', async () => {
    const others = [fixture.visitor(), fixture.visitor(), fixture.visitor()];
    for (const other of others) await signIn(other);
    expect((await player.send(SIGN_OUT_ELSEWHERE, { body: proof() })).status).toBe(200);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
    expect(await isSignedIn(player)).toBe(true);
    const { devices } = await listed(player);
    expect(devices.map((device) => device.isSignedIn)).toEqual([true, false, false, false]);
  });

  it('leave this one to an ordinary sign-out [DEV-3]', async () => {
    const [own] = (await listed(player)).devices;
    const refused = await player.send(SIGN_OUT_DEVICE, { params: idOf(own!), body: proof() });
    expect([refused.status, refused.code]).toEqual([409, 'this-device']);
    expect(await isSignedIn(player)).toBe(true);
  });

  it('of another player are not found, and nothing becomes of them [DEV-3, SEC-43, SEC-83]', async () => {
    const stranger = await fixture.player();
    const [own] = (await listed(player)).devices;
    for (const call of [SIGN_OUT_DEVICE, FORGET_DEVICE]) {
      const reply = await stranger.send(call, { params: idOf(own!), body: { password: stranger.password } });
      expect([reply.status, reply.code]).toEqual([404, 'no-device']);
    }
    await stranger.send(SIGN_OUT_ELSEWHERE, { body: { password: stranger.password } });
    expect((await listed(player)).devices).toMatchObject([{ id: own!.id, isSignedIn: true, isKnown: true }]);
    expect((await fixture.visitor().send(PLAYER_DEVICES)).status).toBe(401);
  });

  it('are forgotten: the next sign-in there is one on a new device, and the session there ends [DEV-4, TWO-12]', async () => {
    const elsewhere = fixture.visitor();
    await signIn(elsewhere);
    await proveEmail();
    await elsewhere.send(DISCONNECT);
    expect((await signIn(elsewhere)).read()).toEqual({ userId: player.userId });
    const other = await otherOf(player);
    expect(other.isSpared).toBe(true);
    await player.send(FORGET_DEVICE, { params: idOf(other), body: proof() });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await listed(player)).devices).toHaveLength(1);
    expect((await signIn(elsewhere)).read()).toMatchObject({ secondStep: { method: 'email' } });
  });

  it('are forgotten with the session that asks going on where it is this one [DEV-4]', async () => {
    const [own] = (await listed(player)).devices;
    await player.send(FORGET_DEVICE, { params: idOf(own!), body: proof() });
    expect((await listed(player)).devices).toMatchObject([{ id: own!.id, isThis: true, isKnown: false }]);
    await player.send(DISCONNECT);
    await signIn(player);
    const { devices } = await listed(player);
    expect(devices).toMatchObject([{ isThis: true, isKnown: true }]);
    expect(devices[0]?.id).not.toBe(own!.id);
  });

  it('change with the password alone, but for ten minutes after a sign-in; ten wrong ones end the session that gave them [DEV-5, TWO-21]', async () => {
    const elsewhere = fixture.visitor();
    await signIn(elsewhere);
    expect((await listed(player)).needsPassword).toBe(false);
    fixture.clock.move(minutes(11));
    expect((await listed(player)).needsPassword).toBe(true);
    const params = idOf(await otherOf(player));
    const body = { password: '' };
    const refusals = [
      await player.send(SIGN_OUT_DEVICE, { params, body }),
      await player.send(FORGET_DEVICE, { params, body }),
      await player.send(SIGN_OUT_ELSEWHERE, { body }),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([400, 'password']));
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await player.send(SIGN_OUT_ELSEWHERE, { body: proof() })).status).toBe(200);
    expect(await isSignedIn(elsewhere)).toBe(false);
    for (let count = 0; count < 7; count += 1) await player.send(SIGN_OUT_ELSEWHERE, { body });
    expect(await isSignedIn(player)).toBe(false);
  });

  it('of a player without a password change only for ten minutes after a sign-in [DEV-5, PK-9]', async () => {
    await fixture.sandbox.database
      .updateTable('users')
      .set({ password_hash: NO_PASSWORD })
      .where('id', '=', player.userId)
      .execute();
    expect((await player.send(SIGN_OUT_ELSEWHERE, { body: { password: '' } })).status).toBe(200);
    fixture.clock.move(minutes(11));
    expect((await listed(player)).needsPassword).toBe(false);
    const late = await player.send(SIGN_OUT_ELSEWHERE, { body: { password: '' } });
    expect([late.status, late.code]).toEqual([403, 'not-fresh']);
  });

  it('are at most 50 of one player: the one that was used longest ago goes, with what is signed in on it [DEV-7]', async () => {
    for (let count = 0; count < 50; count += 1) {
      fixture.clock.move(1000);
      await signIn(fixture.visitor());
    }
    expect(await isSignedIn(player)).toBe(false);
    const newest = fixture.visitor();
    await signIn(newest);
    expect((await listed(newest)).devices).toHaveLength(50);
  });

  describe('with the second step', () => {
    let appKey: string;
    const codeNow = () => authenticatorCode(appKey, fixture.sandbox.clock.now());
    const giveCode = async (by: Visitor, { save = true, isTrusted = true } = {}) => {
      fixture.clock.move(minutes(1));
      return by.send(TWO_STEP_CODE, { body: { code: codeNow(), save, is_trusted: isTrusted } });
    };
    beforeEach(async () => {
      appKey = (await player.send(BEGIN_TWO_FACTOR, { body: proof() })).read().secret;
      await player.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow() } });
    });

    it('ask for no code for 30 days where the player wished so, and no longer [DEV-6, TWO-7]', async () => {
      const trusted = fixture.visitor();
      expect((await signIn(trusted)).read()).toMatchObject({ secondStep: { method: 'app', trustDays: 30 } });
      expect((await giveCode(trusted)).status).toBe(200);
      expect(await otherOf(player)).toMatchObject({ isSpared: true });
      await trusted.send(DISCONNECT);
      fixture.clock.move(days(30) - 1);
      expect((await signIn(trusted)).read()).toEqual({ userId: player.userId });
      await trusted.send(DISCONNECT);
      fixture.clock.move(1);
      expect((await signIn(trusted)).read()).toMatchObject({ secondStep: { method: 'app' } });
    });

    it('ask for one where the player did not, also on one that stays signed in [DEV-6]', async () => {
      const kept = fixture.visitor();
      await signIn(kept);
      await giveCode(kept, { isTrusted: false });
      expect(await otherOf(player)).toMatchObject({ isKnown: true, isSpared: false });
      await kept.send(DISCONNECT);
      expect((await signIn(kept)).read()).toMatchObject({ secondStep: { method: 'app' } });
    });

    it('spare the code, and nothing else, of this player alone [DEV-6]', async () => {
      const trusted = fixture.visitor();
      await signIn(trusted, { save: false });
      await giveCode(trusted, { save: false });
      await trusted.send(DISCONNECT);
      const body = { uLogin: String(player.userId), uPassword: 'wrong', save: false };
      expect((await trusted.send(SIGN_IN, { body })).status).toBe(401);
      const other = await fixture.player();
      const { secret } = (await other.send(BEGIN_TWO_FACTOR, { body: { password: other.password } })).read();
      const code = authenticatorCode(secret, fixture.sandbox.clock.now());
      await other.send(CONFIRM_TWO_FACTOR, { body: { code } });
      expect((await signIn(trusted, { whom: other })).read()).toMatchObject({ secondStep: { method: 'app' } });
      expect((await signIn(trusted, { save: false })).read()).toEqual({ userId: player.userId });
    });

    it('ask again once they were forgotten, or the account is protected otherwise [DEV-4, DEV-6, TWO-14]', async () => {
      const trusted = fixture.visitor();
      const trust = async () => {
        await signIn(trusted);
        await giveCode(trusted);
        await trusted.send(DISCONNECT);
      };
      const isAsked = async () => (await signIn(trusted)).read().secondStep !== undefined;
      await trust();
      await player.send(FORGET_DEVICE, { params: idOf(await otherOf(player)), body: proof() });
      expect(await isAsked()).toBe(true);
      await trust();
      const password = 'quite another horse';
      await player.send(CHANGE_PASSWORD, { body: { ...proof(), new_password: password } });
      player = { ...player, password };
      expect(await isAsked()).toBe(true);
      await trust();
      fixture.clock.move(minutes(1));
      await trusted.send(DISCONNECT);
      expect((await signIn(trusted)).read()).toEqual({ userId: player.userId });
      await trusted.send(TURN_OFF_TWO_FACTOR, { body: { ...proof(), code: codeNow() } });
      appKey = (await trusted.send(BEGIN_TWO_FACTOR, { body: proof() })).read().secret;
      await trusted.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow() } });
      await trusted.send(DISCONNECT);
      expect(await isAsked()).toBe(true);
    });
  });

  it('are not trusted by a code that was sent: only one of the app says so [DEV-6]', async () => {
    const email = await proveEmail();
    const visitor = fixture.visitor();
    expect((await signIn(visitor, { save: false })).read().secondStep).not.toHaveProperty('trustDays');
    const { messages } = await fixture.outbox();
    const code = messages.find(({ to, code: sent }) => to === email && sent !== undefined)?.code ?? '';
    await visitor.send(TWO_STEP_CODE, { body: { code, save: false, is_trusted: true } });
    expect(visitor.cookies.has(SESSION_COOKIE_NAME)).toBe(true);
    expect(visitor.cookies.has(DEVICE_COOKIE_NAME)).toBe(false);
  });
});
