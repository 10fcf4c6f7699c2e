import { SandboxProblem } from '../infrastructure/sandbox/sandbox.ts';
import { runSite } from './running-site.ts';
import { isLocalHost, readStartSettings, StartProblem, type StartSettings } from './start-settings.ts';

function announce(settings: StartSettings, address: string): void {
  console.log(`Oddsmith is at ${address}${settings.mode === 'production' ? '' : ' (demo: play money)'}`);
  if (settings.mode !== 'production') return;
  if (!isLocalHost(settings.host)) {
    console.log('Put HTTPS in front of it: the session cookies are Secure, so nobody can sign in over plain HTTP.');
  }
  if (settings.trustedProxies === 0 && settings.hosts.length > 0) {
    console.log('TRUST_PROXY is not set: behind a proxy all visitors would count as one.');
  }
}

async function main(): Promise<void> {
  try {
    const settings = readStartSettings(process.env);
    const running = await runSite(settings);
    announce(settings, running.address);
    let isStopping = false;
    const stop = (): void => {
      if (isStopping) return;
      isStopping = true;
      void running.stop().then(() => {
        process.exit(0);
      });
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    const isProblem = error instanceof StartProblem || error instanceof SandboxProblem;
    console.error(isProblem ? error.message : error);
    process.exit(1);
  }
}

await main();
