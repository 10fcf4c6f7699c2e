// The back end of one node, as on a machine of its own: started by node-processes.ts.
import { systemClock } from '../../../infrastructure/browser/system-clock.ts';
import { systemTimers } from '../../../infrastructure/browser/system-timers.ts';
import { openSandbox } from '../../../infrastructure/sandbox/sandbox.ts';
import { edgeServer } from '../../../infrastructure/site/edge/edge-server.ts';
import { keepCompiled } from './compiled-once.ts';

const OFTEN = { times: 1_000_000, within: 1000 };

const sandbox = await openSandbox({
  database: { kind: 'postgres', url: process.env['DATABASE_URL'] ?? '' },
  clock: systemClock(),
  timers: systemTimers(),
  seed: 'nodes',
  speed: 1,
  isDemo: true,
  isSecure: false,
  liveDelay: 0,
  rateLimits: { placing: OFTEN, registration: OFTEN, paying: OFTEN },
  onFailure: ({ error }) => {
    console.error(error);
  },
});
const app = await edgeServer({
  trustedProxies: 0,
  hostRules: { hosts: [], isLocalAllowed: true },
  now: () => Date.now(),
});
await sandbox.register(app);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('answers');
keepCompiled();
