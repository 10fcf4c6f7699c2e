import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes } from '../../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { hashPassword } from '../../../infrastructure/sandbox/players/password-hash.ts';
import {
  APPROVE_RECOVERY,
  CHECK_RECOVERY_CODE,
  SAVE_RECOVERED_PASSWORD,
  SEND_RECOVERY_CODE,
} from '../../../infrastructure/registration/recovery-calls.ts';
import { DISCONNECT, SESSION } from '../../../infrastructure/session/session-calls.ts';
import { BEGIN_TWO_FACTOR, CONFIRM_TWO_FACTOR } from '../../../infrastructure/session/two-factor-calls.ts';
import { authenticatorCode } from '../../support/browser/authenticator-app.ts';
import { SIGN_IN, TWO_STEP_CODE } from '../../../infrastructure/session/sign-in-calls.ts';
import { SANDBOX_STATE, SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';
import { visitor, type Visitor } from '../../support/browser/visitor.ts';

const LIMITS = {
  signIn: { times: 1000, within: 1000 },
  registration: { times: 1000, within: 1000 },
  placing: { times: 1000, within: 1000 },
  recovery: { times: 3, within: minutes(15) },
};
const NEW_PASSWORD = 'correct horse battery';

let fixture: SandboxFixture;
let player: TestPlayer;
let email = '';
let count = 0;

beforeAll(async () => {
  fixture = await openFixture({ rateLimits: LIMITS });
});
beforeEach(async () => {
  fixture.clock.move(minutes(90));
  player = await fixture.player();
  count += 1;
  email = `player${String(count)}@example.org`;
  await player.send(SET_CONTACT, { body: { email, phone: '' } });
});
afterAll(() => fixture.close());

const letters = async () => fixture.codes();
const sendCode = (visitor: Visitor, contact: string) => visitor.send(SEND_RECOVERY_CODE, { body: { contact } });
const check = (visitor: Visitor, code: string) => visitor.send(CHECK_RECOVERY_CODE, { body: { code } });
const save = (visitor: Visitor, password = NEW_PASSWORD) =>
  visitor.send(SAVE_RECOVERED_PASSWORD, { body: { password } });
const signIn = (password: string) =>
  fixture.visitor().send(SIGN_IN, { body: { uLogin: email, uPassword: password, save: false } });

/** Another code than this one. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function provenVisitor(contact: string): Promise<Visitor> {
  const visitor = fixture.visitor();
  await sendCode(visitor, contact);
  const [letter] = await letters();
  expect((await check(visitor, letter?.code ?? '')).status).toBe(200);
  return visitor;
}

describe('a forgotten password', () => {
  it('is replaced with a code from the letter, and every session ends [PWR-14]', async () => {
    const visitor = fixture.visitor();
    const sent = await sendCode(visitor, ` ${email.toUpperCase()} `);
    expect(sent.read().deadline).toBe(fixture.clock.now() + minutes(10));
    expect([sent.headers['set-cookie']].flat().map(String)[0]).toMatch(
      /^__Host-recovery=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [letter] = await letters();
    expect(letter).toEqual({
      to: email,
      code: expect.stringMatching(/^\d{6}$/) as string,
      sentAt: fixture.clock.now(),
    });
    expect((await check(visitor, ` ${letter?.code ?? ''} `)).read()).toEqual({ needsApproval: false });
    expect((await save(visitor, 'short')).code).toBe('password');
    expect((await save(visitor)).status).toBe(200);
    expect((await signIn(player.password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).read()).toEqual({ userId: player.userId });
    expect((await player.send(ACCOUNT_LIST)).status).toBe(401);
    expect((await save(visitor)).code).toBe('no-recovery');
  });

  it('signs its player in at once, on this device alone [PWR-19] [PWR-14]', async () => {
    const visitor = await provenVisitor(email);
    const saved = await save(visitor);
    expect(saved.read()).toEqual({ userId: player.userId });
    expect((await visitor.send(SESSION)).read()).toMatchObject({ userId: player.userId });
    expect((await visitor.send(ACCOUNT_LIST)).status).toBe(200);
    expect((await player.send(ACCOUNT_LIST)).status).toBe(401);
    expect((await check(visitor, '123456')).code).toBe('no-recovery');
  });

  it('asks a player with an app for its code besides [PWR-19]', async () => {
    const begun = await player.send(BEGIN_TWO_FACTOR, { body: { password: player.password } });
    const { secret } = begun.read();
    const codeNow = () => authenticatorCode(secret, fixture.clock.now());
    expect((await player.send(CONFIRM_TWO_FACTOR, { body: { code: codeNow() } })).status).toBe(200);
    // one that was turned on just now is turned off with the recovery [PWR-17]
    fixture.clock.move(hours(73));
    const visitor = await provenVisitor(email);
    const saved = (await save(visitor)).read();
    const expiresAt = fixture.clock.now() + minutes(5);
    expect(saved).toEqual({ secondStep: { method: 'app', expiresAt, trustDays: 30 } });
    expect((await visitor.send(ACCOUNT_LIST)).status).toBe(401);
    const proven = await visitor.send(TWO_STEP_CODE, { body: { code: codeNow(), save: false } });
    expect(proven.read()).toEqual({ userId: player.userId });
    expect((await visitor.send(ACCOUNT_LIST)).status).toBe(200);
  });

  it('asks which player is meant where several have the phone [PWR-13]', async () => {
    const other = await fixture.player();
    const phone = `+7999000${String(1000 + count)}`;
    for (const each of [player, other]) await each.send(SET_CONTACT, { body: { email: '', phone } });
    const visitor = fixture.visitor();
    await sendCode(visitor, phone);
    const [letter] = await letters();
    expect((await check(visitor, letter?.code ?? '')).read()).toEqual({ needsApproval: true });
    expect((await save(visitor)).code).toBe('no-recovery');
    const approve = (playerId: string) => visitor.send(APPROVE_RECOVERY, { body: { answers: { playerId } } });
    expect((await approve('1')).code).toBe('answers');
    expect((await approve(String(other.userId))).status).toBe(200);
    expect((await save(visitor)).status).toBe(200);
    const login = { uLogin: String(other.userId), uPassword: NEW_PASSWORD, save: false };
    expect((await fixture.visitor().send(SIGN_IN, { body: login })).read()).toEqual({ userId: other.userId });
  });

  it('never tells whether a contact belongs to anybody [PWR-11] [SEC-61]', async () => {
    const answered = async (contact: string) => {
      const visitor = fixture.visitor();
      const sent = await sendCode(visitor, contact);
      const tries = [];
      for (let count_ = 0; count_ < 6; count_ += 1) {
        const { status, text } = await check(visitor, 'abc');
        tries.push([status, text]);
      }
      return [sent.status, sent.text, tries];
    };
    const known = await answered(email);
    const before = await letters();
    const unknown = await answered('nobody@example.org');
    expect(unknown).toEqual(known);
    expect(await letters()).toEqual(before);
  });

  it('takes a code five times at most, ten minutes long, and only where it was asked for [PWR-12] [PWR-21] [SEC-61]', async () => {
    const visitor = fixture.visitor();
    await sendCode(visitor, email);
    const [{ code } = { code: '' }] = await letters();
    expect((await check(fixture.visitor(), code)).code).toBe('no-recovery');
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push((await check(visitor, wrong(code))).text);
    expect(answers.map((text) => JSON.parse(text) as unknown)).toEqual([
      ...[4, 3, 2, 1].map((left) => ({ code: 'code', tries_left: left })),
      { code: 'tries-over' },
    ]);
    expect((await check(visitor, code)).code).toBe('tries-over');

    const late = fixture.visitor();
    fixture.clock.move(minutes(1));
    await sendCode(late, email);
    const [letter] = await letters();
    fixture.clock.move(minutes(10));
    expect((await check(late, letter?.code ?? '')).code).toBe('code');
  });

  it('keeps a code when another one is asked for elsewhere, until the password is replaced [PWR-12]', async () => {
    const [first, second] = [fixture.visitor(), fixture.visitor()];
    await sendCode(first, email);
    const [letter] = await letters();
    fixture.clock.move(minutes(1));
    await sendCode(second, email);
    expect((await check(second, letter?.code ?? '')).code).toBe('code');
    expect((await check(first, letter?.code ?? '')).status).toBe(200);
    expect((await save(first)).status).toBe(200);
    expect((await check(second, letter?.code ?? '')).code).toBe('no-recovery');
  });

  it.each(['password', 'PassWord1', '1234567890', 'qwertyuiop'])(
    'does not become one that many have: %s [PWR-15]',
    async (password) => {
      const visitor = await provenVisitor(email);
      expect((await save(visitor, password)).code).toBe('password');
      expect((await save(visitor)).status).toBe(200);
    },
  );

  it('does not become one that holds the name of the address [RGF-3]', async () => {
    const visitor = await provenVisitor(email);
    expect((await save(visitor, `my-${email.split('@')[0]!.toUpperCase()}-1990`)).code).toBe('password-like-contact');
    expect((await save(visitor)).status).toBe(200);
  });

  it('is not replaced long after the code [PWR-12]', async () => {
    const visitor = await provenVisitor(email);
    fixture.clock.move(minutes(15));
    expect((await save(visitor)).code).toBe('no-recovery');
    expect((await signIn(player.password)).status).toBe(200);
  });

  it('bounds how often a code is sent to one contact [SEC-61] [SEC-86]', async () => {
    const replies = [];
    for (let times = 0; times < 4; times += 1) {
      replies.push(await sendCode(fixture.visitor(), email));
      fixture.clock.move(minutes(1));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(replies[3]?.headers['retry-after'])).toBeGreaterThan(600);
  });

  it.each(['', 'nobody', 'a@b', '12', '+', 'a b@c.de'])(
    'sends nothing to what is no contact: %j [PWR-9]',
    async (contact) => {
      expect((await sendCode(fixture.visitor(), contact)).code).toBe('contact');
    },
  );

  it('is a visitor’s alone [PWR-1]', async () => {
    expect((await sendCode(player, email)).code).toBe('signed-in');
    await player.send(DISCONNECT, { body: {} });
    expect((await sendCode(player, email)).status).toBe(200);
  });
});

describe('a contact that strangers ask for', () => {
  let open: SandboxFixture;
  let owner: TestPlayer;
  const contact = 'owner@example.org';
  beforeAll(async () => {
    open = await openFixture();
    owner = await open.player();
    await owner.send(SET_CONTACT, { body: { email: contact, phone: '' } });
  });
  beforeEach(() => open.clock.move(hours(25)));
  afterAll(() => open.close());

  /** Each from an address of its own. */
  const elsewhere = (time: number): Visitor => {
    const inject = async (options: InjectOptions) =>
      open.app.inject({ ...options, remoteAddress: `10.9.0.${String(time)}` });
    return visitor({ inject } as unknown as FastifyInstance);
  };
  const codeTo = async (to: string) => (await open.codes()).find((letter) => letter.to === to)?.code ?? '';
  /** Tries every guess of as many codes as are sent in an hour. */
  const guessAway = async () => {
    for (let codes = 0; codes < 6; codes += 1) {
      const stranger = elsewhere(codes);
      await sendCode(stranger, contact);
      const code = wrong(await codeTo(contact));
      for (let tries = 0; tries < 5; tries += 1) await check(stranger, code);
    }
    open.clock.move(hours(1));
  };

  it('gets six letters an hour at most, and one that nobody has is answered alike [PWR-16, PWR-11] [SEC-61]', async () => {
    const asked = async (to: string) => {
      const replies = [];
      for (let times = 0; times < 8; times += 1) replies.push(await sendCode(elsewhere(times), to));
      return replies.map(({ status, text, headers }) => [status, text, headers['retry-after']]);
    };
    const own = await asked(contact);
    expect(own.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(own[7]![2]).toBe('3600');
    expect(await asked('unknown@example.org')).toEqual(own);
    open.clock.move(hours(1));
    expect((await sendCode(open.visitor(), contact)).status).toBe(200);
  });

  it('is guessed at thirty times a day at most, over all its codes, even rightly then [PWR-16] [SEC-61]', async () => {
    await guessAway();
    const stranger = elsewhere(7);
    await sendCode(stranger, contact);
    const late = await check(stranger, await codeTo(contact));
    expect([late.status, late.code]).toEqual([429, 'too-often']);
    open.clock.move(hours(24));
    const next = open.visitor();
    await sendCode(next, contact);
    expect((await check(next, await codeTo(contact))).status).toBe(200);
  });

  it('is its player’s all the same on a device that signed in before [PWR-16]', async () => {
    await guessAway();
    await owner.send(DISCONNECT, { body: {} });
    for (let letters_ = 0; letters_ < 7; letters_ += 1) await sendCode(elsewhere(letters_), contact);
    expect((await sendCode(owner, contact)).status).toBe(200);
    expect((await check(owner, await codeTo(contact))).status).toBe(200);
  });
});

describe('the contact of a player', () => {
  it('is given in the debugger, in the words of a recovery [PWR-9]', async () => {
    const phone = '+7 (999) 123-45-67';
    await player.send(SET_CONTACT, { body: { email: ` ${email.toUpperCase()}`, phone } });
    expect((await player.send(SANDBOX_STATE)).read().contact).toEqual({ email, phone: '+79991234567' });
    expect((await player.send(SET_CONTACT, { body: { email: phone, phone: '' } })).code).toBe('contact');
    const other = await fixture.player();
    expect((await other.send(SET_CONTACT, { body: { email, phone: '' } })).code).toBe('contact-taken');
  });
});

describe('the state in the debugger', () => {
  it('has contacts and codes in it, so nothing on the way stores it', async () => {
    await sendCode(fixture.visitor(), email);
    const reply = await player.send(SANDBOX_STATE);
    expect(reply.read().letters.map(({ to }) => to)).toContain(email);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('a password that is hashed in earnest', () => {
  let earnest: SandboxFixture;
  beforeAll(async () => {
    earnest = await openFixture({ rateLimits: LIMITS, passwordHasher: undefined });
  });
  afterAll(() => earnest.close());

  it('is replaced, signs in from then on, and stands in no table [PWR-14]', async () => {
    const owner = await earnest.player();
    await owner.send(SET_CONTACT, { body: { email: 'earnest@example.org', phone: '' } });
    const visitor = earnest.visitor();
    await sendCode(visitor, 'earnest@example.org');
    const [letter] = await earnest.codes();
    expect((await check(visitor, letter?.code ?? '')).status).toBe(200);
    expect((await save(visitor)).status).toBe(200);
    const signedIn = async (uPassword: string) =>
      (await earnest.visitor().send(SIGN_IN, { body: { uLogin: 'earnest@example.org', uPassword, save: false } }))
        .status;
    expect([await signedIn(owner.password), await signedIn(NEW_PASSWORD)]).toEqual([401, 200]);
    const rows = await earnest.sandbox.database.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(NEW_PASSWORD);
  });

  it('is hashed only for whoever has proved a recovery: a flood of others costs nothing', async () => {
    const flood = 100;
    const began = performance.now();
    for (let hashes = 0; hashes < 3; hashes += 1) await hashPassword(NEW_PASSWORD);
    const asOneHash = (performance.now() - began) / 3;
    const flooded = performance.now();
    const replies = await Promise.all(Array.from({ length: flood }, () => save(earnest.visitor())));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['no-recovery']));
    // four threads would hash a quarter of them at once
    expect(performance.now() - flooded).toBeLessThan((asOneHash * flood) / 4);
  });
});

describe('passwords that many save at once', () => {
  it('are hashed two at a time; who cannot wait is told when to ask again, and can', async () => {
    const busy = await openFixture({ passwordHashes: { atOnce: 2, waiting: 1 }, passwordHasher: undefined });
    try {
      const visitors: Visitor[] = [];
      for (let place = 0; place < 6; place += 1) {
        const to = `busy${String(place)}@example.org`;
        await (await busy.player()).send(SET_CONTACT, { body: { email: to, phone: '' } });
        const visitor = busy.visitor();
        await sendCode(visitor, to);
        const sent = await busy.codes();
        const code = sent.find((letter) => letter.to === to)?.code ?? '';
        expect((await check(visitor, code)).status).toBe(200);
        visitors.push(visitor);
      }
      const replies = await Promise.all(visitors.map((visitor) => save(visitor)));
      const refused = replies.flatMap((reply, place) => (reply.status === 200 ? [] : [{ reply, place }]));
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThanOrEqual(3);
      for (const { reply, place } of refused) {
        expect([reply.status, reply.code, reply.headers['retry-after']]).toEqual([503, 'busy', '5']);
        expect((await save(visitors[place]!)).status).toBe(200);
      }
    } finally {
      await busy.close();
    }
  });
});

describe('a site that has nothing to send with', () => {
  it('says so, and shows no letters [PWR-10]', async () => {
    const production = await openFixture({ isDemo: false, rateLimits: LIMITS });
    try {
      const visitor = production.visitor();
      const reply = await sendCode(visitor, 'a@example.org');
      expect([reply.status, reply.code]).toEqual([503, 'no-sender']);
      expect((await production.app.inject('/debugger-api/state')).statusCode).toBe(404);
    } finally {
      await production.close();
    }
  });
});
