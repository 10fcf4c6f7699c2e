import { callHouse } from './walks/call-house.ts';
import { callSupport } from './walks/call-support.ts';
import { callOffice } from './walks/call-office.ts';
import { callResults } from './call-results.ts';
import { minutes } from '../../../core/shared/time.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import {
  ADD_CURRENCY,
  REMOVE_CURRENCY,
  TOP_UP,
  SET_ACTIVE_ACCOUNT,
} from '../../../infrastructure/accounts/account-change-calls.ts';
import {
  COUPON,
  COUPON_EXPLANATION,
  COUPON_LINES,
  COUPON_UPDATE,
  OPEN_COUPONS,
  PLACEMENT_LOOKUP,
  VOID_PLACEMENT,
} from '../../../infrastructure/coupon/coupon-calls.ts';
import {
  ABANDON_GAME,
  FINISH_GAME,
  MOVE_CLOCK,
  COLLECTED_EVENTS,
  OUTBOX,
  REOPEN_COUPON,
  RESUME_GAME,
  SANDBOX_STATE,
  SET_CONTACT,
  SET_AVAILABILITY,
  SET_CAPTCHA,
  SET_PROMO_CODE,
  SET_FRAME,
  SET_FEED,
  CHANGE_SITE_RULES,
  SET_RESTRICTIONS,
  SHIFT_PRICES,
  SUSPEND_GAME,
  VOID_COUPON,
} from '../../../infrastructure/site/debugger-calls.ts';
import { AVAILABLE_PARTITIONS, BLOCK, REDIRECT_LIGHT } from '../../../infrastructure/navigation/navigation-calls.ts';
import {
  ACTIVATE_CONTACT,
  DENY_CONTACT,
  CHECK_CONTACT_CODE,
  PLAYER_CONTACTS,
  SEND_CONTACT_CODE,
  START_NEWSLETTER,
  STOP_NEWSLETTER,
} from '../../../infrastructure/player/contact-calls.ts';
import {
  ACCEPT_TERMS,
  HIDE_BALANCE,
  RIGHTS,
  TERMS_STATUS,
  USER_CONFIG,
} from '../../../infrastructure/player/player-calls.ts';
import { CHECK_PROMO_CODE, FIRST_BONUSES } from '../../../infrastructure/registration/bonus-calls.ts';
import {
  APPROVE_RECOVERY,
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { OUTSIDE_COUNTERS } from '../../../infrastructure/analytics/counter-calls.ts';
import { COLLECT_EVENTS } from '../../../infrastructure/analytics/analytics-calls.ts';
import { CAPTCHA_TIME } from '../../../infrastructure/session/captcha-calls.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  REGISTRATION_OFFER,
  SEND_CREDENTIALS_LINK,
  SEND_PHONE_CODE,
} from '../../../infrastructure/registration/registration-calls.ts';
import { SESSION, DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { SECURE_DATA } from '../../../infrastructure/session/secure-values-calls.ts';
import { USER_TOKEN, VIDEO_USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { SOCIAL_OFFER } from '../../../infrastructure/session/social-calls.ts';
import {
  PHONE_SIGN_IN,
  SEND_SIGN_IN_LINK,
  SEND_SIGN_IN_SMS,
  SEND_TWO_STEP_CODE,
  SIGN_IN,
  SMS_CODE,
  SIGN_IN_LINK_ORIGIN,
  TOKEN_SIGN_IN,
  TWO_STEP_CODE,
} from '../../../infrastructure/session/sign-in-calls.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  NEW_RECOVERY_CODES,
  TURN_OFF_TWO_FACTOR,
  TWO_FACTOR,
} from '../../../infrastructure/session/two-factor-calls.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  PASSKEYS,
  PASSKEY_SIGN_IN,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from '../../../infrastructure/session/passkey-calls.ts';
import { softwareAuthenticator } from './software-authenticator.ts';
import { authenticatorCode } from './authenticator-app.ts';
import { TELL_AGREEMENT } from '../../../infrastructure/site/consent-calls.ts';
import { SITE_FRAME } from '../../../infrastructure/site/site-frame-calls.ts';
import { SEO_CONTENT, SEO_ISO_CODES, SEO_PAGE, SEO_VISUAL } from '../../../infrastructure/site/seo/seo-calls.ts';
import { CONFIG_GROUP } from '../../../infrastructure/site/config-group-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { LINE_CHANGES } from '../../../infrastructure/sports/line-changes-calls.ts';
import { callPromoCodes, callSavedCoupon, callVipBets, accepted, openBets, order, place } from './open-bets.ts';
import type { SandboxFixture, TestPlayer } from '../sandbox-fixture.ts';
import { captchaToken } from './captcha-visitor.ts';
import { callTransfer } from './transfer-walk.ts';
import { CHANGE_PASSWORD } from '../../../infrastructure/session/password-calls.ts';
import { comeBack, finishSocial, giveSocialCode, registerSocial } from './social-walk.ts';
import { callOneTap } from './walks/call-one-tap.ts';
import { callCms } from '../cms/call-cms.ts';
import { callDevices } from './call-devices.ts';
import { callCasino } from './walks/call-casino.ts';
import { callGames } from './walks/call-games.ts';
import { callNames } from './walks/call-names.ts';
import { callLimits } from './walks/call-limits.ts';
import { callHistory, callStatement } from './walks/call-history.ts';
import { callPayments } from './walks/call-payments.ts';
import { callBonuses } from './walks/wager-bonus.ts';
import { attachContact } from './walks/attach-contact.ts';
import type { Visitor } from './visitor.ts';

/** Every call of the API, once at least. */
export async function callEverything(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  const query = { lng: 'ru', section: 'all', time: 0, hours: 0 } as const;
  const { version, games } = (await player.send(LINE, { query })).read();
  await fixture.move(60_000);
  await player.send(LINE, { query: { ...query, most: 20 } });
  await player.send(LINE_CHANGES, { query: { ...query, since: version } });
  const [soon, later] = await openBets(fixture, 2);
  const live = games.find(({ section, hasStatistics }) => section === 'live' && hasStatistics);
  await callGames(player, { offered: [soon!, later!], liveId: live!.id });
  await callCasino(fixture, player);
  await callCms(fixture);
  await callResults(fixture, player);
  await callCoupons(fixture, player);
  await player.send(SITE_CONFIG, { query: { lang: 'ru' } });
  await player.send(CONFIG_GROUP, { query: { groups: 'site,coupon', lang: 'ru' } });
  const seo = { domain: 'localhost', projectId: 1, language: 'ru', timezone: 3, section: 'history' } as const;
  for (const call of [SEO_PAGE, SEO_CONTENT, SEO_VISUAL, SEO_ISO_CODES])
    await player.send(call, { query: { ...seo, stream: 'office' } });
  await callNames(player);
  await player.send(OUTSIDE_COUNTERS, { query: { domain: 'localhost', projectId: 1 } });
  await player.send(SESSION);
  await player.send(REDIRECT_LIGHT, { body: { url: '/ru/line' } });
  await player.send(BLOCK, { body: { auth: true, url: '/ru/line' } });
  await player.send(AVAILABLE_PARTITIONS);
  await player.send(USER_TOKEN, { query: {} });
  await player.send(VIDEO_USER_TOKEN, { body: {} });
  await player.send(SECURE_DATA);
  await player.send(ADD_CURRENCY, { body: { currencyId: 978 } });
  await player.send(REMOVE_CURRENCY, { body: { currencyId: 978 } });
  await player.send(SET_ACTIVE_ACCOUNT, { body: { id: player.accountId } });
  await player.send(TOP_UP, { body: { id: player.accountId, amount: 500 } });
  await player.send(ACCOUNT_LIST);
  await callPlayerRules(player);
  await callRecovery(fixture);
  await player.send(CAPTCHA_TIME);
  await captchaToken(player, SIGN_IN.name);
  await player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: player.password, save: false } });
  await callTwoFactor(fixture, player);
  await callPasskeys(fixture);
  await callDevices(fixture);
  await callNewDevice(fixture);
  await player.send(DISCONNECT, { body: {} });
  const params = { id: String(later!.gameId) };
  await player.send(SHIFT_PRICES, { params, body: { factor: 1.1 } });
  for (const call of [SUSPEND_GAME, RESUME_GAME, FINISH_GAME]) await player.send(call, { params, body: {} });
  await player.send(ABANDON_GAME, { params: { id: String(live!.id) }, body: {} });
  await player.send(SET_FEED, { body: { mode: 'running', delay: 0 } });
  await player.send(SITE_FRAME, { query: { lang: 'ru' } });
  await player.send(SET_CAPTCHA, { body: { isAlwaysAsked: false } });
  await player.send(SET_PROMO_CODE, { body: { code: 'WINTER-1', bonus: 'casino', isOn: true } });
  await player.send(SET_FRAME, { body: { isSnowOnHome: false, ageQuestion: 'off' } });
  await player.send(SET_AVAILABILITY, {
    body: { isMaintenance: false, reasons: [], blockTemplate: 0, arePartitionsOpen: true },
  });
  await player.send(MOVE_CLOCK, { body: { by: 1000 } });
  await player.send(SANDBOX_STATE);
  await player.send(COLLECT_EVENTS, {
    body: {
      events: [{ name: 'captcha-passed', code: 10190, build: 'b', project: 'desktop', fields: { kind: 'checkbox' } }],
    },
  });
  await player.send(COLLECTED_EVENTS);
  await player.send(OUTBOX);
  for (const walk of [callLimits, callContacts, callTransfer, callRegistration, callOneTap, callSocial]) {
    await walk(fixture);
  }
  await callPayments(fixture);
  await callSupport(fixture);
  await callBonuses(fixture);
  await callHouse(fixture);
}

async function callTwoFactor(fixture: SandboxFixture, player: TestPlayer): Promise<void> {
  const { password } = player;
  const { secret } = (await player.send(BEGIN_TWO_FACTOR, { body: { password } })).read();
  const code = async (later: number) => {
    await fixture.move(later);
    return authenticatorCode(secret, fixture.sandbox.clock.now());
  };
  await player.send(CONFIRM_TWO_FACTOR, { body: { code: await code(0) } });
  await player.send(TWO_FACTOR);
  await player.send(SIGN_IN, { body: { uLogin: String(player.userId), uPassword: password, save: false } });
  await player.send(TWO_STEP_CODE, { body: { code: '000000', save: false } });
  await player.send(TWO_STEP_CODE, { body: { code: await code(60_000), save: false } });
  await player.send(NEW_RECOVERY_CODES, { body: { password, code: await code(60_000) } });
  await player.send(CHANGE_PASSWORD, { body: { password, new_password: 'quite another horse' } });
  await player.send(CHANGE_PASSWORD, { body: { password: 'quite another horse', new_password: password } });
  await player.send(TURN_OFF_TWO_FACTOR, { body: { password, code: await code(60_000) } });
}

async function callPasskeys(fixture: SandboxFixture): Promise<void> {
  const [player, visitor] = [await fixture.player(), fixture.visitor()];
  const { password } = player;
  const authenticator = softwareAuthenticator();
  const creation = (await player.send(BEGIN_PASSKEY, { body: { password } })).read();
  const body = { name: 'Phone', credential: authenticator.create(creation) };
  const { id } = (await player.send(ADD_PASSKEY, { body })).read();
  await player.send(BEGIN_PASSKEY, { body: { password } });
  const asked = (await visitor.send(BEGIN_PASSKEY_SIGN_IN, { body: {} })).read();
  await visitor.send(PASSKEY_SIGN_IN, { body: { credential: authenticator.answer(asked), save: false } });
  await player.send(PASSKEYS);
  const params = { id: String(id) };
  await player.send(RENAME_PASSKEY, { params, body: { name: 'Laptop' } });
  await player.send(REMOVE_PASSKEY, { params, body: { password } });
}

/** A sign-in on a device that the player has not had before. */
async function callNewDevice(fixture: SandboxFixture): Promise<void> {
  const [player, stranger] = [await fixture.player(), fixture.visitor()];
  const { database } = fixture.sandbox;
  const proven = { phone: '+79995550000', activation_type: 3 };
  await database.updateTable('users').set(proven).where('id', '=', player.userId).execute();
  await stranger.send(SIGN_IN, {
    body: { uLogin: String(player.userId), uPassword: player.password, save: false },
  });
  await stranger.send(PHONE_SIGN_IN, {
    body: { phone_number: proven.phone, country_code: 'ru', uPassword: player.password, save: false },
  });
  await stranger.send(SEND_SIGN_IN_SMS, { body: { 'phone-number': proven.phone, 'phone-code': '+7' } });
  await stranger.send(SMS_CODE, { body: { code: 'x00000', save: false } });
  await stranger.send(SEND_TWO_STEP_CODE, { body: {} });
  await fixture.move(minutes(1));
  await stranger.send(SEND_TWO_STEP_CODE, { body: {} });
  await callSignInLink(fixture);
  await stranger.send(TWO_STEP_CODE, { body: { code: '000000', save: false } });
}

async function callSignInLink(fixture: SandboxFixture): Promise<void> {
  const [player, stranger] = [await fixture.player(), fixture.visitor()];
  const proven = { email: 'link@example.com', activation_type: 1 };
  await fixture.sandbox.database.updateTable('users').set(proven).where('id', '=', player.userId).execute();
  await stranger.send(SEND_SIGN_IN_LINK, { body: { email: proven.email } });
  const [letter] = (await fixture.outbox()).messages;
  const [, token = '', sign = ''] = letter?.link?.split('#')[1]?.split('.') ?? [];
  const link = { method_id: 1, token, sign };
  await stranger.send(SIGN_IN_LINK_ORIGIN, { body: link });
  await stranger.send(TOKEN_SIGN_IN, { body: { ...link, lng: 'ru' } });
}

async function callPlayerRules(player: Visitor): Promise<void> {
  const { rules } = (await player.send(SANDBOX_STATE)).read();
  await player.send(CHANGE_SITE_RULES, {
    body: {
      ...rules,
      availableRoutes: [...rules.availableRoutes],
      closedFragments: [...rules.closedFragments],
      couponTypesWithMinAmount: [...rules.couponTypesWithMinAmount],
      couponTypesWithMaxAmount: [...rules.couponTypesWithMaxAmount],
    },
  });
  for (const areTermsChanged of [true, false]) {
    await player.send(SET_RESTRICTIONS, { body: { banLevel: 0, banVersion: 1, areTermsChanged } });
    await player.send(TERMS_STATUS);
    await player.send(TELL_AGREEMENT, { body: { agreedAt: 1 } });
    await player.send(ACCEPT_TERMS, { body: { updatedAt: 1 } });
  }
  await player.send(USER_CONFIG);
  await player.send(RIGHTS, { body: {} });
  await callOffice(player);
  await player.send(HIDE_BALANCE, { body: { user_hide_balance: true } });
}

/** A player with an e-mail address and one with a phone. */
async function callRegistration(fixture: SandboxFixture): Promise<void> {
  const choices = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true, promocode: 'START' } as const;
  const person = { name: 'Ann', surname: 'Lee', date_birthday: '1990-01-31', password: 'correct horse' };
  const reader = fixture.visitor();
  await reader.send(REGISTRATION_OFFER);
  await reader.send(FIRST_BONUSES, { query: { countryCode: 'ru', iso: 'RUB' } });
  await reader.send(CHECK_PROMO_CODE, { body: { promocode: 'START', countryCode: 'ru', iso: 'RUB' } });
  await reader.send(REGISTER_IN_FULL, { body: { ...choices, ...person, email: 'ann@example.com' } });
  fixture.clock.move(minutes(1));
  await reader.send(SEND_CREDENTIALS_LINK, { body: {} });
  const caller = fixture.visitor();
  for (const phone of ['+79990005500', '+79990005566']) await caller.send(SEND_PHONE_CODE, { body: { phone } });
  const { code = '' } = (await caller.send(OUTBOX)).read().messages[0]!;
  const body = { ...choices, phone: '+79990005566', password: 'correct horse', code };
  await caller.send(REGISTER_BY_PHONE, { body });
}

/** Attaches one contact by its code, another by its link and a third in place of it. */
async function callContacts(fixture: SandboxFixture): Promise<void> {
  const player = await fixture.player();
  await player.send(PLAYER_CONTACTS);
  const sent = async (contact: string) => {
    await player.send(SEND_CONTACT_CODE, { body: { contact, password: player.password } });
    return (await player.send(OUTBOX)).read().messages[0]!;
  };
  const { code = '' } = await sent('+79990003344');
  await player.send(CHECK_CONTACT_CODE, { body: { kind: 'phone', code } });
  const { link = '' } = await sent('one@example.com');
  await player.send(ACTIVATE_CONTACT, { body: { token: link.split('#')[1] ?? '' } });
  await attachContact(fixture, player, { contact: 'two@example.com', password: player.password });
  for (const call of [START_NEWSLETTER, STOP_NEWSLETTER]) await player.send(call, { body: {} });
  await callStatement(player);
  await fixture.move(11 * 60_000);
  await sent('three@example.com');
  const told = (await player.send(OUTBOX)).read().messages.find(({ purpose }) => purpose === 'contact-changed');
  await fixture.visitor().send(DENY_CONTACT, { body: { token: told?.link?.split('#')[1] ?? '' } });
}

/** Of two players with one phone: the only recovery that takes every step. */
async function callRecovery(fixture: SandboxFixture): Promise<void> {
  const phone = '+79990001122';
  const [player, other] = [await fixture.player(), await fixture.player()];
  for (const each of [player, other]) await each.send(SET_CONTACT, { body: { email: '', phone } });
  const visitor = fixture.visitor();
  await visitor.send(SEND_RECOVERY_CODE, { body: { contact: phone } });
  await visitor.send(CHECK_RECOVERY_CODE, { body: { code: (await fixture.codes())[0]!.code } });
  await visitor.send(APPROVE_RECOVERY, { body: { answers: { playerId: String(player.userId) } } });
  await visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password: 'correct horse' } });
}

async function callCoupons(fixture: SandboxFixture, player: Awaited<ReturnType<SandboxFixture['player']>>) {
  const bets = await openBets(fixture, 4);
  const body = { typeId: 2, systemValue: 2, bets: bets.map(({ outcomeId, block }) => ({ outcomeId, block })) };
  await player.send(COUPON_UPDATE, { body: { ...body, currency: 'RUB' } });
  const key = '4f1c1c9e-6d0e-4c38-9f6b-3d1f4a1c2b3d';
  const chosen = order(player, bets, { typeId: 2, systemValue: 2, amount: 60 });
  const [coupon] = accepted((await place(player, chosen, key)).read()).coupons;
  await place(player, order(player, [{ ...bets[0]!, odds: bets[0]!.odds + 1 }], { changeCoefAction: 0 }));
  await place(player, order(player, [bets[0]!], { amount: 1 }));
  const [live] = await openBets(fixture, 1, { section: 'live' });
  await place(player, order(player, [live!], { changeCoefAction: 1 }));
  await player.send(PLACEMENT_LOOKUP, { params: { key } });
  await player.send(VOID_PLACEMENT, { params: { key } });
  await callPromoCodes(fixture, player);
  await callVipBets(fixture, player);
  await callSavedCoupon(player, body);
  await callHistory(player, coupon!.id);
  await player.send(OPEN_COUPONS, { query: { lng: 'en' } });
  await player.send(COUPON, { params: { id: coupon!.id }, query: { lng: 'ru' } });
  for (const call of [REOPEN_COUPON, VOID_COUPON]) {
    const review = fixture.sandbox.database
      .updateTable('coupons')
      .set({ state: 'needs-review', review_reason: 'a test' });
    await review.where('id', '=', coupon!.id).execute();
    await player.send(call, { params: { id: String(coupon!.id) }, body: {} });
  }
  for (const call of [COUPON_EXPLANATION, COUPON_LINES]) await player.send(call, { params: { id: coupon!.id } });
}

/** A new player of a social network, and the same player once more. */
async function callSocial(fixture: SandboxFixture): Promise<void> {
  const person = { name: 'Ivan', email: 'ivan@example.com' };
  const [visitor, again] = [fixture.visitor(), fixture.visitor()];
  await visitor.send(SOCIAL_OFFER);
  await comeBack(fixture, visitor, { person });
  await finishSocial(visitor);
  await registerSocial(visitor);
  await comeBack(fixture, again, { person });
  const { user_id: userId } = (await finishSocial(again)).body;
  await fixture.sandbox.database
    .updateTable('users')
    .set({ email: person.email, activation_type: 1 })
    .where('id', '=', userId as UserId)
    .execute();
  const stranger = fixture.visitor();
  await comeBack(fixture, stranger, { person });
  await finishSocial(stranger);
  await giveSocialCode(stranger, '000000');
}
