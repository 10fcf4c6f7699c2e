import { once } from 'node:events';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { copiedData } from '../../support/browser/data/copied-data.ts';
import { expect, test } from '../../support/browser/e2e-test.ts';
import { BUILT, startSiteProcess } from '../../support/browser/site-process.ts';

const AT_ONCE = 12;
const PATHS = ['/ru', '/en/live', '/ru/line/football', '/web-api/sports/line?lng=ru&section=all&time=0&hours=0'];

/** Where all pages are asked for at once, a slow machine has an application of a page answer too late for it: no matter of the stop. */
const LATE_APPLICATION = /^failure mini-apps Error .*: too-late\n(?: +at .*\n)*/gm;

interface Answer {
  readonly status: number;
  readonly isComplete: boolean;
  readonly length: number;
  readonly connection: string | undefined;
}

function ask(origin: string, path: string, agent: Agent): ClientRequest {
  const asked = httpRequest(origin + path, { agent, headers: { accept: 'text/html,application/json' } });
  asked.end();
  return asked;
}

async function answerTo(asked: ClientRequest): Promise<Answer> {
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  let length = 0;
  for await (const chunk of reply) length += (chunk as Buffer).length;
  return {
    status: reply.statusCode ?? 0,
    isComplete: reply.complete,
    length,
    connection: reply.headers.connection,
  };
}

/** Resolves when the request has left over a connection that stands. */
async function sent(asked: ClientRequest): Promise<void> {
  if (asked.socket === null) await once(asked, 'socket');
  if (asked.socket?.connecting === true) await once(asked.socket, 'connect');
  if (!asked.writableFinished) await once(asked, 'finish');
}

test(
  'a site that is asked to stop answers every request that it has accepted, and ends well [REL-08]',
  { annotation: { type: 'long', description: 'starts the site as a process of its own and waits for its end' } },
  async () => {
    test.setTimeout(120_000);
    const site = await startSiteProcess({ PORT: '0', DATA_DIR: copiedData(), SITE_MODE: 'demo' }, BUILT);
    const reused = Array.from({ length: AT_ONCE }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const fresh = Array.from({ length: AT_ONCE }, () => new Agent({ maxSockets: 1 }));
    const { hostname, port } = new URL(site.origin);
    const idle = connect(Number(port), hostname);
    try {
      await once(idle, 'connect');
      const warm = await Promise.all(reused.map(async (agent) => answerTo(ask(site.origin, '/robots.txt', agent))));
      expect(warm.every(({ status }) => status === 200)).toBe(true);
      const asked = [...reused, ...fresh].map((agent, place) =>
        ask(site.origin, PATHS[place % PATHS.length] ?? '/', agent),
      );
      const answers = Promise.all(asked.map(answerTo));
      await Promise.all(asked.map(sent));
      const ended = site.stop('SIGTERM');
      const idleEnded = once(idle.resume(), 'close');
      const all = await answers;
      expect(all.filter(({ status, isComplete, length }) => status !== 200 || !isComplete || length < 1000)).toEqual(
        [],
      );
      expect(all.some(({ connection }) => connection === 'close')).toBe(true);
      expect(await ended).toBe(0);
      await idleEnded;
      await expect(fetch(site.origin)).rejects.toThrow();
      expect(site.output().replaceAll(LATE_APPLICATION, '')).not.toMatch(/failure|Error/);
    } finally {
      for (const agent of [...reused, ...fresh]) agent.destroy();
      idle.destroy();
      await site.kill();
    }
  },
);

const PLAYERS = 3;
const FROM_PAGE = { 'content-type': 'application/json', 'x-requested-with': 'app', connection: 'close' };

interface NewPlayer {
  readonly userId: number;
  readonly password: string;
}

async function playerOf(asked: ClientRequest): Promise<NewPlayer> {
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await reply.toArray()).toString();
  expect(reply.statusCode, text).toBe(200);
  return JSON.parse(text) as NewPlayer;
}

async function send(origin: string, path: string, body: object): Promise<Response> {
  return fetch(origin + path, { method: 'POST', headers: { ...FROM_PAGE, origin }, body: JSON.stringify(body) });
}

test('what it has accepted before the stop is kept: who registered meanwhile signs in after the restart [REL-08]', async () => {
  test.setTimeout(240_000);
  const environment = { PORT: '0', DATA_DIR: copiedData(), SITE_MODE: 'demo' };
  let site = await startSiteProcess(environment, BUILT);
  try {
    const load = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const asked = PATHS.flatMap((page) => [page, page]).map((page) => ask(site.origin, page, load));
    const answers = Promise.all(asked.map(answerTo));
    await Promise.all(asked.map(sent));
    const registration = { countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true };
    const registering = Array.from({ length: PLAYERS }, () => {
      const headers = { ...FROM_PAGE, origin: site.origin };
      const request = httpRequest(`${site.origin}/web-api/registration/fast`, { method: 'POST', headers });
      request.end(JSON.stringify(registration));
      return request;
    });
    const replies = Promise.all(registering.map(playerOf));
    await Promise.all(registering.map(sent));
    const ended = site.stop('SIGTERM');
    const players = await replies;
    expect((await answers).every(({ status, isComplete }) => status === 200 && isComplete)).toBe(true);
    expect(await ended).toBe(0);
    load.destroy();

    site = await startSiteProcess(environment, BUILT);
    for (const { userId, password } of players) {
      const login = { uLogin: String(userId), uPassword: password, save: false };
      expect((await send(site.origin, '/web-api/auth/login', login)).status, String(userId)).toBe(200);
    }
  } finally {
    await site.kill();
  }
});
