import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { BUILT, startSiteProcess, type SiteProcess } from '../support/browser/site-process.ts';
import { eventsOf } from '../support/bench/events-of.ts';
import { keptHeap } from '../support/browser/page-meters.ts';
import { quantile } from '../support/bench/timed-get.ts';

const VISITS = 3;
/** By how much the page over the larger line may differ, either way. */
const [MOST_OFF, MOST_OFF_HEAP] = [0.05, 0.1];
/** What a page fetches comes one after another while it has time: after so long without anything new it is at rest. */
const QUIET = 3000;
/** Of a machine with other things to do. */
const LONGEST = 300_000;

interface Visit {
  readonly html: number;
  readonly elements: number;
  /** Bytes of the heap of scripts, once what nobody needs is collected. */
  readonly heap: number;
  /** Each address once, however often it is polled. */
  readonly requests: ReadonlySet<string>;
}

/** A first visit to home, until it is at rest. */
async function visitHome(browser: Browser, { origin }: SiteProcess): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST);
  const requests = new Set<string>();
  let last = Date.now();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const asked = `${request.method()} ${pathname}`;
    // those of the countries whose games stand first
    if (requests.has(asked) || pathname.startsWith('/flags/')) return;
    requests.add(asked);
    last = Date.now();
  });
  const reply = await page.goto(`${origin}/ru`);
  const html = (await reply?.body())?.length ?? Number.NaN;
  await page.locator('html[data-hydrated="1"]').waitFor({ state: 'attached' });
  while (Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, 100));
  const session = await context.newCDPSession(page);
  const heap = await keptHeap(session);
  const elements = await page.locator('*').count();
  await context.close();
  return { html, elements, heap, requests };
}

/** The two in turn, so that both have the same moments. */
async function visitInTurns(browser: Browser, sites: readonly SiteProcess[]): Promise<readonly (readonly Visit[])[]> {
  const visits = sites.map((): Visit[] => []);
  for (let round = 0; round < VISITS; round += 1)
    for (const [at, site] of sites.entries()) visits[at]?.push(await visitHome(browser, site));
  return visits;
}

const folder = mkdtempSync(path.join(tmpdir(), 'oddsmith-bench-'));
const sites: SiteProcess[] = [];
const serve = async (name: string, which: Parameters<typeof startSiteProcess>[1]): Promise<void> => {
  const environment = { PORT: '0', DATA_DIR: path.join(folder, name), REQUEST_LIMIT: '0', SANDBOX_SEED: 'bench' };
  const site = await startSiteProcess(environment, which);
  sites.push(site);
  // the first page of a process takes longer than those after it
  await fetch(`${site.origin}/ru`, { headers: { accept: 'text/html' } });
};

async function measured() {
  try {
    return await measuredOver(sites);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function measuredOver(running: readonly SiteProcess[]) {
  await serve('usual', BUILT);
  await serve('larger', { file: 'tests/support/bench/repeated-site.ts' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const [usual = [], larger = []] = await visitInTurns(browser, running);
    return { usual, larger, events: await Promise.all(running.map(eventsOf)) };
  } finally {
    await browser.close();
  }
}

async function stopAll(): Promise<void> {
  await Promise.all(sites.map(async (site) => site.stop()));
  rmSync(folder, { recursive: true, force: true });
}

const { usual, larger, events } = await measured();
await stopAll();

console.log(`home over ${events.map(String).join(' and ')} events, at rest, median of ${String(VISITS)} visits each:`);
const isSame = [
  compare('kB of HTML', ({ html }) => html / 1000, MOST_OFF),
  compare('elements', ({ elements }) => elements, MOST_OFF),
  compare('kB of heap', ({ heap }) => heap / 1000, MOST_OFF_HEAP),
  compare('requests', ({ requests }) => requests.size, 0),
];
for (const [name, one, other] of [
  ['usual', usual, larger],
  ['larger', larger, usual],
] as const) {
  const elsewhere = new Set(other.flatMap(({ requests }) => [...requests]));
  const only = new Set(one.flatMap(({ requests }) => [...requests].filter((each) => !elsewhere.has(each))));
  if (only.size > 0) console.log(`asked over the ${name} line only: ${[...only].join(', ')}`);
}
process.exit(isSame.every(Boolean) ? 0 : 1);

function compare(what: string, of: (visit: Visit) => number, mostOff: number): boolean {
  const [one, other] = [usual, larger].map((visits) => quantile(visits.map(of), 0.5)) as [number, number];
  const off = other / one - 1;
  console.log(
    `${what}: ${one.toFixed(0)} and ${other.toFixed(0)}, ${(off * 100).toFixed(1)} % more, at most ${String(mostOff * 100)} % either way`,
  );
  return Math.abs(off) <= mostOff;
}
