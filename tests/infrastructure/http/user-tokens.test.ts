import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { UserToken } from '../../../core/session/kept-token.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { defineCall } from '../../../infrastructure/http/call.ts';
import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import type { WireAnswer } from '../../../infrastructure/http/transport.ts';
import { userTokens, type HeldToken, type TokenTabs } from '../../../infrastructure/http/user-tokens.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

const FILL = defineCall({
  name: 'fill',
  summary: 'Fills an account',
  method: 'POST',
  path: '/web-api/fill',
  reply: v.object({ ok: v.literal(true) }),
  access: 'player',
  isAuthorised: true,
  changes: 'state',
});
const REFUSED: WireAnswer = { status: 401, body: { code: 'token' } };
const DONE: WireAnswer = { status: 200, body: { ok: true } };

/** A server that takes some tokens, and the tabs of one browser in front of it. */
class World {
  now = 1_000_000;
  owner = { userId: 1 as number | undefined, epoch: 1 };
  accepted = new Set<string>();
  fetches = 0;
  running = 0;
  mostRunning = 0;
  signOuts = 0;
  readonly sent: { readonly token: string | undefined; readonly epoch: number }[] = [];
  /** Whether the server takes the token that it makes. */
  isMakingGood = true;
  /** Why none is made. */
  refusal: RequestFailure | undefined = undefined;
  gate: (what: string) => Promise<void> = async () => Promise.resolve();
  /** Whether a tab is told of a token before its turn comes; it can always ask. */
  isTellingInTime = true;
  /** What the server calls a token. */
  token = (value: string): UserToken => ({ value, issuedAt: 0, expiresAt: 600_000 });
  readonly #heard: ((userId: number, held: HeldToken) => void)[] = [];
  readonly #held: Parameters<TokenTabs['listen']>[1][] = [];
  #line: Promise<unknown> = Promise.resolve();

  tab(): HttpClient {
    const own: ((userId: number, held: HeldToken) => void)[] = [];
    const tabs: TokenTabs = {
      alone: async (run) => {
        const turn = this.#line.then(run, run);
        this.#line = turn.catch(() => undefined);
        return turn;
      },
      tell: (userId, held) => {
        for (const heard of this.isTellingInTime ? this.#heard : []) if (!own.includes(heard)) heard(userId, held);
      },
      ask: async (userId) => {
        await Promise.resolve();
        const told = this.#held.map((held) => held()).find((held) => held?.userId === userId);
        if (told !== undefined) for (const heard of own) heard(userId, told);
      },
      listen: (heard, held) => {
        own.push(heard);
        this.#heard.push(heard);
        this.#held.push(held);
      },
    };
    const tokens = userTokens({
      tabs,
      owner: () => this.owner,
      now: () => this.now,
      onRefused: () => (this.signOuts += 1),
      fetch: async () => this.#fetch(),
    });
    const none = async () => Promise.resolve(undefined);
    return httpClient({
      timers: manualTimers(),
      csrfToken: () => undefined,
      recover: callRecovery({
        tokens,
        newerCsrf: async () => Promise.resolve(false),
        newerFingerprint: none,
        solveCaptcha: none,
      }),
      transport: async ({ headers }) => {
        const token = headers['authorization']?.replace('Bearer ', '');
        this.sent.push({ token, epoch: this.owner.epoch });
        const isGood = token !== undefined && this.accepted.has(token);
        await this.gate('call');
        return isGood ? DONE : REFUSED;
      },
    });
  }

  async #fetch(): Promise<Result<UserToken, RequestFailure>> {
    this.fetches += 1;
    this.running += 1;
    this.mostRunning = Math.max(this.mostRunning, this.running);
    const { userId, epoch } = this.owner;
    const value = `token-of-${String(userId)}-in-${String(epoch)}-${String(this.fetches)}`;
    if (this.isMakingGood) this.accepted.add(value);
    await this.gate('token');
    this.running -= 1;
    if (this.refusal !== undefined) return fail(this.refusal);
    if (userId === undefined) return fail({ kind: 'refused', status: 401 });
    return ok(this.token(value));
  }

  change(userId: number | undefined): void {
    this.owner = { userId, epoch: this.owner.epoch + 1 };
    this.accepted.clear();
  }
}

const storm = async (tab: HttpClient, count = 20) =>
  Promise.all(Array.from({ length: count }, async () => tab.send(FILL)));
const successes = (replies: readonly { readonly ok: boolean }[]) => replies.filter((reply) => reply.ok).length;

describe('the token of a player', () => {
  it('is fetched once for twenty calls that were refused at the same time [TOK-3, TOK-4, SEC-50]', async () => {
    const world = new World();
    const tab = world.tab();
    expect(successes(await storm(tab))).toBe(20);
    expect(world.fetches).toBe(1);
    world.accepted.clear();
    expect(successes(await storm(tab))).toBe(20);
    expect(world.fetches).toBe(2);
    expect(world.sent).toHaveLength(20 + 40);
  });

  it('that is refused when it was just made signs out once, and nothing is sent any more [TOK-5, SEC-51]', async () => {
    const world = new World();
    const tab = world.tab();
    world.isMakingGood = false;
    expect(successes(await storm(tab))).toBe(0);
    expect([world.signOuts, world.fetches]).toEqual([1, 2]);
    const sent = world.sent.length;
    expect(await tab.send(FILL)).toMatchObject({ error: { status: 401 } });
    expect(world.fetches).toBe(2);
    expect(world.sent).toHaveLength(sent);
  });

  it('that comes after its player has gone is nobody’s [TOK-6, SEC-52]', async () => {
    const world = new World();
    const tab = world.tab();
    let letGo = (): void => undefined;
    world.gate = async (what) => (what === 'token' ? new Promise<void>((resolve) => (letGo = resolve)) : undefined);
    const reply = tab.send(FILL);
    await vi.waitFor(() => {
      expect(world.running).toBe(1);
    });
    world.change(undefined);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    letGo();
    expect(await reply).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(world.sent).toEqual([]);
    expect(await tab.send(FILL)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(world.sent.map(({ token }) => token)).toEqual([undefined]);
    // nor is it kept for the same player, who signs in again
    world.gate = async () => Promise.resolve();
    world.change(1);
    expect((await tab.send(FILL)).ok).toBe(true);
    expect(world.fetches).toBe(2);
    expect(world.sent.map(({ token }) => token)).toEqual([undefined, 'token-of-1-in-3-2']);
  });

  it('of one player brings no reply to the next [TOK-6, SEC-53]', async () => {
    const world = new World();
    const tab = world.tab();
    await tab.send(FILL);
    let letGo = (): void => undefined;
    world.gate = async () => new Promise<void>((resolve) => (letGo = resolve));
    const reply = tab.send(FILL);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    world.change(2);
    letGo();
    expect(await reply).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('is not fetched where a newer one is there already [TOK-4, SEC-54]', async () => {
    const world = new World();
    const tab = world.tab();
    await tab.send(FILL);
    world.accepted.clear();
    const held: (() => void)[] = [];
    let isHeld = true;
    world.gate = async (what) =>
      what === 'call' && isHeld ? new Promise<void>((resolve) => held.push(resolve)) : undefined;
    const [first, second] = [tab.send(FILL), tab.send(FILL)];
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    isHeld = false;
    held[0]?.();
    expect((await first).ok).toBe(true);
    held[1]?.();
    expect((await second).ok).toBe(true);
    expect(world.fetches).toBe(2);
  });

  it('is fetched once for all tabs of a browser [TOK-3, SEC-55]', async () => {
    const world = new World();
    const [one, other] = [world.tab(), world.tab()];
    expect(successes([...(await storm(one, 3)), ...(await storm(other, 3))])).toBe(6);
    expect(world.fetches).toBe(1);
    world.accepted.clear();
    const replies = await Promise.all([storm(one, 3), storm(other, 3)]);
    expect(successes(replies.flat())).toBe(6);
    expect(world.fetches).toBe(2);
  });

  it('is fetched once for two tabs that need their first at the same time, though the news of it comes late [TOK-3, SEC-55]', async () => {
    const world = new World();
    world.isTellingInTime = false;
    const replies = await Promise.all([storm(world.tab(), 3), storm(world.tab(), 3)]);
    expect([successes(replies.flat()), world.fetches]).toEqual([6, 1]);
  });

  it('is asked of the tabs that have one by a tab that was opened later, with its age [TOK-3, SEC-55]', async () => {
    const world = new World();
    await world.tab().send(FILL);
    world.now += 50_000;
    const later = world.tab();
    expect((await later.send(FILL)).ok).toBe(true);
    expect(world.fetches).toBe(1);
    world.now += 10_000;
    await later.send(FILL);
    expect(world.fetches).toBe(2);
  });

  it.each([
    ['opaque', {}],
    ['with an expiry alone', { expiresAt: 1_600_000 }],
  ])('that is %s is sent, and renewed when it is refused [TOK-2, TOK-4]', async (_what, moments) => {
    const world = new World();
    world.token = (value) => ({ value, ...moments });
    const tab = world.tab();
    expect(successes(await storm(tab, 3))).toBe(3);
    expect((await tab.send(FILL)).ok).toBe(true);
    expect(world.fetches).toBe(1);
    world.accepted.clear();
    expect((await tab.send(FILL)).ok).toBe(true);
    expect(world.fetches).toBe(2);
  });

  it.each([-12, 12])('is fetched once where the clock jumps by %i hours [TOK-1, SEC-56]', async (hours) => {
    const world = new World();
    const tab = world.tab();
    await tab.send(FILL);
    world.now += hours * 3_600_000;
    for (let call = 0; call < 10; call += 1) expect((await tab.send(FILL)).ok).toBe(true);
    expect(world.fetches).toBe(2);
  });

  it('that another tab tells of late replaces no newer one [TOK-4]', async () => {
    const heard: ((userId: number, held: HeldToken) => void)[] = [];
    const tokens = userTokens({
      tabs: {
        alone: async (run) => run(),
        tell: () => undefined,
        ask: async () => Promise.resolve(),
        listen: (listener) => heard.push(listener),
      },
      owner: () => ({ userId: 1, epoch: 1 }),
      now: () => 2000,
      onRefused: () => undefined,
      fetch: async () => Promise.resolve(ok({ value: 'newer', issuedAt: 1000, expiresAt: 600_000 })),
    });
    expect(await tokens.token()).toEqual(ok('newer'));
    heard[0]?.(1, { token: { value: 'older', issuedAt: 999, expiresAt: 600_000 }, age: 0 });
    expect(await tokens.token()).toEqual(ok('newer'));
    heard[0]?.(1, { token: { value: 'newest', issuedAt: 1001, expiresAt: 600_000 }, age: 0 });
    expect(await tokens.token()).toEqual(ok('newest'));
  });

  it('that cannot be had gives its call up with the failure of the fetch; nothing is sent [TOK-7, SEC-51]', async () => {
    const world = new World();
    const tab = world.tab();
    world.refusal = { kind: 'network' };
    expect(await tab.send(FILL)).toEqual({ ok: false, error: { kind: 'network' } });
    expect([world.sent, world.signOuts]).toEqual([[], 0]);
    world.refusal = undefined;
    expect((await tab.send(FILL)).ok).toBe(true);
  });

  it('that cannot be renewed gives its call up with the failure of the fetch, and signs nobody out [TOK-7]', async () => {
    const world = new World();
    const tab = world.tab();
    await tab.send(FILL);
    world.accepted.clear();
    world.refusal = { kind: 'refused', status: 503 };
    expect(await tab.send(FILL)).toEqual({ ok: false, error: { kind: 'refused', status: 503 } });
    expect([world.sent.length, world.signOuts]).toEqual([2, 0]);
  });

  it('is nobody’s where nobody is signed in: the call is refused by the server [TOK-7]', async () => {
    const world = new World();
    const tab = world.tab();
    world.change(undefined);
    expect(await tab.send(FILL)).toMatchObject({ error: { status: 401 } });
    expect(world.fetches).toBe(0);
  });
});

describe('calls, refusals, fetches, tabs and changes of player in any order', () => {
  it('never fetch twice at once, never send a call three times nor with the token of who has gone, and end every call [TOK-3, TOK-4, TOK-6, SEC-59]', async () => {
    const happening = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('call' as const, 'call in another tab' as const) },
      { weight: 2, arbitrary: fc.constant('tokens run out' as const) },
      { weight: 1, arbitrary: fc.constantFrom('sign-out' as const, 'other player' as const) },
      { weight: 1, arbitrary: fc.constantFrom('bad tokens' as const, 'good tokens' as const) },
      { weight: 1, arbitrary: fc.constantFrom('fetches fail' as const, 'fetches come' as const) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(happening, { minLength: 1, maxLength: 14 }),
        async (scheduler, script) => {
          const world = new World();
          const [one, other] = [world.tab(), world.tab()];
          world.gate = async (what) => scheduler.schedule(Promise.resolve(), what);
          const replies: Promise<unknown>[] = [];
          const sequence = scheduler.scheduleSequence(
            script.map((what) => async () => {
              if (what === 'call') replies.push(one.send(FILL));
              else if (what === 'call in another tab') replies.push(other.send(FILL));
              else if (what === 'tokens run out') world.accepted.clear();
              else if (what === 'sign-out') world.change(undefined);
              else if (what === 'other player') world.change(world.owner.epoch + 1);
              else if (what === 'fetches fail') world.refusal = { kind: 'network' };
              else if (what === 'fetches come') world.refusal = undefined;
              else world.isMakingGood = what === 'good tokens';
              await Promise.resolve();
            }),
          );
          await scheduler.waitIdle();
          await sequence.task;
          await scheduler.waitIdle();
          await Promise.all(replies);
          expect(world.mostRunning).toBeLessThanOrEqual(1);
          expect(world.sent.length).toBeLessThanOrEqual(2 * replies.length);
          const foreign = world.sent.filter(
            ({ token, epoch }) => token !== undefined && !token.includes(`-in-${String(epoch)}-`),
          );
          expect(foreign).toEqual([]);
        },
      ),
    );
  });
});
