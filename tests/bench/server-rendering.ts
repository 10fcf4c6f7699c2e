import { execFile } from 'node:child_process';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { days, type EpochMillis } from '../../core/shared/time.ts';
import { inTurns } from '../support/in-turns.ts';
import { quantile } from '../support/bench/timed-get.ts';
import { FIRST_MOMENT, startSiteUnderTest } from '../support/browser/site-under-test.ts';

const LEAST_EVENTS = 2000;
const CONNECTIONS = 10;
const ROUND = 3000;
const ROUNDS = 5;
const FIRST_BYTES = 30;
const UNKEPT_PAGES = 30;
/** Of the requests a second that a plain server answers with the same bytes. */
const LEAST_RATIO = 0.6;
/** What the first byte may take, of what it takes a plain server. */
const MOST_WAIT = 2;
/** Until the compiler has seen what each request goes through. */
const WARM_UP = 20_000;
const CLIENT = fileURLToPath(new URL('../support/bench/page-load.ts', import.meta.url));

// React's own checks are not in what `npm start` runs
process.env['NODE_ENV'] = 'production';
const site = await startSiteUnderTest();
const { world } = site.sandbox;
const { openGames } = world;
/** The line as it is, with what the next two days bring. */
const fullLine = (now: EpochMillis): readonly number[] => [
  ...new Set([...openGames(now), ...openGames(now + days(2))]),
];
Object.assign(world, { openGames: fullLine });
const events = fullLine(FIRST_MOMENT).length;
if (events < LEAST_EVENTS) throw new Error(`the line has ${String(events)} events`);
const html = await (await fetch(`${site.origin}/ru`, { headers: { accept: 'text/html' } })).text();

const kept = gzipSync(html);
const plain = createServer((_request, reply) => {
  const said = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': kept.length,
  };
  reply.writeHead(200, said).end(kept);
});
await new Promise<void>((resolve) => plain.listen(0, 'localhost', resolve));
const plainOrigin = `http://localhost:${String((plain.address() as AddressInfo).port)}`;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** One visitor's own: no page that is kept. */
const OWN = { authorization: 'none' };

/** Milliseconds until the first byte of the page; it is read to its end. */
async function firstByte(origin: string, own: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const began = performance.now();
    get(`${origin}/ru`, { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip', ...own } }, (reply) => {
      const waited = performance.now() - began;
      reply
        .resume()
        .on('end', () => {
          resolve(waited);
        })
        .on('error', reject);
    }).on('error', reject);
  });
}

interface Rate {
  readonly aSecond: number;
  /** Of this process, of user and system, in milliseconds a request. */
  readonly cpu: number;
}

/** The client is a process of its own; the two servers are in this one, and only one of them is asked. */
async function rateOf(origin: string, length = ROUND): Promise<Rate> {
  const before = process.cpuUsage();
  const asked = [`${origin}/ru`, String(length), String(CONNECTIONS)];
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', CLIENT, ...asked]);
  const { user, system } = process.cpuUsage(before);
  const aSecond = Number(stdout);
  return { aSecond, cpu: (user + system) / aSecond / length };
}

function noted({ aSecond, cpu }: Rate, list: number[]): number {
  list.push(cpu);
  return aSecond;
}

/** Milliseconds of this process for each of so many calls, one after another. */
async function cpuOf(times: number, call: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 5; warm += 1) await call();
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

await rateOf(site.origin, WARM_UP);
const waits = await inTurns(
  FIRST_BYTES,
  async () => firstByte(site.origin),
  async () => firstByte(plainOrigin),
);
const cpus = { ofSite: [] as number[], ofPlain: [] as number[] };
const rates = await inTurns(
  ROUNDS,
  async () => noted(await rateOf(site.origin), cpus.ofSite),
  async () => noted(await rateOf(plainOrigin), cpus.ofPlain),
);
const own = await cpuOf(UNKEPT_PAGES, async () => firstByte(site.origin, OWN));
const parsed = await cpuOf(UNKEPT_PAGES, async () => Promise.resolve(DomUtils.getOuterHTML(parseDocument(html))));
console.log(
  `home over ${String(events)} events, ${String(Math.round(html.length / 1024))} KiB of HTML, ${String(Math.round(kept.length / 1024))} KiB compressed, beside the same bytes kept in a plain server`,
);
console.log(
  `first byte, alone: ${waits.first.toFixed(2)} ms and ${waits.second.toFixed(2)} ms, ratio ${waits.ratio.toFixed(2)}`,
);
console.log(
  `${String(CONNECTIONS)} connections: ${rates.first.toFixed(0)} and ${rates.second.toFixed(0)} requests/s, ratio ${rates.ratio.toFixed(3)}; CPU ${quantile(cpus.ofSite, 0.5).toFixed(3)} and ${quantile(cpus.ofPlain, 0.5).toFixed(3)} ms a request`,
);
console.log(
  `a page that is not kept: ${own.toFixed(1)} ms of CPU, its HTML parsed and printed by htmlparser2: ${parsed.toFixed(1)} ms`,
);
agent.destroy();
plain.close();
await site.stop();
process.exit(rates.ratio >= LEAST_RATIO && waits.ratio <= MOST_WAIT ? 0 : 1);
