import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listedGames } from '../support/browser/site-pages.ts';
import { startSiteUnderTest } from '../support/browser/site-under-test.ts';

/** What is audited; each is 100 or the run fails. */
const CATEGORIES = ['seo', 'accessibility', 'best-practices'] as const;
const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

interface Assessment {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly id: string; readonly title: string; readonly score: number | null }>
  >;
}

const site = await startSiteUnderTest();
const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
const [game] = await listedGames(site, 'line');
if (game === undefined) throw new Error('the world has no football');
const pages = ['/ru', '/ru/live', `/ru/line/football/${String(game.champId)}/${String(game.id)}`, '/ru/rules/1'];

async function audit(page: string): Promise<Assessment> {
  const file = path.join(folder, 'assessment.json');
  const child = spawn(
    process.execPath,
    [
      LIGHTHOUSE,
      site.origin + page,
      '--quiet',
      '--preset=desktop',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '' } },
  );
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`lighthouse ended with ${String(code)} for ${page}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Assessment;
}

let isPerfect = true;
for (const page of pages) {
  const { categories, audits } = await audit(page);
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(`${page}: ${CATEGORIES.map((name, place) => `${name} ${String(scores[place])}`).join(', ')}`);
  if (scores.every((score) => score === 100)) continue;
  isPerfect = false;
  for (const { id, title, score } of Object.values(audits)) if (score === 0) console.log(`  ${id}: ${title}`);
}
await rm(folder, { recursive: true, force: true });
await site.stop();
process.exitCode = isPerfect ? 0 : 1;
