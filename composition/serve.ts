import cluster from 'node:cluster';
import { SandboxProblem } from '../infrastructure/sandbox/sandbox.ts';
import { runSite } from './running-site.ts';
import { sayAddress, siteProcesses } from './site-processes.ts';
import { isLocalHost, readStartSettings, StartProblem, type StartSettings } from './start-settings.ts';

function announce(settings: StartSettings, address: string): void {
  console.log(`Oddsmith is at ${address}${settings.mode === 'production' ? '' : ' (demo: play money)'}`);
  const { miniApps, homeSlots, remoteScreens } = settings;
  if (
    settings.apiUrl !== undefined &&
    [Object.keys(miniApps), homeSlots, remoteScreens].some(({ length }) => length > 0)
  ) {
    console.error(
      'WARNING: API_URL is set: its back end says which applications there are, not MINI_APPS, HOME_SLOTS and REMOTE_SCREENS.',
    );
  }
  if (settings.mode !== 'production') return;
  if (!isLocalHost(settings.host)) {
    console.log('Put HTTPS in front of it: the session cookies are Secure, so nobody can sign in over plain HTTP.');
  }
  if (settings.secret === undefined && settings.apiUrl === undefined) {
    console.error(
      'WARNING: SITE_SECRET is not set: the database keeps the keys of authenticator apps beside what they are encrypted under. Set it to 32 or more random characters, and keep it elsewhere.',
    );
  }
  if (settings.trustedProxies === 0 && settings.hosts.length > 0) {
    console.log('TRUST_PROXY is not set: behind a proxy all visitors would count as one.');
  }
}

/** How many processes the site may be: one where it has the embedded database, which is open to one. */
function processCount({ nodes, databaseUrl, mode }: StartSettings): number {
  if (nodes === 1 || (databaseUrl !== undefined && mode !== 'development')) return nodes;
  console.log(
    `NODES=${String(nodes)} needs a DATABASE_URL and is not for development: the site is one process, as the embedded database is.`,
  );
  return 1;
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const leave = (): void => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => {
      process.exit(0);
    });
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

/** Windows has no such signal. */
function onRenewal(renew: () => void): void {
  if (process.platform !== 'win32') process.on('SIGUSR2', renew);
}

async function runOne(settings: StartSettings): Promise<void> {
  const running = await runSite(settings);
  stopOnSignal(running.stop);
  if (!cluster.isPrimary) {
    sayAddress(running.address);
    return;
  }
  announce(settings, running.address);
  onRenewal(() => {
    console.log('One process cannot be replaced without a pause: stop it and start it again, or set NODES.');
  });
}

async function runSeveral(settings: StartSettings, count: number): Promise<void> {
  const processes = siteProcesses(count, console.error);
  stopOnSignal(processes.stop);
  const address = await processes.started;
  if (address === undefined) process.exit(1);
  let renewing = Promise.resolve();
  onRenewal(() => {
    renewing = renewing.then(processes.renew);
  });
  announce(settings, address);
}

async function main(): Promise<void> {
  try {
    const settings = readStartSettings(process.env);
    const count = cluster.isPrimary ? processCount(settings) : 1;
    await (count === 1 ? runOne(settings) : runSeveral(settings, count));
  } catch (error) {
    const isProblem = error instanceof StartProblem || error instanceof SandboxProblem;
    console.error(isProblem ? error.message : error);
    process.exit(1);
  }
}

await main();
