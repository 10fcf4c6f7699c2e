import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { SET_CONTACT } from '../../../infrastructure/site/debugger-calls.ts';
import { openFixture, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

const ATTACKER = '203.0.113.9';
const OWNER = '198.51.100.7';
const LIMIT = { times: 2, within: minutes(5) };
/** Failures of one address from which on its tries are slowed down, whatever the accounts. */
const OF_ADDRESS = LIMIT.times * 5;

let fixture: SandboxFixture;
let player: TestPlayer;
/** Passwords in the order that they were looked at, and what lets those go on that are held. */
let looked: string[] = [];
let held: (() => void)[] = [];
let isHeld = false;
let pauses: number[] = [];
let paused: (() => void)[] = [];
beforeEach(async () => {
  [looked, held, isHeld, pauses, paused] = [[], [], false, [], []];
  fixture = await openFixture({
    rateLimits: { signIn: LIMIT },
    pause: async (by) => {
      pauses.push(by);
      await new Promise<void>((resolve) => paused.push(resolve));
      fixture.clock.move(by);
    },
    passwordHasher: {
      hash: async (password) => Promise.resolve(`fake ${password}`),
      isRight: async (password, hash) => {
        looked.push(password);
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return hash === `fake ${password}`;
      },
    },
  });
  player = await fixture.player();
});
afterEach(() => fixture.close());

async function signIn(uLogin: string, uPassword: string, remoteAddress: string, cookie = '') {
  const { statusCode, headers } = await send(uLogin, uPassword, remoteAddress, cookie);
  return { status: statusCode, retryAfter: headers['retry-after'] };
}

async function send(uLogin: string, uPassword: string, remoteAddress: string, cookie = '') {
  return fixture.app.inject({
    method: 'POST',
    url: SIGN_IN.path,
    remoteAddress,
    payload: { uLogin, uPassword, save: false },
    headers: { host: 'localhost:3000', 'x-requested-with': 'app', 'sec-fetch-site': 'same-origin', cookie },
  });
}

/** Tries of one address, each with a login of its own. */
const spray = (count: number) =>
  Array.from({ length: count }, async (_, place) => signIn(`nobody${String(place)}@x.test`, 'guess', ATTACKER));
const ownSignIn = async (address: string, cookie?: string) =>
  signIn(String(player.userId), player.password, address, cookie);
const deviceCookie = () => `__Host-device=${player.cookies.get('__Host-device') ?? ''}`;
const releaseAll = () => {
  isHeld = false;
  for (const release of held.splice(0)) release();
};

describe('sign-ins that one address floods with', () => {
  it('are few at a time, and the password of whoever comes from elsewhere is looked at next [SEC-86]', async () => {
    isHeld = true;
    const flood = spray(60);
    // all but those that run or wait are answered while these are held
    const refused = new Promise<void>((resolve) => {
      let left = 60 - 6;
      for (const reply of flood) void reply.then(() => (left -= 1) === 0 && resolve());
    });
    await refused;
    expect(looked).toEqual(['guess', 'guess']);
    const own = ownSignIn(OWNER);
    const known = ownSignIn(ATTACKER, deviceCookie());
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let place = 0; place < 3; place += 1) {
      held.shift()?.();
      await expect.poll(() => looked.length).toBe(3 + place);
    }
    expect(looked.slice(2).toSorted()).toEqual(['guess', player.password, player.password].toSorted());
    releaseAll();
    expect((await own).status).toBe(200);
    expect((await known).status).toBe(200);
    const replies = await Promise.all(flood);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(replies.filter(({ status, retryAfter }) => status === 503 && retryAfter === '5')).toHaveLength(54);
  });

  it('are slowed down together once too many failed, and hold nobody else up [SEC-86]', async () => {
    for (let place = 0; place < OF_ADDRESS; place += 1) await signIn(`no${String(place)}@x.test`, 'guess', ATTACKER);
    const flood = spray(30);
    // all but those that run or wait are answered while the first of them pauses
    const refused: unknown[] = [];
    for (const reply of flood) void reply.then((answer) => refused.push(answer));
    await expect.poll(() => refused.length).toBe(27);
    expect(refused).toEqual(Array.from({ length: 27 }, () => ({ status: 429, retryAfter: '15' })));
    expect(pauses).toEqual([1000]);
    expect(looked).toHaveLength(OF_ADDRESS);
    expect((await ownSignIn(OWNER)).status).toBe(200);
    expect((await ownSignIn(ATTACKER, deviceCookie())).status).toBe(200);
    for (let place = 0; place < 3; place += 1) {
      await expect.poll(() => paused.length).toBe(place + 1);
      paused[place]?.();
    }
    expect((await Promise.all(flood)).filter(({ status }) => status === 401)).toHaveLength(3);
    expect(pauses).toEqual([1000, 2000, 4000]);
  });

  /** As if other nodes had tries of the same lane that wait for so long. */
  const letOthersWait = async (by: number) =>
    fixture.sandbox.database
      .updateTable('rate_windows')
      .set({ next_look_at: fixture.clock.now() + by })
      .where('next_look_at', '>', 0)
      .execute();
  const failAtLimit = async (login: string) => {
    for (let count = 0; count < LIMIT.times; count += 1)
      expect((await send(login, 'guess', OWNER)).statusCode).toBe(401);
  };
  /** Of the one lane in which tries had turns. */
  const triesOfLane = async () => {
    const of = fixture.sandbox.database.selectFrom('rate_windows').where('next_look_at', '>', 0);
    return of.select(['tries', 'next_look_at']).execute();
  };

  it('are refused where others on all nodes wait for a minute, and are not counted then [SEC-86]', async () => {
    const login = String(player.userId);
    await failAtLimit(login);
    await letOthersWait(seconds(59) + 1);
    const before = await triesOfLane();
    expect(before).toHaveLength(1);
    expect(await ownSignIn(OWNER)).toEqual({ status: 429, retryAfter: '15' });
    expect(await triesOfLane()).toEqual(before);
    expect([looked.length, pauses]).toEqual([LIMIT.times, []]);
    await letOthersWait(seconds(59));
    const own = ownSignIn(OWNER);
    await expect.poll(() => pauses).toEqual([60_000]);
    paused[0]?.();
    expect((await own).status).toBe(200);
  });

  it('with the right password take back what was counted of them before they were looked at [SEC-86]', async () => {
    await failAtLimit(String(player.userId));
    for (let place = 0; place < 3; place += 1) {
      const own = ownSignIn(OWNER);
      await expect.poll(() => paused.length).toBe(place + 1);
      paused[place]?.();
      expect((await own).status).toBe(200);
    }
    expect(pauses).toEqual([1000, 1000, 1000]);
  });

  it('that waited beyond the end of their window count in the next one [SEC-86]', async () => {
    const login = String(player.userId);
    await failAtLimit(login);
    fixture.clock.move(LIMIT.within - 500);
    const late = signIn(login, 'guess', OWNER);
    await expect.poll(() => paused.length).toBe(1);
    paused[0]?.();
    expect((await late).status).toBe(401);
    const { body } = await send(login, 'guess', OWNER);
    expect(JSON.parse(body)).toEqual({ code: 'both', tries_left: 0 });
    expect(pauses).toEqual([1000]);
  });

  it('count by the login as it was typed: no pause tells which logins are one player [SEC-86]', async () => {
    await player.send(SET_CONTACT, { body: { email: 'linked@example.org', phone: '' } });
    for (let place = 0; place < OF_ADDRESS; place += 1) {
      await signIn(String(player.userId), 'guess', `192.0.2.${String(place + 1)}`);
    }
    expect((await signIn('linked@example.org', 'guess', OWNER)).status).toBe(401);
    expect(pauses).toEqual([]);
  });

  it('are told how many are left, of a player and of nobody alike [WAY-13]', async () => {
    await player.send(SET_CONTACT, { body: { email: 'counted@example.org', phone: '' } });
    const answers = async (login: string) => {
      const tries = [await send(login, 'guess', OWNER), await send(login, 'guess', OWNER)];
      return tries.map(({ body }) => JSON.parse(body) as unknown);
    };
    const ofPlayer = await answers('counted@example.org');
    expect(ofPlayer).toEqual([1, 0].map((left) => ({ code: 'both', tries_left: left })));
    expect(await answers('nobody@example.org')).toEqual(ofPlayer);
  });
});
