import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { gracefulShutdown } from '../../composition/graceful-shutdown.ts';
import { systemTimers } from '../../infrastructure/browser/system-timers.ts';

it('asks whoever comes while it stops not to come again, whoever writes the reply [REL-08]', async () => {
  const app = fastify();
  app.get('/sent', async () => 'text');
  app.get('/kept', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, ['content-length', '4']).end('text');
  });
  const stop = gracefulShutdown(app, systemTimers());
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agents = ['/sent', '/kept'].map((path) => ({ path, agent: new Agent({ keepAlive: true, maxSockets: 1 }) }));
  const connections = async (): Promise<readonly (string | undefined)[]> =>
    Promise.all(
      agents.map(async ({ path, agent }) => {
        const [reply] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
        reply.resume();
        await once(reply, 'end');
        return reply.headers.connection;
      }),
    );
  expect(await connections()).toEqual(['keep-alive', 'keep-alive']);
  const stopped = stop();
  expect(await connections()).toEqual(['close', 'close']);
  await stopped;
  for (const { agent } of agents) agent.destroy();
});
