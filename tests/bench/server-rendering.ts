import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { days, type EpochMillis } from '../../core/shared/time.ts';
import { inTurns } from '../support/in-turns.ts';
import { FIRST_MOMENT, startSiteUnderTest } from '../support/browser/site-under-test.ts';

const LEAST_EVENTS = 2000;
const CONNECTIONS = 10;
const ROUND = 3000;
const ROUNDS = 5;
const FIRST_BYTES = 30;
const UNKEPT_PAGES = 30;
/** Of the requests a second that a plain server answers with the same bytes. */
const LEAST_RATIO = 0.6;

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
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(kept);
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

async function requestsPerSecond(origin: string): Promise<number> {
  const end = Date.now() + ROUND;
  let count = 0;
  const one = async (): Promise<void> => {
    while (Date.now() < end) {
      await firstByte(origin);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (count * 1000) / ROUND;
}

/** Milliseconds of this process for each of so many calls, one after another. */
async function cpuOf(times: number, call: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 5; warm += 1) await call();
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

await requestsPerSecond(site.origin);
const waits = await inTurns(
  FIRST_BYTES,
  async () => firstByte(site.origin),
  async () => firstByte(plainOrigin),
);
const rates = await inTurns(
  ROUNDS,
  async () => requestsPerSecond(site.origin),
  async () => requestsPerSecond(plainOrigin),
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
  `${String(CONNECTIONS)} connections: ${rates.first.toFixed(0)} and ${rates.second.toFixed(0)} requests/s, ratio ${rates.ratio.toFixed(3)}`,
);
console.log(
  `a page that is not kept: ${own.toFixed(1)} ms of CPU, its HTML parsed and printed by htmlparser2: ${parsed.toFixed(1)} ms`,
);
agent.destroy();
plain.close();
await site.stop();
process.exit(rates.ratio >= LEAST_RATIO ? 0 : 1);
