import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/shared/time.ts';
import type { AnyCall, CallInput } from '../../../infrastructure/http/call.ts';
import { DISCONNECT } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { definedCalls } from '../../support/browser/defined-calls.ts';
import { ownRequest } from '../../support/browser/typed-twins.ts';
import { SESSION_COOKIE_NAME } from '../../support/browser/visitor.ts';
import { shutOut } from '../../support/browser/walks/set-limits.ts';
import { openFixture, START, type SandboxFixture, type TestPlayer } from '../../support/sandbox-fixture.ts';

/** What is drawn anew for each that asks. */
const DRAWN_EACH_TIME: ReadonlySet<string> = new Set(['captchaUpdate']);

let fixture: SandboxFixture;
let reads: readonly AnyCall[];
beforeAll(async () => {
  fixture = await openFixture({ idleSlack: minutes(5) });
  reads = (await definedCalls()).filter(({ changes }) => changes === 'none');
});
afterAll(() => fixture.close());

/** A value for every part of an address, so that nothing but a guard is in the way. */
function inputOf({ path }: AnyCall): CallInput<AnyCall> {
  const names = path.split('/').filter((part) => part.startsWith(':'));
  const params: object = Object.fromEntries(names.map((name) => [name.slice(1), '1']));
  return { params: params as never };
}

async function bothWays(call: AnyCall, cookie: string) {
  const request = ownRequest(call, inputOf(call));
  const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', cookie };
  const own = await fixture.sandbox.own.ask(request, { headers, address: '203.0.113.7' });
  const { statusCode, payload } = await fixture.app.inject({
    method: call.method,
    url: request.url,
    headers,
    remoteAddress: '203.0.113.7',
    ...(call.method === 'GET' ? {} : { payload: request.body as object }),
  });
  return { own, sent: { status: statusCode, body: payload === '' ? undefined : (JSON.parse(payload) as unknown) } };
}

/** The statuses of all reads, which are the same both ways, as their replies are. */
async function statusesOf(cookie: string): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  for (const call of reads) {
    const { own, sent } = await bothWays(call, cookie);
    if (own === undefined) continue;
    if (call.access === 'player') statuses.add(sent.status);
    const told = DRAWN_EACH_TIME.has(call.name) ? { ...own, body: sent.body } : { ...own };
    expect([call.name, told]).toEqual([call.name, sent]);
  }
  return statuses;
}

const sid = (player: TestPlayer): string => player.cookies.get(SESSION_COOKIE_NAME)!;
const as = (id: string): string => `${SESSION_COOKIE_NAME}=${id}`;
const keep = async ({ userId }: TestPlayer, changes: object) =>
  fixture.sandbox.database.updateTable('users').set(changes).where('id', '=', userId).execute();
const keepSessions = async (changes: object) => fixture.sandbox.database.updateTable('sessions').set(changes).execute();

describe('a read that a page of the server asks without a wire [SEC-83]', () => {
  it.each<readonly [string, 'known' | 'unknown', (id: string) => string]>([
    ['with the one cookie', 'known', as],
    ['with a forged one before it', 'unknown', (id) => `${as('forged')}; ${as(id)}`],
    ['with a forged one behind it', 'known', (id) => `${as(id)}; ${as('forged')}`],
    ['in quotes', 'unknown', (id) => as(`"${id}"`)],
    ['escaped', 'known', (id) => as(`%${id.codePointAt(0)!.toString(16)}${id.slice(1)}`)],
    ['half escaped', 'unknown', (id) => as(`${id}%E0%A4%A`)],
    ['behind what has no name', 'known', (id) => `;;=;a; =b; ${as(id)}`],
    ['under a name with a space of another kind', 'unknown', (id) => `\u00A0${as(id)}`],
    ['under a name in capitals', 'unknown', (id) => `${SESSION_COOKIE_NAME.toUpperCase()}=${id}`],
    ['too long', 'unknown', (id) => as(id.repeat(4))],
    ['without any', 'unknown', () => ''],
  ])('knows who comes %s as one that is asked over it: %s', async (_, known, cookieOf) => {
    const statuses = await statusesOf(cookieOf(sid(await fixture.player())));
    expect(statuses.has(200)).toBe(known === 'known');
  });

  it('meets every guard that stands over one', async () => {
    const player = await fixture.player();
    const known = as(sid(player));
    await keep(player, { terms_changed_at: fixture.clock.now(), ban_level: 3 });
    expect(await statusesOf(known)).toContain(200);
    await keepSessions({ is_moved: true });
    expect(await statusesOf(known)).toContain(200);
    const shut = await fixture.player();
    const former = as(sid(shut));
    await shutOut(shut, 30);
    expect([...(await statusesOf(former))]).toEqual([401]);
    await shut.send(SIGN_IN, { body: { uLogin: String(shut.userId), uPassword: shut.password, save: false } });
    expect(await statusesOf(as(sid(shut)))).toContain(200);
    const leaving = await fixture.player();
    const left = as(sid(leaving));
    await leaving.send(DISCONNECT);
    expect([...(await statusesOf(left))]).toEqual([401]);
  });

  it.each([
    ['has run out', { expires_at: START }],
    ['was idle for too long', { is_kept: false, seen_at: 0 }],
  ])('knows nobody whose session %s, as over one', async (_, changes) => {
    const cookie = as(sid(await fixture.player()));
    await keepSessions(changes);
    expect([...(await statusesOf(cookie))]).toEqual([401]);
  });

  it('has of 200 who ask at once only what is of each', async () => {
    const players = [await fixture.player('RUB'), await fixture.player('EUR'), await fixture.player('USD')];
    const accounts = reads.find(({ name }) => name === 'accounts')!;
    const replies = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        const player = players[turn % players.length]!;
        const headers = { host: 'localhost:3000', cookie: as(sid(player)) };
        const answer = await fixture.sandbox.own.ask(ownRequest(accounts, {}), { headers });
        return [player.currency, JSON.stringify(answer?.body)] as const;
      }),
    );
    const named = replies.map(([currency, text]) => [
      currency,
      players.filter((player) => text.includes(`"${player.currency}"`)).map((player) => player.currency),
    ]);
    expect(named).toEqual(replies.map(([currency]) => [currency, [currency]]));
  });
});
