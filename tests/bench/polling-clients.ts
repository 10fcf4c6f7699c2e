import { Agent } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_POLL } from '../../core/sports/line/feed-pace.ts';
import { BUILT, startSiteProcess } from '../support/browser/site-process.ts';
import { quantile, timedGet } from '../support/bench/timed-get.ts';

const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 2000);
const SECONDS = 60;
const LINE = 'lng=ru&section=live&time=0&hours=0';

const data = mkdtempSync(path.join(tmpdir(), 'oddsmith-bench-'));
const site = await startSiteProcess({ PORT: '0', DATA_DIR: data, REQUEST_LIMIT: '0' }, BUILT);
const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const first = await timedGet(agent, `${site.origin}/web-api/sports/line?${LINE}`);
const { version } = JSON.parse(first.text()) as { readonly version: number };

const waits: number[] = [];
const bytes: number[] = [];
let unchanged = 0;
let unanswered = 0;
const pause = async (by: number) => new Promise((resolve) => setTimeout(resolve, by));
const end = Date.now() + SECONDS * 1000;

/** One page that follows the live line: asks, reads the new version, waits for its next poll. */
async function follow(begin: number): Promise<void> {
  await pause(begin);
  let since = version;
  while (Date.now() < end) {
    const asked = performance.now();
    try {
      const reply = await timedGet(agent, `${site.origin}/web-api/sports/line/changes?${LINE}&since=${String(since)}`);
      waits.push(performance.now() - asked);
      bytes.push(reply.bytes);
      if (reply.status === 204) unchanged += 1;
      else if (reply.status === 200) since = Number(/"version":(\d+)/.exec(reply.text().slice(0, 200))?.[1] ?? since);
      else unanswered += 1;
    } catch {
      unanswered += 1;
    }
    await pause(Math.max(0, LIVE_POLL - (performance.now() - asked)));
  }
}

await Promise.all(Array.from({ length: CLIENTS }, async (_each, index) => follow((index * LIVE_POLL) / CLIENTS)));
console.log(
  `${String(CLIENTS)} clients, each asking every ${String(LIVE_POLL / 1000)} s for ${String(SECONDS)} s: ${String(waits.length)} polls answered (${(waits.length / SECONDS).toFixed(0)} a second), ${String(unanswered)} not`,
);
console.log(
  `p50 ${quantile(waits, 0.5).toFixed(0)} ms, p95 ${quantile(waits, 0.95).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms; ${(quantile(bytes, 0.5) / 1000).toFixed(1)} kB in the median, ${String(unchanged)} without a body`,
);
agent.destroy();
await site.stop();
rmSync(data, { recursive: true, force: true });
process.exit(unanswered === 0 && quantile(waits, 0.95) < LIVE_POLL ? 0 : 1);
