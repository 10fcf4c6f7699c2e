import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REGISTER_IN_ONE_CLICK } from '../../infrastructure/registration/registration-calls.ts';
import { BUILT, startSiteProcess, type SiteProcess } from '../support/browser/site-process.ts';
import { leanRate } from '../support/bench/lean-client.ts';
import { quantile, timedGet } from '../support/bench/timed-get.ts';
import { inTurns } from '../support/in-turns.ts';

/** The last commit whose pages carried the whole line and whose replies were not compressed. */
const BEFORE = process.env['BENCH_BEFORE'] ?? '86a115af';
const ROOT = path.resolve(import.meta.dirname, '../..');
const [ROUND, ROUNDS, CONNECTIONS, FIRST_BYTES] = [3000, 5, 10, 20];
const LINE = 'lng=ru&section=live&time=0&hours=0';
const LEAST_SIGNED_IN = 6;
const LEAST_POLLS = 20;
const POLLS_AT_ONCE = 8;

const folder = mkdtempSync(path.join(tmpdir(), 'oddsmith-before-'));
const before = path.join(folder, 'site');
const shown = { cwd: ROOT, stdio: 'ignore' } as const;
execFileSync('git', ['worktree', 'add', '--detach', before, BEFORE], shown);
const lock = (of: string): string => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
if (lock(before) === lock(ROOT)) symlinkSync(path.join(ROOT, 'node_modules'), path.join(before, 'node_modules'));
else execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { ...shown, cwd: before });
const build = 'import("./composition/start.mjs").then(({ build }) => build(process.execPath))';
execFileSync(process.execPath, ['-e', build], { ...shown, cwd: before });

const serve = async (name: string, which: Parameters<typeof startSiteProcess>[1]): Promise<SiteProcess> =>
  startSiteProcess({ PORT: '0', DATA_DIR: path.join(folder, name), REQUEST_LIMIT: '0' }, which);
const sites = { now: await serve('now', BUILT), before: await serve('before', { folder: before }) };
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const HTML = { accept: 'text/html' };

/** The cookies of somebody who registered a moment ago, as a browser has them. */
async function signedIn({ origin }: SiteProcess): Promise<string> {
  const reply = await fetch(`${origin}${REGISTER_IN_ONE_CLICK.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'app',
    },
    body: JSON.stringify({ countryCode: 'ru', iso: 'RUB', isAdult: true, isTermsAccepted: true }),
  });
  if (!reply.ok) throw new Error(`registration: ${String(reply.status)} ${await reply.text()}`);
  const jar = new Map<string, string>();
  const keep = (lines: readonly string[]): string => {
    for (const line of lines) jar.set(line.split('=', 1)[0] ?? '', line.split(';', 1)[0] ?? '');
    return [...jar.values()].join('; ');
  };
  // the first page of a player sets some more
  const first = await timedGet(agent, `${origin}/ru`, { ...HTML, cookie: keep(reply.headers.getSetCookie()) });
  return keep(first.headers['set-cookie'] ?? []);
}

type Measure = (site: SiteProcess) => Promise<number>;

async function compare(name: string, unit: string, measure: Measure, rounds = ROUNDS): Promise<number> {
  const { first, second, ratio } = await inTurns(
    rounds,
    async () => measure(sites.now),
    async () => measure(sites.before),
  );
  const digits = first < 100 ? 1 : 0;
  console.log(
    `${name.padEnd(42)} ${first.toFixed(digits)} ${unit}, before ${second.toFixed(digits)}, ratio ${ratio.toFixed(3)}`,
  );
  return ratio;
}

const home = async ({ origin }: SiteProcess) => timedGet(agent, `${origin}/ru`, HTML);
const rateOf =
  (headersOf: (site: SiteProcess) => Readonly<Record<string, string>> = () => ({})): Measure =>
  async (site) =>
    leanRate(ROUND, CONNECTIONS, { url: `${site.origin}/ru`, headers: { ...HTML, ...headersOf(site) } });

/** A poll of the live line that was answered two seconds ago, as the pages send it. */
async function pollOf({ origin }: SiteProcess): Promise<string> {
  const url = `${origin}/web-api/sports/line`;
  const { version } = JSON.parse((await timedGet(agent, `${url}?${LINE}`)).text()) as { readonly version: number };
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return `${url}/changes?${LINE}&since=${String(version)}`;
}

const cookies = new Map([
  [sites.now, await signedIn(sites.now)],
  [sites.before, await signedIn(sites.before)],
]);
await compare('HTML of home', 'kB over the wire', async (site) => (await home(site)).bytes / 1000);
await compare('first byte of home, one visitor', 'ms', async (site) => {
  const waits: number[] = [];
  for (let done = 0; done < FIRST_BYTES; done += 1) waits.push((await home(site)).firstByte);
  return quantile(waits, 0.5);
});
await compare('home, anonymous', 'requests/s', rateOf());
const own = await compare(
  'home, signed in',
  'requests/s',
  rateOf((site) => ({ cookie: cookies.get(site) ?? '' })),
);
const bytes = await compare('a poll of the live line after 2 s', 'kB over the wire', async (site) => {
  const poll = await timedGet(agent, await pollOf(site));
  return poll.bytes / 1000;
});
const polls = await compare('polls of the live line', 'requests/s', async (site) =>
  leanRate(ROUND, CONNECTIONS, { url: await pollOf(site), depth: POLLS_AT_ONCE }),
);
agent.destroy();
await sites.now.stop();
await sites.before.stop();
execFileSync('git', ['worktree', 'remove', '--force', before], shown);
rmSync(folder, { recursive: true, force: true });
process.exit(own >= LEAST_SIGNED_IN && polls >= LEAST_POLLS && bytes <= 1 / LEAST_POLLS ? 0 : 1);
