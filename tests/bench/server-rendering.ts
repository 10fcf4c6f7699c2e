import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { inTurns } from '../support/in-turns.ts';
import { startSiteUnderTest } from '../support/site-under-test.ts';

const CONNECTIONS = 10;
const ROUND = 3000;
const ROUNDS = 5;

const site = await startSiteUnderTest();
const html = await (await fetch(`${site.origin}/ru`)).text();

const plain = fastify();
await plain.register(compress, { encodings: ['br', 'gzip'] });
plain.get('/ru', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
await plain.listen({ port: 0, host: 'localhost' });
const plainOrigin = `http://localhost:${String((plain.server.address() as AddressInfo).port)}`;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function request(origin: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    get(`${origin}/ru`, { agent, headers: { accept: 'text/html' } }, (reply) => {
      reply.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

async function requestsPerSecond(origin: string): Promise<number> {
  const end = Date.now() + ROUND;
  let count = 0;
  const one = async (): Promise<void> => {
    while (Date.now() < end) {
      await request(origin);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (count * 1000) / ROUND;
}

await requestsPerSecond(site.origin);
const { first, second, ratio } = await inTurns(
  ROUNDS,
  () => requestsPerSecond(site.origin),
  () => requestsPerSecond(plainOrigin),
);
console.log(`home, ${String(Math.round(html.length / 1024))} KiB of HTML, ${String(CONNECTIONS)} connections`);
console.log(
  `rendered ${first.toFixed(0)} requests/s, the same text kept ${second.toFixed(0)} requests/s, ratio ${ratio.toFixed(3)}`,
);
agent.destroy();
await plain.close();
await site.stop();
process.exit(first >= 20 ? 0 : 1);
