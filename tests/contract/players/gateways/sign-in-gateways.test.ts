import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInReply } from '../../../../core/session/gateways/sign-in-gateway.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Result } from '../../../../core/shared/result.ts';
import { hours, minutes } from '../../../../core/shared/time.ts';
import { httpContactsGateway } from '../../../../infrastructure/player/http-contacts-gateway.ts';
import { httpSocialGateway } from '../../../../infrastructure/registration/http-social-gateway.ts';
import { browserAccounts } from '../../../../infrastructure/session/browser-accounts.ts';
import { httpOneTapGateway } from '../../../../infrastructure/session/http-one-tap-gateway.ts';
import { httpSessionGateway } from '../../../../infrastructure/session/http-session-gateway.ts';
import { httpSignInGateway } from '../../../../infrastructure/session/http-sign-in-gateway.ts';
import { httpTwoFactorGateway } from '../../../../infrastructure/session/http-two-factor-gateway.ts';
import { authenticatorCode } from '../../../support/browser/authenticator-app.ts';
import { browserClient } from '../../../support/browser/browser-client.ts';
import { answerOf, decide, follow, startSocial } from '../../../support/browser/social-walk.ts';
import type { Visitor } from '../../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture } from '../../../support/sandbox-fixture.ts';

const KEPT = hours(30 * 24);
const SHORT = hours(12);

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(() => {
  fixture.clock.move(minutes(2));
});
afterAll(async () => {
  await fixture.assertSound();
  await fixture.close();
});

/** The gateways of one browser, which shares the cookies of a visitor. */
function gatewaysOf({ cookies }: Visitor) {
  const http = browserClient(fixture, undefined, cookies);
  return {
    contacts: httpContactsGateway(http),
    oneTap: httpOneTapGateway(http, browserAccounts()),
    session: httpSessionGateway(http),
    signIns: httpSignInGateway(http, () => undefined),
    social: httpSocialGateway(http),
    twoFactor: httpTwoFactorGateway(http),
  };
}

/** What a call that must not fail says. */
function said<Value>(reply: Result<Value, unknown>): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}

const appCode = (secret: string) => authenticatorCode(secret, fixture.sandbox.clock.now());
const codeTo = async (contact: string) => {
  const { messages } = await fixture.outbox();
  return messages.find(({ to, code }) => to === contact && code !== undefined)?.code ?? '';
};
const stepOf = (reply: Result<SignInReply, unknown>) => said(reply).secondStep?.method;

/** How long the sessions of a player hold, those that end first before. */
async function sessionsOf(userId: number): Promise<readonly number[]> {
  const rows = await fixture.sandbox.database
    .selectFrom('sessions')
    .select('expires_at')
    .where('user_id', '=', userId as UserId)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ expires_at: end }) => end - fixture.sandbox.clock.now());
}

/** A player with a proven phone, who is signed in nowhere. */
async function playerWith(phone: string) {
  const player = await fixture.player();
  const { database } = fixture.sandbox;
  const row = { phone, activation_type: 2 };
  await database.updateTable('users').set(row).where('id', '=', player.userId).execute();
  await database.deleteFrom('sessions').where('user_id', '=', player.userId).execute();
  return player;
}

describe('the gateways that sign a player in', () => {
  it('take the phone and the password, then the code of a text message on a new device [WAY-10, WAY-11, TWO-12]', async () => {
    const { userId, password } = await playerWith('+79991130001');
    const { signIns, session } = gatewaysOf(fixture.visitor());
    const order = { phoneNumber: '+79991130001', countryCode: 'ru', password, isRemembered: true };
    expect((await signIns.signIn({ by: 'phone', ...order, countryCode: 'by' })).ok).toBe(false);
    expect(stepOf(await signIns.signIn({ by: 'phone', ...order }))).toBe('sms');
    expect(await sessionsOf(userId)).toEqual([]);
    const code = await codeTo('+79991130001');
    const ended = await signIns.signIn({ by: 'two-step-code', code, isRemembered: true });
    expect(ended).toEqual({ ok: true, value: { userId } });
    expect(await sessionsOf(userId)).toEqual([KEPT]);
    expect(said(await session.session())).toMatchObject({ userId });
  });

  it('send a text message to a phone and take its code, and remember the player who wishes so [SMS-2, SMS-3]', async () => {
    const { userId } = await playerWith('+79991130002');
    const { signIns, session } = gatewaysOf(fixture.visitor());
    const now = fixture.sandbox.clock.now();
    expect(said(await signIns.sendSms({ phoneNumber: '+79991130002', diallingCode: '+7' }))).toEqual({
      expiresAt: now + minutes(10),
      againAt: now + minutes(1),
    });
    expect(said(await signIns.signIn({ by: 'sms-code', code: 'x00000', isRemembered: true }))).toEqual({
      attemptsLeft: 4,
    });
    const code = await codeTo('+79991130002');
    const ended = await signIns.signIn({ by: 'sms-code', code, isRemembered: true });
    expect(ended).toEqual({ ok: true, value: { userId } });
    expect(await sessionsOf(userId)).toEqual([KEPT]);
    expect(said(await session.session())).toMatchObject({ userId });
  });

  it('turn the second step on, and trust the device whose player wishes so [TWO-10, DEV-6]', async () => {
    const player = await fixture.player();
    const { session, signIns, twoFactor } = gatewaysOf(player);
    const { secret } = said(await twoFactor.begin(player.password));
    expect((await twoFactor.confirm('000000')).ok).toBe(false);
    expect(said(await twoFactor.confirm(appCode(secret)))).toHaveLength(10);
    expect(said(await twoFactor.twoFactor())).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const order = { by: 'login', login: String(player.userId), password: player.password, isRemembered: true } as const;
    for (const isTrusted of [undefined, true] as const) {
      fixture.clock.move(minutes(2));
      said(await session.signOut());
      expect(stepOf(await signIns.signIn(order))).toBe('app');
      const code = appCode(secret);
      const ended = await signIns.signIn({ by: 'two-step-code', code, isRemembered: true, isTrusted });
      expect(ended).toEqual({ ok: true, value: { userId: player.userId } });
    }
    said(await session.signOut());
    expect(await signIns.signIn(order)).toEqual({ ok: true, value: { userId: player.userId } });
  });

  it('attach a contact by its code, and a further one by the code of the present one as well [PR-3, PR-44]', async () => {
    const player = await fixture.player();
    const { contacts } = gatewaysOf(player);
    const attach = async (contact: string, password = '') => {
      fixture.clock.move(minutes(1));
      return said(await contacts.sendCode(contact, password));
    };
    const change = async (contact: string) => {
      await attach(contact, player.password);
      return contacts.checkCode('email', { code: await codeTo(contact) });
    };
    await attach('+79991130003');
    const phone = said(await contacts.checkCode('phone', { code: await codeTo('+79991130003') }));
    expect(phone).toMatchObject({ phoneNumber: '+79991130003', activationType: 'phone' });
    expect((await contacts.sendCode('gate-first@example.org', 'wrong')).ok).toBe(false);
    said(await change('gate-first@example.org'));
    const sent = await attach('gate-last@example.org', player.password);
    const presentCode = sent.agreeing === undefined ? undefined : await codeTo(sent.agreeing);
    const code = await codeTo('gate-last@example.org');
    expect(presentCode).toBeDefined();
    expect((await contacts.checkCode('email', { code })).ok).toBe(false);
    expect(said(await contacts.checkCode('email', { code, presentCode }))).toMatchObject({
      email: 'gate-last@example.org',
    });
    expect(said(await contacts.contacts())).toMatchObject({ email: 'gate-last@example.org', pending: [] });
  });
});

describe('the gateways that sign a player of a network in', () => {
  const FORM = { countryCode: 'ru', countryId: 1, currency: 'RUB', isAdult: true, isTermsAccepted: true };
  const PLAIN = { promoCode: '', bonusChoice: 'decline', isRemembered: false, isNewsWanted: false, email: '' } as const;

  it('send the whole page to the network, which leads it back, and take the code of the app [NET-5, TWO-7]', async () => {
    const visitor = fixture.visitor();
    const { session, signIns, social } = gatewaysOf(visitor);
    const person = { name: 'Gate', email: 'gate@example.org' };
    const goAndCome = async () => {
      const asked = { network: 'google', isWindow: false, isRemembered: true, language: 'en' } as const;
      const { address, deadline } = said(await social.start(asked));
      expect(deadline).toBe(fixture.clock.now() + minutes(10));
      return follow(fixture, visitor, await answerOf(fixture, new URL(address), person));
    };
    const back = await goAndCome();
    // a window would be a page that closes itself
    expect([back.statusCode, back.headers.location]).toEqual([303, '/en?showSocialModal=1']);
    expect(said(await social.offer()).back).toBe('google');
    expect(said(await social.finish('google'))).toMatchObject({ newPlayer: { network: 'google', name: 'Gate' } });
    const { userId } = said(await social.register({ ...FORM, ...PLAIN }));
    said(await session.signOut());

    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const row = { user_id: userId as UserId, secret, is_on: true, used_step: 0, created_at: 0 };
    await fixture.sandbox.database.insertInto('authenticators').values(row).execute();
    await goAndCome();
    expect(said(await social.finish('google')).secondStep?.method).toBe('app');
    expect(await sessionsOf(userId)).toEqual([]);
    const ended = await signIns.signIn({ by: 'social-two-step-code', code: appCode(secret), isTrusted: true });
    expect(ended).toEqual({ ok: true, value: { userId } });
    expect(await sessionsOf(userId)).toEqual([KEPT]);
    said(await session.signOut());
    await goAndCome();
    expect(said(await social.finish('google'))).toEqual({ isWaiting: false, userId });
  });

  it('have the provider confirm whom it knows in this browser, and go on with that [TAP-3]', async () => {
    const visitor = fixture.visitor();
    const person = { name: 'Tap', email: 'gate-tap@example.org' };
    const { cookies } = await decide(fixture, await startSocial(visitor), person);
    for (const { name, value } of cookies) visitor.cookies.set(name, value);
    const { oneTap, session, social } = gatewaysOf(visitor);
    expect(said(await oneTap.offer()).name).toBe('Tap');
    const credential = said(await oneTap.confirmed('en'));
    const where = await oneTap.signIn({ language: 'en', credential, currencyId: 643, countryId: 1 });
    expect(where).toEqual({ ok: true, value: '/en?showSocialModal=1' });
    expect(said(await social.finish('google'))).toMatchObject({ newPlayer: { name: 'Tap' } });
    const { userId } = said(await social.register({ ...FORM, ...PLAIN }));
    expect(said(await session.session())).toMatchObject({ userId });
    expect(await sessionsOf(userId)).toEqual([SHORT]);
  });
});
