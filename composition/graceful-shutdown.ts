import cluster from 'node:cluster';
import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { seconds } from '../core/shared/time.ts';
import type { Timers } from '../core/shared/timers.ts';

/** How often to look whether requests still come, and whether connections have become idle. */
const LOOK_PERIOD = 50;
/** How many looks in a row must find no new request. */
const QUIET_LOOKS = 3;
/** How long a stop waits for quiet, and how long for the slowest answer after that. */
const LONGEST_WAIT = seconds(20);
const LONGEST_ANSWER = seconds(10);

/** How many requests have no answer yet, and how often somebody came. */
interface Traffic {
  open: number;
  arrived: number;
}

/**
 * Prepares a server, before it listens, to be stopped without losing a request; returns what stops it.
 * A connection that stands may have sent a request that nobody has read yet, and a busy server takes up connections one at a time:
 * so it goes on answering, asks everybody not to come again over the same connection, and closes once nobody comes any more.
 */
export function gracefulShutdown(app: FastifyInstance, timers: Timers): () => Promise<void> {
  let isStopping = false;
  const traffic: Traffic = { open: 0, arrived: 0 };
  app.server.on('connection', () => {
    traffic.arrived += 1;
  });
  // for all: one for each response would cost as much as what it says
  const onClose = (): void => {
    traffic.open -= 1;
  };
  const sayGoodbye = (response: ServerResponse): void => {
    if (isStopping && !response.headersSent) response.setHeader('connection', 'close');
  };
  // whoever comes while it stops, and whoever is answered then; a kept page passes the first alone
  app.server.prependListener('request', (_request, response) => {
    traffic.arrived += 1;
    traffic.open += 1;
    response.on('close', onClose);
    sayGoodbye(response);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    sayGoodbye(reply.raw);
    return payload;
  });
  return async () => {
    isStopping = true;
    if (cluster.isWorker) leaveNewConnections(app);
    await quiet(traffic, timers);
    await close(app, timers);
  };
}

/** The other processes of the site take them: the port stays open. What came over the open ones is answered as ever. */
function leaveNewConnections({ server }: FastifyInstance): void {
  // that of HTTP would close connections whose next request may be on its way
  Server.prototype.close.call(server);
}

/** Until no request has come for some looks in a row, or it has taken too long. */
async function quiet(traffic: Readonly<Traffic>, timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    let looks = 0;
    let seen = traffic.arrived;
    const began = performance.now();
    const stopLooking = timers.every(LOOK_PERIOD, () => {
      looks = traffic.arrived === seen && traffic.open === 0 ? looks + 1 : 0;
      seen = traffic.arrived;
      if (looks < QUIET_LOOKS && performance.now() - began < LONGEST_WAIT) return;
      stopLooking();
      resolve();
    });
  });
}

async function close(app: FastifyInstance, timers: Timers): Promise<void> {
  const closed = app.close();
  const stopSweep = timers.every(LOOK_PERIOD, () => {
    app.server.closeIdleConnections();
  });
  const stopLimit = timers.after(LONGEST_ANSWER, () => {
    app.server.closeAllConnections();
  });
  await closed;
  stopSweep();
  stopLimit();
}
