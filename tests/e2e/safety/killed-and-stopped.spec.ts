import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { PLACEMENT_LOOKUP, PLACE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { REGISTER_IN_ONE_CLICK } from '../../../infrastructure/registration/registration-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';
import { SIGN_IN } from '../../../infrastructure/session/sign-in-calls.ts';
import { openDatabase, type Database } from '../../../infrastructure/sandbox/database/open-database.ts';
import { isPassword } from '../../../infrastructure/sandbox/players/password-hash.ts';
import { copiedData } from '../../support/browser/data/copied-data.ts';
import { expect, test } from '../../support/browser/e2e-test.ts';
import { brokenInvariants } from '../../support/browser/ledger-checker.ts';
import { openBets, order, type OrderBody } from '../../support/browser/open-bets.ts';
import { BUILT, startSiteProcess, type SiteProcess } from '../../support/browser/site-process.ts';
import { networkVisitor } from '../../support/nodes/network-visitor.ts';
import type { SandboxFixture, TestPlayer } from '../../support/sandbox-fixture.ts';

const ORDERS = 12;
const ACCEPT_ANY = 1;
const AT_ONCE = 8;
const NEW_PLAYERS = 3;
const PATHS = ['/ru', '/en/live', '/ru/line/football', '/web-api/sports/line?lng=ru&section=all&time=0&hours=0'];
const FORM = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true } as const;
const FROM_PAGE = { 'content-type': 'application/json', 'x-requested-with': 'app', connection: 'close' };

/** Where all pages are asked for at once, a slow machine has an application of a page answer too late for it: no matter of the stop. */
const LATE_APPLICATION = /^failure mini-apps Error .*: too-late\n(?: +at .*\n)*/gm;

/** Somebody new with an order that could be placed now. */
async function playerWithOrder(origin: string): Promise<{ readonly player: TestPlayer; readonly body: OrderBody }> {
  const visitor = networkVisitor(origin);
  await visitor.send(REGISTER_IN_ONE_CLICK, { body: FORM });
  const [account] = (await visitor.send(ACCOUNT_LIST)).read().accounts;
  const player = { ...visitor, accountId: account?.id, currency: 'RUB' } as TestPlayer;
  const open = await openBets({ visitor: () => networkVisitor(origin) } as unknown as SandboxFixture, 20);
  // none that has begun by the time that the site stands again
  const bets = open.slice(-2);
  return { player, body: order(player, bets, { changeCoefAction: ACCEPT_ANY }) };
}

/** Places under every key at once, and kills the site as soon as it has acknowledged three; the keys that it has. */
async function killedWhilePlacing(
  site: SiteProcess,
  place: (key: string) => Promise<string>,
  keys: readonly string[],
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let crash: Promise<void> | undefined;
  await Promise.allSettled(
    keys.map(async (key) => {
      if ((await place(key)) !== 'accepted') return;
      acknowledged.push(key);
      if (acknowledged.length === 3) crash = site.kill();
    }),
  );
  await crash;
  expect(acknowledged.length).toBeGreaterThanOrEqual(3);
  return acknowledged;
}

interface Answer {
  readonly status: number;
  readonly isComplete: boolean;
  readonly text: string;
  readonly connection: string | undefined;
}

function ask(origin: string, path: string, agent: Agent): ClientRequest {
  const asked = httpRequest(origin + path, { agent, headers: { accept: 'text/html,application/json' } });
  asked.end();
  return asked;
}

function register(origin: string): ClientRequest {
  const asked = httpRequest(`${origin}${REGISTER_IN_ONE_CLICK.path}`, {
    method: 'POST',
    headers: { ...FROM_PAGE, origin },
  });
  asked.end(JSON.stringify(FORM));
  return asked;
}

async function answerTo(asked: ClientRequest): Promise<Answer> {
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await reply.toArray()).toString();
  const { complete: isComplete, statusCode: status = 0, headers } = reply;
  return { status, isComplete, text, connection: headers.connection };
}

/** Resolves when the request has left over a connection that stands. */
async function sent(asked: ClientRequest): Promise<void> {
  if (asked.socket === null) await once(asked, 'socket');
  if (asked.socket?.connecting === true) await once(asked.socket, 'connect');
  if (!asked.writableFinished) await once(asked, 'finish');
}

interface NewPlayer {
  readonly userId: number;
  readonly password: string;
}

/** Asks for pages over new connections and old ones while players register, and stops the site; who has registered by its answers. */
async function stoppedWhileAsked(site: SiteProcess): Promise<readonly NewPlayer[]> {
  const reused = Array.from({ length: AT_ONCE }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const fresh = Array.from({ length: AT_ONCE }, () => new Agent({ maxSockets: 1 }));
  const { hostname, port } = new URL(site.origin);
  const idle = connect(Number(port), hostname);
  try {
    await once(idle, 'connect');
    const warm = await Promise.all(reused.map(async (agent) => answerTo(ask(site.origin, '/robots.txt', agent))));
    expect(warm.every(({ status }) => status === 200)).toBe(true);
    const pages = [...reused, ...fresh].map((agent, place) => ask(site.origin, PATHS[place % PATHS.length]!, agent));
    const registering = Array.from({ length: NEW_PLAYERS }, () => register(site.origin));
    const answers = Promise.all(pages.map(answerTo));
    const replies = Promise.all(registering.map(answerTo));
    await Promise.all([...pages, ...registering].map(sent));
    const ended = site.stop('SIGTERM');
    const idleEnded = once(idle.resume(), 'close');
    const all = await answers;
    expect(all.filter(({ status, isComplete, text }) => status !== 200 || !isComplete || text.length < 1000)).toEqual(
      [],
    );
    expect(all.some(({ connection }) => connection === 'close')).toBe(true);
    const players = (await replies).map(({ text }) => JSON.parse(text) as NewPlayer);
    expect(await ended).toBe(0);
    await idleEnded;
    await expect(fetch(site.origin)).rejects.toThrow();
    expect(site.output().replaceAll(LATE_APPLICATION, '')).not.toMatch(/failure|Error/);
    return players;
  } finally {
    for (const agent of [...reused, ...fresh]) agent.destroy();
    idle.destroy();
  }
}

async function expectKept(database: Database, keys: readonly string[], players: readonly NewPlayer[]): Promise<void> {
  expect(await brokenInvariants(database)).toEqual([]);
  const placed = await database.selectFrom('coupons').select('placement_key').execute();
  expect(placed.map(({ placement_key: key }) => key).toSorted()).toEqual(keys.toSorted());
  const users = await database.selectFrom('users').select(['id', 'password_hash']).execute();
  for (const { userId, password } of players) {
    const kept = users.find(({ id }) => id === userId);
    expect(await isPassword(password, kept?.password_hash), String(userId)).toBe(true);
  }
}

test(
  'a site keeps what it acknowledged before it was killed, and nothing halfway; asked to stop, it answers and keeps whatever it has accepted, and ends well [REL-08]',
  { annotation: { type: 'long', description: 'starts the site three times as a process of its own, on files' } },
  async () => {
    test.setTimeout(180_000);
    const environment = { PORT: '0', DATA_DIR: copiedData(), SITE_MODE: 'demo' };
    let site = await startSiteProcess(environment, BUILT);
    try {
      const { player, body } = await playerWithOrder(site.origin);
      const keys = Array.from({ length: ORDERS }, () => randomUUID());
      const { send } = player;
      const place = async (key: string) => (await send(PLACE_COUPON, { body, key })).read().status;
      const acknowledged = await killedWhilePlacing(site, place, keys);

      site = await startSiteProcess(environment, BUILT);
      const { send: sendAgain } = networkVisitor(site.origin, player.cookies);
      for (const key of acknowledged) expect((await sendAgain(PLACEMENT_LOOKUP, { params: { key } })).status).toBe(200);
      for (const key of keys) expect((await sendAgain(PLACE_COUPON, { body, key })).read().status).toBe('accepted');

      const players = await stoppedWhileAsked(site);
      expect(players).toHaveLength(NEW_PLAYERS);
      const opened = await openDatabase({ kind: 'pglite', dataDir: environment.DATA_DIR });
      if (!opened.ok) throw new Error('the database does not open');
      await expectKept(opened.value.database, keys, players);
      await opened.value.close();

      site = await startSiteProcess(environment, BUILT);
      const { userId, password } = players[0]!;
      const signIn = { uLogin: String(userId), uPassword: password, save: false };
      const entered = (await networkVisitor(site.origin).send(SIGN_IN, { body: signIn })).read();
      expect(entered).toMatchObject({ userId });
      expect((await networkVisitor(site.origin, player.cookies).send(SESSION)).read().userId).toBeGreaterThan(0);
    } finally {
      await site.kill();
    }
  },
);
