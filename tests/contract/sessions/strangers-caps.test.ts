import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { CHECK_RECOVERY_CODE, SEND_RECOVERY_CODE } from '../../../infrastructure/registration/recovery-calls.ts';
import { REGISTER_IN_FULL, SEND_PHONE_CODE } from '../../../infrastructure/registration/registration-calls.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import {
  SEND_SIGN_IN_LINK,
  SEND_SIGN_IN_SMS,
  SEND_TWO_STEP_CODE,
  SIGN_IN,
  SMS_CODE,
} from '../../../infrastructure/session/sign-in-calls.ts';
import { visitor, type Visitor } from '../../support/browser/visitor.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const PHONE = '+79991112233';
const EMAIL = 'owner@example.org';
const CHOICES = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const PERSON = { name: 'Анна', surname: 'Ли', date_birthday: '1990-01-31', password: 'correct horse' };

let fixture: SandboxFixture;
afterEach(() => fixture.close());

const from = (remoteAddress: string): Visitor => {
  const inject = async (options: InjectOptions) => fixture.app.inject({ ...options, remoteAddress });
  return visitor({ inject } as unknown as FastifyInstance);
};
const phoneOf = (number: number) => `+7999${String(2_000_000 + number)}`;
const askText = async (by: Visitor, phone = PHONE) =>
  by.send(SEND_SIGN_IN_SMS, { body: { 'phone-number': phone, 'phone-code': '+7' } });
const giveText = async (by: Visitor, code: string) => by.send(SMS_CODE, { body: { code, save: false } });
const askLink = async (by: Visitor) => by.send(SEND_SIGN_IN_LINK, { body: { email: EMAIL } });
const recover = async (by: Visitor) => by.send(SEND_RECOVERY_CODE, { body: { contact: EMAIL } });
const register = async (by: Visitor, email: string) =>
  by.send(REGISTER_IN_FULL, { body: { ...CHOICES, ...PERSON, email } });
const sentTo = async (to: string) => (await fixture.outbox()).messages.filter((message) => message.to === to);
const lastCode = async (to: string) => (await sentTo(to))[0]?.code ?? '';
const owner = async (contacts = { email: EMAIL as string | null, activation_type: 2 }): Promise<TestPlayer> => {
  const player = await fixture.player();
  await fixture.sandbox.database
    .updateTable('users')
    .set({ phone: PHONE, ...contacts })
    .where('id', '=', player.userId)
    .execute();
  await player.send(DISCONNECT, { body: {} });
  return player;
};
const statusesOf = async (times: number, ask: (time: number) => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await ask(time)).status);
  return statuses;
};
const some = (times: number, status: number) => Array<number>(times).fill(status);

describe('texts of the site', () => {
  it('are used up by those that go out alone [TEL-7]', async () => {
    fixture = await openFixture({ rateLimits: { texts: { times: 2, within: hours(1) } } });
    await owner();
    const forNobody = await statusesOf(6, async (time) => askText(from(`10.3.0.${String(time)}`), phoneOf(time)));
    expect(forNobody).toEqual(some(6, 200));
    const recovering = await statusesOf(6, async (time) =>
      from(`10.3.1.${String(time)}`).send(SEND_RECOVERY_CODE, { body: { contact: phoneOf(time) } }),
    );
    expect(recovering).toEqual(some(6, 200));
    expect((await askText(from('10.3.2.1'))).status).toBe(200);
    expect((await from('10.3.2.2').send(SEND_PHONE_CODE, { body: { phone: phoneOf(9) } })).status).toBe(200);
    expect([(await sentTo(PHONE)).length, (await sentTo(phoneOf(9))).length]).toEqual([1, 1]);
    // two went out
    expect((await askText(from('10.3.2.3'), phoneOf(10))).status).toBe(429);
  });

  it('are none where an account is reached by e-mail, and refuse no account [TEL-7] [PWR-22]', async () => {
    fixture = await openFixture({ rateLimits: { texts: { times: 2, within: hours(1) } } });
    const { userId } = await owner({ email: EMAIL, activation_type: 1 });
    const recoverAt = async (time: number) => {
      const contact = `id:${String(time % 2 === 0 ? userId : userId + 1000)}`;
      return from(`10.3.4.${String(time)}`).send(SEND_RECOVERY_CODE, { body: { contact } });
    };
    expect(await statusesOf(6, recoverAt)).toEqual(some(6, 200));
    expect((await sentTo(EMAIL)).length).toBe(3);
    // both texts of the hour are left
    expect(
      await statusesOf(3, async (time) => from('10.3.5.1').send(SEND_PHONE_CODE, { body: { phone: phoneOf(time) } })),
    ).toEqual([200, 200, 429]);
  });

  it('go to no more than 120 of one network, whatever its addresses [TEL-7]', async () => {
    fixture = await openFixture();
    const statuses = await statusesOf(122, async (time) =>
      askText(from(`2001:db8:7:${time.toString(16)}::1`), phoneOf(time)),
    );
    expect(statuses).toEqual([...some(120, 200), 429, 429]);
    expect((await askText(from('2001:db8:8::1'), phoneOf(200))).status).toBe(200);
  });
});

describe('what a stranger does to a contact', () => {
  /** All tries of as many codes as one network may ask for within a day. */
  const guessAway = async (network: number) => {
    const statuses: number[] = [];
    for (let code = 0; code < 7; code += 1) {
      const stranger = from(`2001:db8:${String(network)}:${String(code)}::1`);
      if (code === 4) fixture.clock.move(minutes(61));
      fixture.clock.move(minutes(1));
      await askText(stranger);
      for (let time = 0; time < 5; time += 1) statuses.push((await giveText(stranger, 'x00000')).status);
    }
    fixture.clock.move(minutes(61));
    return statuses;
  };

  it('leaves the code sign-in of the phone to its owner, on a known device however many try [PR-31]', async () => {
    fixture = await openFixture();
    const home = await owner({ email: null, activation_type: 3 });
    const statuses = await guessAway(1);
    expect(statuses.slice(-5)).toEqual(some(5, 429));
    const elsewhere = from('10.4.0.1');
    expect((await askText(elsewhere)).status).toBe(200);
    expect((await giveText(elsewhere, await lastCode(PHONE))).read()).toEqual({ userId: home.userId });
    await fixture.sandbox.database.deleteFrom('rate_windows').execute();
    for (let network = 2; network < 7; network += 1) {
      await guessAway(network);
      // their messages alone would be too many: what is looked at here are the tries
      const { database } = fixture.sandbox;
      await database.deleteFrom('rate_windows').where('tries', '<', 30).where('tries', '>', 0).execute();
    }
    const late = from('10.4.0.2');
    await askText(late);
    expect((await giveText(late, await lastCode(PHONE))).status).toBe(429);
    await askText(home);
    expect((await giveText(home, await lastCode(PHONE))).read()).toEqual({ userId: home.userId });
  });

  it('by registering with the e-mail address leaves the link to its owner [PR-39]', async () => {
    fixture = await openFixture();
    await owner();
    for (let time = 0; time < 32; time += 1) {
      expect((await register(from(`10.5.0.${String(time % 2)}`), EMAIL)).status).toBe(200);
      fixture.clock.move(minutes(20));
    }
    expect((await askLink(from('10.5.1.1'))).status).toBe(200);
    expect((await sentTo(EMAIL)).filter(({ purpose }) => purpose === 'sign-in')).toHaveLength(1);
  });

  it('by asking for links leaves them to a known device [PR-39]', async () => {
    fixture = await openFixture();
    const home = await owner();
    const statuses = await statusesOf(32, async (time) => {
      fixture.clock.move(minutes(20));
      return askLink(from(`10.5.2.${String(time)}`));
    });
    expect(statuses).toEqual([...some(30, 200), 429, 429]);
    expect((await askLink(home)).status).toBe(200);
    expect((await sentTo(EMAIL)).length).toBe(31);
  });

  it('leaves the recovery to its owner on any device [PWR-16]', async () => {
    fixture = await openFixture();
    await owner();
    const strangers: Visitor[] = [];
    const statuses = await statusesOf(6, async (time) => {
      const stranger = from(`2001:db8:9:${String(time)}::1`);
      strangers.push(stranger);
      // one network asks for a contact once a minute
      fixture.clock.move(minutes(1));
      return recover(stranger);
    });
    expect(statuses).toEqual([...some(3, 200), ...some(3, 429)]);
    const tried: number[] = [];
    for (const stranger of strangers.slice(0, 3)) {
      const tries = await statusesOf(5, async () => stranger.send(CHECK_RECOVERY_CODE, { body: { code: 'xxxxxx' } }));
      tried.push(...tries);
    }
    expect(tried.slice(-5)).toEqual(some(5, 429));
    const counted = await fixture.sandbox.database.selectFrom('recoveries').select('tries').execute();
    expect(counted.reduce((sum, { tries }) => sum + tries, 0)).toBe(10);
    const elsewhere = from('10.6.0.1');
    expect((await recover(elsewhere)).status).toBe(200);
    const code = await lastCode(EMAIL);
    expect((await elsewhere.send(CHECK_RECOVERY_CODE, { body: { code } })).status).toBe(200);
  });
});

describe('letters of registrations', () => {
  it('cost a captcha from the third in a quarter of an hour on [PR-29]', async () => {
    fixture = await openFixture({ captcha: { after: 2, work: 2 } });
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push((await register(from('10.7.0.1'), `r${String(time)}@example.org`)).code);
    }
    expect(codes).toEqual([undefined, undefined, '113']);
  });

  it('are counted for the mailbox, whatever follows its plus [PR-29]', async () => {
    fixture = await openFixture();
    for (let time = 0; time < 8; time += 1) {
      expect((await register(from('10.7.0.2'), `bomb+${String(time)}@example.org`)).status).toBe(200);
    }
    const { messages } = await fixture.outbox();
    expect(messages.filter(({ to }) => to.startsWith('bomb'))).toHaveLength(6);
  });
});

describe('another code', () => {
  it.each([
    { way: 'a sign-in by text message', ask: async (by: Visitor) => askText(by) },
    {
      way: 'a registration by phone',
      ask: async (by: Visitor) => by.send(SEND_PHONE_CODE, { body: { phone: PHONE } }),
    },
    { way: 'a recovery', ask: recover },
  ])('of $way goes to one of several that ask at once in one browser [RGF-13] [SMS-5]', async ({ ask }) => {
    fixture = await openFixture();
    const browser = from('10.8.0.1');
    expect((await ask(browser)).status).toBe(200);
    fixture.clock.move(minutes(1));
    const replies = await Promise.all([ask(browser), ask(browser), ask(browser)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429, 429]);
  });

  it('that the network refuses takes no minute of the browser [RGF-13]', async () => {
    fixture = await openFixture();
    const waits: unknown[] = [];
    const askAt = async (by: Visitor, pause: number) => {
      fixture.clock.move(seconds(pause));
      const { status, headers } = await recover(by);
      waits.push(status === 200 ? 'sent' : headers['retry-after']);
    };
    const browser = from('2001:db8:9:1::1');
    await askAt(browser, 0);
    await askAt(from('2001:db8:9:2::1'), 62);
    await askAt(browser, 13);
    await askAt(browser, 49);
    expect(waits).toEqual(['sent', 'sent', '47', 'sent']);
  });

  it('that the hour of the contact refuses takes no minute of the network [RGF-13] [TEL-7]', async () => {
    fixture = await openFixture({ rateLimits: { texts: { times: 1, within: hours(1) } } });
    await owner();
    expect((await askText(from('10.8.1.1'))).status).toBe(200);
    const waits = await statusesOf(2, async () => {
      const { headers } = await askText(from('10.8.2.1'), phoneOf(1));
      return { status: Number(headers['retry-after']) };
    });
    expect(waits).toEqual([3600, 3600]);
  });

  it('that the hour refuses takes no minute: the wait stays that of the hour [TWO-13]', async () => {
    fixture = await openFixture();
    const player = await owner();
    const body = { uLogin: String(player.userId), uPassword: player.password, save: false };
    await statusesOf(5, async (time) => from(`10.9.0.${String(time)}`).send(SIGN_IN, { body }));
    const browser = from('10.9.1.1');
    await browser.send(SIGN_IN, { body });
    fixture.clock.move(minutes(1));
    for (let time = 0; time < 2; time += 1) {
      const reply = await browser.send(SEND_TWO_STEP_CODE, {});
      expect([reply.status, Number(reply.headers['retry-after'])]).toEqual([429, 59 * 60]);
    }
  });
});
