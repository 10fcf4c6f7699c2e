import { Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import { BUILT, startSiteProcess, type SiteProcess } from '../support/browser/site-process.ts';
import { benchSite } from '../support/bench/bench-site.ts';
import { eventsOf } from '../support/bench/events-of.ts';
import { timedGet } from '../support/bench/timed-get.ts';

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 30);
/** What the larger line is asked for; nothing is said of its growth. */
const MINUTES_OF_LARGER = Math.min(10, MINUTES);
/** Until caches are full; what the process takes then is where growth begins. */
const WARM_UP = Math.min(10, MINUTES / 3);
const A_SECOND = 200;
const MOST_AT_REST = 300;
const MOST_OF_LARGER = 2 * MOST_AT_REST;
/** Megabytes a minute that are taken for noise. */
const MOST_GROWTH = 0.5;
const LINE = 'lng=ru&section=live&time=0&hours=0';
/** What is asked in turn: pages that are kept, pages of many kinds, the line and what changed in it. */
const ASKED = [
  '/ru',
  '/en/live',
  '/ru/line/football',
  '/en/line/tennis',
  `/web-api/sports/line/changes?${LINE}&since=`,
  `/web-api/sports/line/changes?${LINE}&since=`,
  `/web-api/sports/tree?lng=en`,
  '/web-api/sports/search?lng=ru&text=team',
];

interface Sample {
  readonly minute: number;
  readonly size: number;
}

interface Loaded {
  readonly samples: readonly Sample[];
  readonly answered: number;
  readonly failed: number;
}

const [usual, larger] = await Promise.all([
  measure('the usual line', MINUTES),
  measure('twelve times the games known ahead', MINUTES_OF_LARGER, true),
]);
const isFine =
  usual.growth <= MOST_GROWTH && usual.atRest <= MOST_AT_REST && larger.atRest <= MOST_OF_LARGER && usual.isAnswered;
process.exit(isFine && larger.isAnswered ? 0 : 1);

async function measure(name: string, length: number, isLarger = false) {
  const { environment, remove } = await benchSite();
  const which = isLarger ? { first: './tests/support/bench/larger-line.ts' } : BUILT;
  const site = await startSiteProcess(environment, which);
  const events = await eventsOf(site);
  const { samples, answered, failed } = await load(site, length);
  await site.stop();
  await remove();
  const steady = samples.filter(({ minute }) => minute >= Math.min(WARM_UP, length / 2));
  const growth = slopeOf(steady);
  const atRest = steady.at(-1)?.size ?? Number.NaN;
  const sizes = [samples[0], samples.find(({ minute }) => minute >= WARM_UP), samples.at(-1)];
  const [first, warm, last] = sizes.map((sample) => (sample?.size ?? Number.NaN).toFixed(0));
  console.log(
    `${name}, ${String(events)} events, ${String(length)} minutes, ${(answered / length / 60).toFixed(0)} requests/s answered, ${String(failed)} not: ${String(first)} MB at the beginning, ${String(warm)} after ${String(WARM_UP)} minutes, ${String(last)} at the end, ${growth.toFixed(2)} MB a minute`,
  );
  return { growth, atRest, isAnswered: failed === 0 };
}

async function load(site: SiteProcess, length: number): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const megabytes = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(site.pid)}/status`, 'utf8'))?.[1]) / 1024;
  let version = 0;
  let answered = 0;
  let failed = 0;
  const ask = async (url: string): Promise<void> => {
    try {
      const reply = await timedGet(agent, `${site.origin}${url}${url.endsWith('since=') ? String(version) : ''}`, {
        accept: url.startsWith('/web-api') ? 'application/json' : 'text/html',
        // one address may not search so often
        'x-forwarded-for': `198.51.${String(sent % 200)}.${String((sent >> 8) % 200)}`,
      });
      if (url.endsWith('since=') && reply.status === 200) {
        version = Number(/"version":(\d+)/.exec(reply.text())?.[1] ?? version);
      }
      if (reply.status < 400) answered += 1;
      else failed += 1;
    } catch {
      failed += 1;
    }
  };
  const began = Date.now();
  const samples: Sample[] = [];
  let sent = 0;
  let waiting = 0;
  while (Date.now() - began < length * 60_000) {
    const due = ((Date.now() - began) / 1000) * A_SECOND;
    // a server that is behind is not buried
    while (sent < due && waiting < 400) {
      waiting += 1;
      void ask(ASKED[sent % ASKED.length] ?? '/ru').finally(() => (waiting -= 1));
      sent += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    const minute = (Date.now() - began) / 60_000;
    if (minute > samples.length / 12) samples.push({ minute, size: megabytes() });
  }
  agent.destroy();
  return { samples, answered, failed };
}

/** Of the straight line that fits best. */
function slopeOf(points: readonly Sample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ size }) => size))];
  const over = points.reduce((sum, { minute, size }) => sum + (minute - x) * (size - y), 0);
  return over / points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
