import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { readStartSettings } from '../../../composition/start-settings.ts';
import { runSite } from '../../../composition/running-site.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import { systemTimers } from '../../../infrastructure/browser/system-timers.ts';
import type { Sandbox } from '../../../infrastructure/sandbox/sandbox.ts';
import { QUICK_HASHER } from '../fakes/quick-hasher.ts';
import { copiedData } from './data/copied-data.ts';

/** A Saturday afternoon: every sport plays. */
export const FIRST_MOMENT: EpochMillis = Date.UTC(2026, 4, 9, 15, 0);

/** The built site with its sandbox on a free port, with a database of its own, its world always the same. */
export interface SiteUnderTest {
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** Moves the sandbox's time on and plays what happens meanwhile. */
  readonly moveClock: (by: Millis) => Promise<void>;
  /** Another hand of the debugger: suspends, shifts, finishes games, silences the feed. */
  readonly debug: (path: string, body?: object) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface SiteChoices {
  readonly liveDelay?: Millis;
  readonly mode?: 'demo' | 'production';
  /** The applications of an operator, as the environment names them. */
  readonly applications?: Readonly<Record<'MINI_APPS' | 'HOME_SLOTS', string>>;
}

/** How often the world ticks by itself: pricing all of live every second takes an eighth of a core. What is changed by hand ticks at once. */
const TICK_PERIOD = seconds(3);

function unhurried(timers: Timers): Timers {
  return { ...timers, every: (period, run) => timers.every(period < seconds(1) ? period : TICK_PERIOD, run) };
}

export async function startSiteUnderTest({
  liveDelay = 0,
  mode = 'demo',
  applications,
}: SiteChoices = {}): Promise<SiteUnderTest> {
  const began = Date.now();
  const running = await runSite(
    readStartSettings({
      SITE_MODE: mode,
      PORT: '0',
      HOST: 'localhost',
      DATA_DIR: copiedData(),
      SANDBOX_SEED: mode === 'production' ? 'tests'.padEnd(32, '-') : 'tests',
      SANDBOX_LIVE_DELAY_MS: String(liveDelay),
      ...applications,
    }),
    {
      clock: { now: () => FIRST_MOMENT + Date.now() - began },
      timers: unhurried(systemTimers()),
      preparing: 0,
      // nearly every test registers somebody; that passwords are hashed in earnest the contract tests and the sites in processes of their own prove
      passwordHasher: QUICK_HASHER,
      captcha: { after: 1000, work: 400 },
      requestLimits: { calls: 1_000_000, pages: 1_000_000, isLocalFree: true },
      rateLimits: {
        signIn: { times: 1000, within: 60_000 },
        registration: { times: 1000, within: 60_000 },
        placing: { times: 1000, within: 60_000 },
        recovery: { times: 1000, within: 60_000 },
        saving: { times: 1000, within: 60_000 },
        paying: { times: 1000, within: 60_000 },
        search: { times: 1000, within: 60_000 },
      },
    },
  );
  if (running.sandbox === undefined) throw new Error('the site has no sandbox');
  const origin = running.address;
  const debug = async (path: string, body: object = {}): Promise<void> => {
    const reply = await fetch(`${origin}/debugger-api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`the debugger answered ${String(reply.status)} to ${path}: ${await reply.text()}`);
  };
  return {
    origin,
    sandbox: running.sandbox,
    debug,
    moveClock: async (by) => debug('clock', { by }),
    stop: running.stop,
  };
}
