import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import { CHECK_CONTACT_CODE, SEND_CONTACT_CODE } from '../../../infrastructure/player/contact-calls.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  SEND_PHONE_CODE,
} from '../../../infrastructure/registration/registration-calls.ts';
import { visitor, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, registerPlayer, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const CHOICES = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const PERSON = { name: 'Анна', surname: 'Ли', date_birthday: '1990-01-31', password: 'correct horse' };

let fixture: SandboxFixture;
beforeEach(async () => {
  fixture = await openFixture({ rateLimits: { texts: { times: 25, within: hours(1) } } });
});
afterEach(() => fixture.close());

/** Somebody new at an address. */
const from = (remoteAddress: string): Visitor => {
  const inject = async (options: InjectOptions) => fixture.app.inject({ ...options, remoteAddress });
  return visitor({ inject } as unknown as FastifyInstance);
};
const playerAt = async (address: string) => registerPlayer(from(address), 'RUB');
const sent = async (to?: string) => {
  const { messages } = await fixture.outbox();
  return messages.filter((message) => to === undefined || message.to === to);
};
const ask = async (player: Visitor, contact: string) =>
  player.send(SEND_CONTACT_CODE, { body: { contact, password: '' } });
const phoneOf = (number: number) => `+7999${String(1_000_000 + number)}`;

it('sends twenty texts an hour for one address, whatever the phones, the players and the way [TEL-7]', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 22; number += 1) {
    const reply =
      number % 2 === 0
        ? await from('10.0.0.1').send(SEND_PHONE_CODE, { body: { phone: phoneOf(number) } })
        : await ask(await playerAt('10.0.0.1'), phoneOf(number));
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  expect(await sent()).toHaveLength(20);
});

it('sends no more texts in an hour than the site may, from however many addresses [TEL-7]', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 26; number += 1) {
    const { status } = await from(`10.0.1.${String(number)}`).send(SEND_PHONE_CODE, {
      body: { phone: phoneOf(number) },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(25).fill(200), 429]);
});

it.each(['+881612345678', '+00000000', '+19005551234', '+12345', '+7999123456', '+79991234567890'])(
  'sends nothing to %s, which no player of an offered country has [TEL-6]',
  async (phone) => {
    expect((await fixture.visitor().send(SEND_PHONE_CODE, { body: { phone } })).code).toBe('phone');
    expect((await ask(await fixture.player(), phone)).code).toBe('contact');
    expect(await sent()).toHaveLength(0);
  },
);

it('sends no seventh letter an hour for registrations with one address, and answers the same [PR-29]', async () => {
  for (let time = 0; time < 8; time += 1) {
    const body = { ...CHOICES, ...PERSON, email: 'bombed@example.org' };
    expect((await fixture.visitor().send(REGISTER_IN_FULL, { body })).status).toBe(200);
    fixture.clock.move(minutes(1));
  }
  expect(await sent('bombed@example.org')).toHaveLength(6);
});

it('lets a contact be proven however often a stranger asked for it from elsewhere [PR-29]', async () => {
  const contact = 'mine@example.org';
  for (let time = 0; time < 8; time += 1) {
    await ask(await playerAt('10.0.2.1'), contact);
    fixture.clock.move(minutes(1));
  }
  expect(await sent(contact)).toHaveLength(6);
  const owner = await playerAt('10.0.2.2');
  expect((await ask(owner, contact)).status).toBe(200);
  const [letter] = await sent(contact);
  expect((await owner.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: letter!.code! } })).status).toBe(200);
});

it('sends a contact twelve messages an hour, and answers the others like those [PR-29]', async () => {
  const contact = 'flooded@example.org';
  const first = await playerAt('10.0.3.1');
  await ask(first, contact);
  const [letter] = await sent(contact);
  for (let time = 0; time < 12; time += 1) {
    const player = await playerAt(`10.0.3.${String(10 + time)}`);
    const reply = await ask(player, contact);
    expect([reply.status, Object.keys(reply.body)]).toEqual([200, ['expires_at', 'again_at']]);
  }
  expect(await sent(contact)).toHaveLength(12);
  // what was not sent takes the place of nothing
  fixture.clock.move(minutes(1));
  await ask(first, contact);
  expect((await first.send(CHECK_CONTACT_CODE, { body: { kind: 'email', code: letter!.code! } })).status).toBe(200);
});

it('sends a contact one proof a minute for one network, whoever asks and in whatever way [RGF-13]', async () => {
  const contact = 'hurried@example.org';
  const register = async (address: string) =>
    from(address).send(REGISTER_IN_FULL, { body: { ...CHOICES, ...PERSON, email: contact } });
  const waits: unknown[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { status, headers } = await ask(await playerAt('10.0.4.1'), contact);
    waits.push([status, headers['retry-after']]);
  }
  expect(waits).toEqual([
    [200, undefined],
    [429, '60'],
    [429, '60'],
  ]);
  // a registration answers alike, and sends nothing
  expect((await register('10.0.4.1')).status).toBe(200);
  expect(await sent(contact)).toHaveLength(1);
  expect((await register('10.0.5.1')).status).toBe(200);
  expect(await sent(contact)).toHaveLength(2);
  expect((await ask(await playerAt('10.0.5.1'), contact)).status).toBe(429);
  fixture.clock.move(minutes(1));
  expect((await register('10.0.4.1')).status).toBe(200);
  expect(await sent(contact)).toHaveLength(3);
});

it('takes thirty tries of the codes of a contact a day from one network, over all players [PR-31]', async () => {
  const contact = phoneOf(77);
  const codes: (string | undefined)[] = [];
  for (let player = 0; player < 8; player += 1) {
    fixture.clock.move(minutes(player % 3 === 0 ? 61 : 1));
    const guesser = await playerAt(`2001:db8:4:${String(player)}::1`);
    await ask(guesser, contact);
    for (let time = 0; time < 4; time += 1) {
      codes.push((await guesser.send(CHECK_CONTACT_CODE, { body: { kind: 'phone', code: 'x' } })).code);
    }
  }
  expect(codes).toEqual([...Array<string>(30).fill('code'), 'too-often', 'too-often']);
  const newcomer = from('2001:db8:4:9::1');
  await newcomer.send(SEND_PHONE_CODE, { body: { phone: contact } });
  const code = (await sent(contact))[0]!.code!;
  const body = { ...CHOICES, phone: contact, code, password: PERSON.password };
  expect((await newcomer.send(REGISTER_BY_PHONE, { body })).status).toBe(429);
});

it('costs a captcha from the third code on that one address asks for [CAP-7]', async () => {
  await fixture.close();
  fixture = await openFixture({ captcha: { after: 2, work: 2 } });
  const codes = [];
  for (let time = 0; time < 3; time += 1) {
    codes.push((await from('10.0.5.1').send(SEND_PHONE_CODE, { body: { phone: phoneOf(time) } })).code);
  }
  expect(codes).toEqual([undefined, undefined, '113']);
  const player = await playerAt('10.0.5.1');
  const asked = [];
  for (let time = 0; time < 8; time += 1) asked.push((await ask(player, `a${String(time)}@example.org`)).code);
  // before it is asked too often
  expect(asked).toEqual([undefined, undefined, ...Array<string>(6).fill('113')]);
});
