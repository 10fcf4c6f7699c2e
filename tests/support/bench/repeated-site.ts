import { readStartSettings } from '../../../composition/start-settings.ts';
import { runSite } from '../../../composition/running-site.ts';
import { systemClock } from '../../../infrastructure/browser/system-clock.ts';
import { systemTimers } from '../../../infrastructure/browser/system-timers.ts';
import { createWorld } from '../../../infrastructure/sandbox/world/world.ts';
import { repeatedWorld } from '../fakes/repeated-world.ts';

/** Some 20,000 events instead of 2,450. */
const TIMES = 12;

/** The site in a process of its own, over a line repeated `TIMES` times. */
const { address, stop } = await runSite(readStartSettings(process.env), {
  clock: systemClock(),
  timers: systemTimers(),
  createWorld: (options) => repeatedWorld(createWorld(options), TIMES),
});
process.once('SIGINT', () => {
  void stop().then(() => process.exit(0));
});
console.log(`at ${address}`);
