import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { days, type EpochMillis } from '../../core/shared/time.ts';
import { inTurns } from '../support/in-turns.ts';
import { FIRST_MOMENT, startSiteUnderTest } from '../support/browser/site-under-test.ts';

const LEAST_EVENTS = 2000;
const CONNECTIONS = 10;
const ROUND = 3000;
const ROUNDS = 5;
const FIRST_BYTES = 30;

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
const html = await (await fetch(`${site.origin}/ru`)).text();

const plain = fastify();
await plain.register(compress, { encodings: ['br', 'gzip'] });
plain.get('/ru', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
await plain.listen({ port: 0, host: 'localhost' });
const plainOrigin = `http://localhost:${String((plain.server.address() as AddressInfo).port)}`;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Milliseconds until the first byte of the page; it is read to its end. */
async function firstByte(origin: string): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const began = performance.now();
    get(`${origin}/ru`, { agent, headers: { accept: 'text/html' } }, (reply) => {
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
console.log(
  `home over ${String(events)} events, ${String(Math.round(html.length / 1024))} KiB of HTML, beside the same text kept`,
);
console.log(
  `first byte, alone: ${waits.first.toFixed(1)} ms and ${waits.second.toFixed(1)} ms, ratio ${waits.ratio.toFixed(1)}`,
);
console.log(
  `${String(CONNECTIONS)} connections: ${rates.first.toFixed(0)} and ${rates.second.toFixed(0)} requests/s, ratio ${rates.ratio.toFixed(3)}`,
);
agent.destroy();
await plain.close();
await site.stop();
process.exit(rates.first >= 20 ? 0 : 1);
