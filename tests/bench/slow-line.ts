import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BUILT, startSiteProcess } from '../support/browser/site-process.ts';
import { firstVisit, SLOW_LINE, slowLine } from '../support/bench/first-visit.ts';
import { quantile } from '../support/bench/timed-get.ts';
import { machineSlowness } from '../support/bench/machine-speed.mjs';

const VISITS = 5;
const MOST = 1800;
/** The largest text beside that of the same page whose scripts never come. */
const MOST_BESIDE_FROZEN = 1.6;
/** What PERF-06 asks for, in milliseconds: printed beside what was measured, no more, as whatever else runs counts as well. */
const ASKED_BLOCKED = 200;

const data = mkdtempSync(path.join(tmpdir(), 'oddsmith-bench-'));
const site = await startSiteProcess({ PORT: '0', DATA_DIR: data, REQUEST_LIMIT: '0' }, BUILT);
/** What draws the window of a whole browser is slowed by no emulation, and takes a good part of two cores. */
const executablePath = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
await fetch(`${site.origin}/ru`, { headers: { accept: 'text/html' } });

async function visitHome(from: Browser, slower: number, hasScripts: boolean) {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (!hasScripts) await page.route('**/*.js', async (route) => route.abort());
  await slowLine(page, { ...SLOW_LINE, slower });
  const visit = await firstVisit(page, `${site.origin}/ru`, hasScripts);
  await context.close();
  return visit;
}

const inSeconds = (time: number): string => (time / 1000).toFixed(2);

/** Visits with the processor so many times slower than it is, in turns with and without scripts; whether both bars are held. */
async function visitsWith(slower: number, how: string): Promise<boolean> {
  const visits = [];
  const frozen: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await visitHome(browser, slower, true));
    frozen.push((await visitHome(browser, slower, false)).largest);
  }
  const times = visits.map(({ largest }) => largest);
  const [median, reference] = [quantile(times, 0.5), quantile(frozen, 0.5)];
  const blocked = Math.min(...visits.map((visit) => visit.blocked));
  const longestTask = Math.min(...visits.map((visit) => visit.longestTask));
  console.log(
    `${how}: largest text [PERF-05] after ${times.map(inSeconds).join(', ')} s, median ${inSeconds(median)} s of ${inSeconds(MOST)} s; without scripts ${inSeconds(reference)} s, ratio ${(median / reference).toFixed(2)} of ${String(MOST_BESIDE_FROZEN)}; tasks [PERF-06] block it ${visits.map((visit) => visit.blocked.toFixed(0)).join(', ')} ms, the least counts: ${blocked.toFixed(0)} of ${String(ASKED_BLOCKED)} ms, its longest task ${longestTask.toFixed(0)} ms`,
  );
  return median <= MOST && median / reference <= MOST_BESIDE_FROZEN;
}

const slowness = Math.max(1, ...(await machineSlowness(process.execPath)));
console.log(
  `home over ${String(SLOW_LINE.down / 1e6)} Mbit/s, ${String(SLOW_LINE.latency)} ms, on a machine ${slowness.toFixed(1)} times as slow as an idle core, by ${path.basename(executablePath)}`,
);
const rate = Math.max(1, SLOW_LINE.slower / slowness);
const isHeld = await visitsWith(
  rate,
  `${String(SLOW_LINE.slower)} times slower than an idle core, ${rate.toFixed(1)} times than this one`,
);
if (slowness > 1) await visitsWith(SLOW_LINE.slower, `${String(SLOW_LINE.slower)} times slower than this one`);
await browser.close();
await site.stop();
rmSync(data, { recursive: true, force: true });
process.exit(isHeld ? 0 : 1);
