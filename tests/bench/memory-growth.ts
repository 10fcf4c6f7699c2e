import { Agent } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILT, startSiteProcess } from '../support/browser/site-process.ts';
import { timedGet } from '../support/bench/timed-get.ts';
import { testDatabase } from '../support/test-database.ts';

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 30);
/** Until caches are full; what the process takes then is where growth begins. */
const WARM_UP = Math.min(10, MINUTES / 3);
const A_SECOND = 200;
const MOST_AT_REST = 300;
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

const { choice, drop } = await testDatabase();
if (choice.kind !== 'postgres') {
  // the embedded one lives in the process of the site, and takes as much memory again
  console.log('left out: no PostgreSQL is installed');
  process.exit(0);
}
const data = mkdtempSync(path.join(tmpdir(), 'oddsmith-bench-'));
const site = await startSiteProcess(
  { PORT: '0', DATA_DIR: data, DATABASE_URL: choice.url, REQUEST_LIMIT: '0' },
  BUILT,
);
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(site.pid)}/status`, 'utf8'))?.[1]) / 1024;
const pause = async (by: number) => new Promise((resolve) => setTimeout(resolve, by));

let version = 0;
let answered = 0;
let failed = 0;
async function ask(url: string): Promise<void> {
  try {
    const reply = await timedGet(agent, `${site.origin}${url}${url.endsWith('since=') ? String(version) : ''}`, {
      accept: url.startsWith('/web-api') ? 'application/json' : 'text/html',
    });
    if (url.endsWith('since=') && reply.status === 200) {
      version = Number(/"version":(\d+)/.exec(reply.text())?.[1] ?? version);
    }
    if (reply.status < 400) answered += 1;
    else failed += 1;
  } catch {
    failed += 1;
  }
}

const began = Date.now();
const samples: { readonly minute: number; readonly size: number }[] = [];
let sent = 0;
let waiting = 0;
while (Date.now() - began < MINUTES * 60_000) {
  const due = ((Date.now() - began) / 1000) * A_SECOND;
  // a server that is behind is not buried
  while (sent < due && waiting < 400) {
    waiting += 1;
    void ask(ASKED[sent % ASKED.length] ?? '/ru').finally(() => (waiting -= 1));
    sent += 1;
  }
  await pause(20);
  const minute = (Date.now() - began) / 60_000;
  if (minute > samples.length / 12) samples.push({ minute, size: megabytes() });
}
const steady = samples.filter(({ minute }) => minute >= WARM_UP);
const slope = slopeOf(steady);
const atRest = steady.at(-1)?.size ?? Number.NaN;
console.log(
  `${String(MINUTES)} minutes, ${(answered / MINUTES / 60).toFixed(0)} requests/s answered, ${String(failed)} not: ${(samples[0]?.size ?? 0).toFixed(0)} MB at the beginning, ${(steady[0]?.size ?? 0).toFixed(0)} after ${String(WARM_UP)} minutes, ${atRest.toFixed(0)} at the end, ${slope.toFixed(2)} MB a minute`,
);
agent.destroy();
await site.stop();
await drop();
rmSync(data, { recursive: true, force: true });
process.exit(slope <= MOST_GROWTH && atRest <= MOST_AT_REST && failed === 0 ? 0 : 1);

/** Of the straight line that fits best. */
function slopeOf(points: typeof samples): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ size }) => size))];
  const over = points.reduce((sum, { minute, size }) => sum + (minute - x) * (size - y), 0);
  return over / points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
