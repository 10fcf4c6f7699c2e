import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { ACTIVATE_CONTACT, PLAYER_CONTACTS } from '../../../infrastructure/player/contact-calls.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  REGISTER_IN_ONE_CLICK,
  REGISTRATION_OFFER,
  SEND_CREDENTIALS_LINK,
  SEND_PHONE_CODE,
} from '../../../infrastructure/registration/registration-calls.ts';
import { SITE_CONFIG } from '../../../infrastructure/site/site-calls.ts';
import { SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';
import { visitor as browserAt, type Visitor } from '../../support/browser/visitor.ts';

const CHOICES = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const PERSON = { name: 'Анна', surname: 'Ли', date_birthday: '1990-01-31', password: 'correct horse' };

describe('registration', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  const lastTo = async (to: string) => (await fixture.outbox()).messages.find((message) => message.to === to);
  const inFull = async (visitor: Visitor, email: string, changes: object = {}) =>
    visitor.send(REGISTER_IN_FULL, { body: { ...CHOICES, ...PERSON, email, ...changes } });
  const byPhone = async (visitor: Visitor, phone: string, code: string, changes: object = {}) =>
    visitor.send(REGISTER_BY_PHONE, { body: { ...CHOICES, phone, code, password: 'correct horse', ...changes } });
  const codeFor = async (visitor: Visitor, phone: string) => {
    await visitor.send(SEND_PHONE_CODE, { body: { phone } });
    return (await lastTo(phone))!.code!;
  };

  it('offers the ways that are open, with the phones of each country [REG-1] [TEL-3]', async () => {
    const offer = (await fixture.visitor().send(REGISTRATION_OFFER)).read();
    expect(offer.types).toEqual(['one-click', 'phone', 'full', 'social']);
    const russia = offer.countries.find(({ countryCode }) => countryCode === 'ru');
    expect(russia?.diallingCode).toBe('+7');
    expect(offer.masks.find(({ countryId }) => countryId === russia?.id)).toMatchObject({ min: 10, max: 10 });
  });

  it('with an e-mail address signs in at once, and by the address once its letter is answered [RGF-7]', async () => {
    const ann = fixture.visitor();
    const choice = { promocode: 'start', first_deposit_bonus_choice: 1 } as const;
    const { userId } = (await inFull(ann, 'Ann@Example.org', choice)).read();
    const row = await fixture.sandbox.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId as never)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Анна', surname: 'Ли', birth_date: '1990-01-31', registered_by: 'full' });
    expect(row).toMatchObject({ promo_code: 'START', bonus_choice: 1, email: null });
    const letter = await lastTo('ann@example.org');
    expect(letter?.link).toMatch(/^\/user\/activatefast#/);
    const login = { uLogin: 'ann@example.org', uPassword: PERSON.password, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body: login })).status).toBe(401);
    await fixture.visitor().send(ACTIVATE_CONTACT, { body: { token: letter!.link!.split('#')[1]! } });
    expect((await fixture.visitor().send(SIGN_IN, { body: login })).status).toBe(200);
  });

  it('never tells that another has the address: who owns it gets a word instead of a code [RGF-7]', async () => {
    const first = await inFull(fixture.visitor(), 'taken@example.org');
    const letter = await lastTo('taken@example.org');
    await fixture.visitor().send(ACTIVATE_CONTACT, { body: { token: letter!.link!.split('#')[1]! } });
    const again = fixture.visitor();
    fixture.clock.move(minutes(1));
    const second = await inFull(again, 'taken@example.org');
    expect([second.status, Object.keys(second.body)]).toEqual([first.status, Object.keys(first.body)]);
    const word = await lastTo('taken@example.org');
    expect(word).toMatchObject({ purpose: 'contact-taken' });
    expect(word).not.toHaveProperty('code');
    expect((await again.send(PLAYER_CONTACTS)).read().email).toBeUndefined();
  });

  it('by phone takes the code once, in the browser that asked, and proves the phone [RGF-8]', async () => {
    const phone = '+79990000101';
    const visitor = fixture.visitor();
    const code = await codeFor(visitor, phone);
    expect((await byPhone(fixture.visitor(), phone, code)).code).toBe('no-code');
    expect((await byPhone(visitor, '+79990000102', code)).code).toBe('no-code');
    expect((await byPhone(visitor, phone, '00000000')).code).toBe('code');
    const cookies = new Map(visitor.cookies);
    expect((await byPhone(visitor, phone, code)).status).toBe(200);
    expect((await visitor.send(PLAYER_CONTACTS)).read()).toMatchObject({ phoneNumber: phone, activationType: 'phone' });
    expect((await byPhone(fixture.visitor(cookies), phone, code)).code).toBe('no-code');
  });

  it('by phone refuses what is late, too often tried or common [RGF-8] [PWR-15]', async () => {
    const visitor = fixture.visitor();
    const phone = '+79990000103';
    const late = await codeFor(visitor, phone);
    expect((await byPhone(visitor, phone, late, { password: 'password1' })).code).toBe('password');
    fixture.clock.move(minutes(10));
    expect((await byPhone(visitor, phone, late)).code).toBe('code');
    const code = await codeFor(visitor, phone);
    for (let time = 0; time < 4; time += 1) await byPhone(visitor, phone, '00000000');
    expect((await byPhone(visitor, phone, '00000000')).code).toBe('tries-over');
    expect((await byPhone(visitor, phone, code)).code).toBe('tries-over');
  });

  it('registers a proven phone once, and tells so only to who has its code [RGF-9]', async () => {
    const phone = '+79990000104';
    const first = fixture.visitor();
    expect((await byPhone(first, phone, await codeFor(first, phone))).status).toBe(200);
    const second = fixture.visitor();
    fixture.clock.move(minutes(1));
    const sent = await second.send(SEND_PHONE_CODE, { body: { phone } });
    expect(sent.status).toBe(200);
    expect((await byPhone(second, phone, (await lastTo(phone))!.code!)).code).toBe('phone-taken');
  });

  it('sends a browser another code once a minute has passed, and says when that is [RGF-13]', async () => {
    const body = { phone: '+79990000106' };
    const browser = fixture.visitor();
    const { againAt, deadline } = (await browser.send(SEND_PHONE_CODE, { body })).read();
    expect(deadline - againAt!).toBe(minutes(9));
    fixture.clock.move(seconds(18));
    const early = await browser.send(SEND_PHONE_CODE, { body });
    expect([early.code, early.headers['retry-after']]).toEqual(['too-often', '42']);
    expect((await browser.send(SEND_PHONE_CODE, { body: { phone: '+79990000107' } })).status).toBe(200);
    const contact = 'paused@example.org';
    expect((await browser.send(SEND_RECOVERY_CODE, { body: { contact } })).status).toBe(200);
    expect((await browser.send(SEND_RECOVERY_CODE, { body: { contact } })).code).toBe('too-often');
    fixture.clock.move(seconds(60));
    expect((await browser.send(SEND_RECOVERY_CODE, { body: { contact } })).status).toBe(200);
  });

  it('sends one network a code for a phone once a minute, with cookies or without [RGF-13]', async () => {
    const body = { phone: '+79990000108' };
    const from = (remoteAddress: string): Visitor => {
      const inject = async (options: InjectOptions) => fixture.app.inject({ ...options, remoteAddress });
      return browserAt({ inject } as unknown as FastifyInstance);
    };
    expect((await from('10.1.1.1').send(SEND_PHONE_CODE, { body })).status).toBe(200);
    const known = from('10.1.1.1');
    await known.send(SEND_PHONE_CODE, { body: { phone: '+79990000109' } });
    for (const browser of [from('10.1.1.1'), known]) {
      const early = await browser.send(SEND_PHONE_CODE, { body });
      expect([early.code, early.headers['retry-after']]).toEqual(['too-often', '60']);
    }
    expect((await from('10.1.2.1').send(SEND_PHONE_CODE, { body })).status).toBe(200);
    fixture.clock.move(minutes(1));
    expect((await from('10.1.1.1').send(SEND_PHONE_CODE, { body })).status).toBe(200);
  });

  it('sends six codes an hour to a phone, whoever asks', async () => {
    const body = { phone: '+79990000105' };
    for (let time = 0; time < 6; time += 1) {
      expect((await fixture.visitor().send(SEND_PHONE_CODE, { body }, { 'x-forwarded-for': '' })).status).toBe(200);
      fixture.clock.move(minutes(1));
    }
    expect((await fixture.visitor().send(SEND_PHONE_CODE, { body })).status).toBe(429);
  });

  it.each([
    ['date_birthday', '2010-01-01', 'birthDate'],
    ['email', 'nobody', 'email'],
    ['name', '1', 'name'],
    ['promocode', '!!', 'promocode'],
    ['iso', 'XXX', 'unknown-currency'],
    ['password', 'ann-ann@1', 'password'],
  ])('names the field that is wrong: %s %s [RGF-1] [RGF-5]', async (field, value, code) => {
    expect((await inFull(fixture.visitor(), 'ann-ann@example.org', { [field]: value })).code).toBe(code);
  });

  it('keeps the session where the player wants it, and after one click unless not [RGF-10] [RG1-9]', async () => {
    const kept = async (send: (visitor: Visitor) => Promise<{ headers: object }>) =>
      JSON.stringify((await send(fixture.visitor())).headers).includes('__Host-Http-sid=') &&
      /__Host-Http-sid=[^"]*Max-Age/.test(JSON.stringify((await send(fixture.visitor())).headers));
    const fast = (save?: boolean) => async (visitor: Visitor) =>
      visitor.send(REGISTER_IN_ONE_CLICK, { body: { ...CHOICES, ...(save === undefined ? {} : { save }) } });
    expect(await kept(fast())).toBe(true);
    expect(await kept(fast(false))).toBe(false);
    expect(await kept(async (visitor) => inFull(visitor, 'kept@example.org', { save: true }))).toBe(true);
    expect(await kept(async (visitor) => inFull(visitor, 'kept@example.org'))).toBe(false);
  });

  it('sends the link that proves the address, and one to set a password once it is proven [REG-3]', async () => {
    const visitor = fixture.visitor();
    await inFull(visitor, 'link-me@example.org');
    fixture.clock.move(minutes(1));
    expect((await visitor.send(SEND_CREDENTIALS_LINK, { body: {} })).status).toBe(200);
    const letter = await lastTo('link-me@example.org');
    expect(letter).toMatchObject({ purpose: 'activation' });
    expect(letter!.link).toMatch(/^\/user\/activatefast#/);
    const proof = { body: { token: letter!.link!.split('#')[1]! } };
    expect((await fixture.visitor().send(ACTIVATE_CONTACT, proof)).status).toBe(200);
    fixture.clock.move(minutes(1));
    expect((await visitor.send(SEND_CREDENTIALS_LINK, { body: {} })).status).toBe(200);
    expect(await lastTo('link-me@example.org')).toMatchObject({ purpose: 'credentials', link: '/user/passwordreset' });
    const { messages } = await fixture.outbox();
    expect(JSON.stringify(messages)).not.toContain(PERSON.password);
    const found = fixture.visitor();
    await found.send(SEND_RECOVERY_CODE, { body: { contact: 'link-me@example.org' } });
    expect(await lastTo('link-me@example.org')).toMatchObject({ purpose: 'recovery' });
  });

  it('sends one letter a minute, however many are asked for at once [RGF-13, REG-3]', async () => {
    const visitor = fixture.visitor();
    await inFull(visitor, 'impatient@example.org');
    const letters = async () => {
      const { messages } = await fixture.outbox();
      return messages.filter(({ to }) => to === 'impatient@example.org').length;
    };
    const askTwice = async () => {
      const ask = async () => visitor.send(SEND_CREDENTIALS_LINK, { body: {} });
      return (await Promise.all([ask(), ask()])).map(({ status }) => status).toSorted((one, other) => one - other);
    };
    const early = await visitor.send(SEND_CREDENTIALS_LINK, { body: {} });
    expect([early.status, early.code, early.headers['retry-after']]).toEqual([429, 'too-often', '60']);
    expect(await letters()).toBe(1);
    fixture.clock.move(minutes(1));
    expect(await askTwice()).toEqual([200, 429]);
    expect(await letters()).toBe(2);
    const letter = await lastTo('impatient@example.org');
    await fixture.visitor().send(ACTIVATE_CONTACT, { body: { token: letter!.link!.split('#')[1]! } });
    fixture.clock.move(minutes(1));
    expect(await askTwice()).toEqual([200, 429]);
    const sent = (await fixture.outbox()).messages;
    expect(sent.filter(({ to, purpose }) => to === 'impatient@example.org' && purpose === 'credentials')).toHaveLength(
      1,
    );
  });

  it('sends no link where there is no address, or its time to be proven is over [REG-3]', async () => {
    expect((await (await fixture.player()).send(SEND_CREDENTIALS_LINK, { body: {} })).code).toBe('no-email');
    const late = fixture.visitor();
    const { userId } = (await inFull(late, 'too-late@example.org')).read();
    fixture.clock.move(hours(24));
    await late.send(SIGN_IN, { body: { uLogin: String(userId), uPassword: PERSON.password, save: false } });
    expect((await late.send(SEND_CREDENTIALS_LINK, { body: {} })).code).toBe('no-email');
  });

  it('of who is signed in is refused, and the session goes on [RGF-12]', async () => {
    const player = await fixture.player();
    const choices = { body: CHOICES };
    expect((await inFull(player, 'second@example.org')).code).toBe('signed-in');
    expect((await player.send(REGISTER_IN_ONE_CLICK, choices)).code).toBe('signed-in');
    expect((await byPhone(player, '+79990000107', '000000')).code).toBe('signed-in');
    expect((await player.send(SESSION)).body.user_id).toBe(player.userId);
  });

  it('takes neither an e-mail address nor a phone where nothing can be sent, and offers neither [RGF-11]', async () => {
    const production = await openFixture({ isDemo: false });
    try {
      const visitor = production.visitor();
      expect((await visitor.send(REGISTRATION_OFFER)).read().types).toEqual(['one-click']);
      const config = (await visitor.send(SITE_CONFIG, { query: { lang: 'en' } })).read().result;
      expect([config.hasMessages, config.signInWays]).toEqual([false, ['email', 'phone_number']]);
      const reply = await inFull(visitor, 'lost@example.org');
      expect([reply.status, reply.code]).toEqual([503, 'no-sender']);
      expect((await visitor.send(SEND_PHONE_CODE, { body: { phone: '+79990000108' } })).code).toBe('no-sender');
    } finally {
      await production.close();
    }
  });
});
