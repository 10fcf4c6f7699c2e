import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/shared/time.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openThreeNodes, type NodesUnderTest } from '../../support/nodes/three-nodes.ts';

const LIMIT = { times: 2, within: minutes(5) };
const ATTACKER = '203.0.113.9';

describe.runIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('guesses on several nodes', () => {
  let site: NodesUnderTest;
  let pauses: number[] = [];
  let paused: (() => void)[] = [];
  let looked: string[] = [];
  beforeAll(async () => {
    site = await openThreeNodes({
      rateLimits: { signIn: LIMIT },
      pause: async (by) => {
        pauses.push(by);
        await new Promise<void>((resolve) => paused.push(resolve));
      },
      passwordHasher: {
        hash: async (password) => Promise.resolve(`fake ${password}`),
        isRight: async (password, hash) => {
          looked.push(password);
          return Promise.resolve(hash === `fake ${password}`);
        },
      },
    });
  });
  beforeEach(() => {
    site.nodes[0].clock.move(minutes(6));
    [pauses, paused, looked] = [[], [], []];
  });
  afterAll(() => site.close());

  const signIn = async (node: number, uLogin: string, uPassword = 'guess', cookie = '') => {
    const { statusCode } = await site.nodes[node]!.app.inject({
      method: 'POST',
      url: SIGN_IN.path,
      remoteAddress: ATTACKER,
      payload: { uLogin, uPassword, save: false },
      headers: { host: 'localhost:3000', 'x-requested-with': 'app', 'sec-fetch-site': 'same-origin', cookie },
    });
    return statusCode;
  };
  const onEachNode = (loginAt: (node: number) => string) =>
    site.nodes.map(async (_, node) => signIn(node, loginAt(node)));
  const waits = () => pauses.toSorted((one, other) => one - other);
  const releaseAll = () => {
    for (const release of paused.splice(0)) release();
  };

  it('at one account are looked at one after another, each after a longer pause [SEC-86]', async () => {
    for (let count = 0; count < LIMIT.times; count += 1) expect(await signIn(count, 'nobody@x.test')).toBe(401);
    let guesses = onEachNode(() => 'nobody@x.test');
    await expect.poll(() => paused.length).toBe(3);
    // one pause after the other: 1, 2 and 4 seconds
    expect(waits()).toEqual([1000, 3000, 7000]);
    expect(looked).toHaveLength(LIMIT.times);
    releaseAll();
    expect(await Promise.all(guesses)).toEqual([429, 429, 429]);
    site.nodes[0].clock.move(seconds(7));
    pauses = [];
    guesses = onEachNode(() => 'nobody@x.test');
    await expect.poll(() => paused.length).toBe(3);
    expect(waits()).toEqual([8000, 23_000, 38_000]);
    releaseAll();
    await Promise.all(guesses);
  });

  it('at one account are free as often as the limit says, however many come at once [SEC-86]', async () => {
    expect(await signIn(0, 'another@x.test')).toBe(401);
    const guesses = onEachNode(() => 'another@x.test');
    await expect.poll(() => paused.length).toBe(2);
    expect(waits()).toEqual([1000, 3000]);
    await expect.poll(() => looked.length).toBe(LIMIT.times);
    releaseAll();
    expect((await Promise.all(guesses)).toSorted((one, other) => one - other)).toEqual([401, 429, 429]);
  });

  it('of one address at many accounts are looked at one after another, and hold no known device up [SEC-86]', async () => {
    const player = await site.nodes[1].player();
    for (let place = 0; place < LIMIT.times * 5; place += 1) await signIn(place % 3, `no${String(place)}@x.test`);
    looked = [];
    const guesses = onEachNode((node) => `spray${String(node)}@x.test`);
    await expect.poll(() => paused.length).toBe(3);
    expect(waits()).toEqual([1000, 3000, 7000]);
    expect(looked).toEqual([]);
    const cookie = `__Host-device=${player.cookies.get('__Host-device') ?? ''}`;
    expect(await signIn(2, String(player.userId), player.password, cookie)).toBe(200);
    releaseAll();
    expect(await Promise.all(guesses)).toEqual([401, 401, 401]);
  });
});
