// Plain Node 18: it runs before anything is installed.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install, projectNode } from '../composition/start.mjs';
import { startPostgres } from './support/local-postgres.mjs';
import { findChromium, findHeadlessShell } from './support/find-chromium.mjs';
import { machineSlowness } from './support/bench/machine-speed.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'reports');
const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};
const KNIP = [TOOLS.knip, '--no-progress', '--include'];
const LONGEST_STAGE = 40 * 60_000;
const DEEP_RUNS = 100_000;

const counts = { passed: 0, failed: 0 };
const stageSeconds = {};
let slowness = 1;

/** Runs one stage, prints a line about it, and its output only where it failed. */
async function stage(name, run, report) {
  const began = Date.now();
  let outcome;
  try {
    outcome = await run();
  } catch (error) {
    outcome = { code: 1, output: error instanceof Error ? String(error.stack) : String(error) };
  }
  const counted = report === undefined ? undefined : readReport(report);
  const isFine = outcome.code === 0;
  const passed = counted?.passed ?? (isFine ? 1 : 0);
  const failed = Math.max(counted?.failed ?? 0, isFine ? 0 : 1);
  counts.passed += passed;
  counts.failed += failed;
  const seconds = (Date.now() - began) / 1000;
  stageSeconds[name] = seconds;
  const time = `${seconds.toFixed(1)} s`;
  console.log(
    `${name.padEnd(12)} ${failed === 0 ? 'ok    ' : 'FAILED'} ${time.padStart(8)}  ${summary(counted, outcome)}`,
  );
  if (failed > 0) console.log(outcome.output.trimEnd());
  return failed === 0;
}

function summary(counted, outcome) {
  if (counted !== undefined) {
    const again = counted.flaky > 0 ? `, ${counted.flaky} of them at the second try` : '';
    return `${counted.passed} passed${again}, ${counted.failed} failed`;
  }
  return outcome.note ?? '';
}

function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats !== undefined) {
    return {
      passed: report.stats.expected + report.stats.flaky,
      flaky: report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
    };
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** Runs a program to its end with its output kept in a file of reports. */
function program(name, file, args, env = {}) {
  return new Promise((resolve) => {
    const log = path.join(reports, `${name}.log`);
    const out = createWriteStream(log);
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    const limit = setTimeout(() => {
      out.write(`\nstopped after ${LONGEST_STAGE / 60_000} minutes\n`);
      child.kill('SIGKILL');
    }, LONGEST_STAGE);
    child.stdout.on('data', (text) => out.write(text));
    child.stderr.on('data', (text) => out.write(text));
    const end = (code) => {
      clearTimeout(limit);
      out.end(() => resolve({ code, output: readFileSync(log, 'utf8') }));
    };
    child.on('error', (error) => {
      out.write(String(error));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** The Node of the machine itself, where there is one beside the project's own. */
function machineNode(node) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const folder = folders.find((each) => !each.includes('node_modules') && existsSync(path.join(each, name)));
  return folder === undefined ? node : path.join(folder, name);
}

/** The server renders as it does for players, not as for somebody who looks for faults in React: several times faster. */
const AS_SERVED = { NODE_ENV: 'production' };

/** Where a Linux keeps files in memory, and the least room there: for some twenty databases of 45 MB, and as much again. */
const IN_MEMORY = '/dev/shm';
const LEAST_ROOM = 2_000_000_000;

/** Has databases and browsers of tests keep their files in memory where there is room: on a disk to make a database takes twice as long. */
function keepFilesInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < LEAST_ROOM) return;
    const folder = mkdtempSync(path.join(IN_MEMORY, 'oddsmith-'));
    // PostgreSQL runs as another user, who goes through it
    chmodSync(folder, 0o711);
    process.env.TMPDIR = folder;
    process.env.ODDSMITH_TABLES_FOLDER = folder;
    // what Playwright makes of the sources is of use to the next run, too
    process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= path.join(root, 'node_modules/.cache/transformed');
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  } catch {
    // a machine without one has its disk
  }
}

function vitest(node, name, projects, { extra = [], env = {} } = {}) {
  const report = path.join(reports, `${name}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...extra);
  return stage(name, () => program(name, node, [TOOLS.vitest, ...args], env), report);
}

async function checkSources(node) {
  // types and what is unused keep one core busy, and the others take what is left of two; four checkers would each learn the shared types anew
  await Promise.all([
    stage('types', () => program('types', node, [TOOLS.tsc, '-b', '--singleThreaded'])).then(() =>
      stage('unused', () => unused(node)),
    ),
    stage('lint', () => program('lint', node, [TOOLS.oxlint]))
      .then(() => stage('format', () => program('format', node, [TOOLS.oxfmt, '--check'])))
      .then(() => stage('styles', () => program('styles', node, [TOOLS.stylelint, 'ui/**/*.scss']))),
  ]);
}

/** What nothing uses, tests included; and what tests alone use of the sources outside of core, unless it is marked as internal. */
async function unused(node) {
  const [anywhere, inSources] = await Promise.all([
    program('unused', node, [...KNIP, 'files,dependencies,unlisted,exports,types']),
    program('unused-sources', node, [...KNIP, 'exports,types', '--production', '--workspace', '.']),
  ]);
  return { code: anywhere.code || inSources.code, output: `${anywhere.output}${inSources.output}` };
}

/** How many times longer than on two idle cores a fixed piece of work takes, at the slowest moment so far. */
async function measureMachine(node) {
  slowness = Math.max(slowness, ...(await machineSlowness(node)));
}

/** The ten slowest tests; it fails where a stage or the whole is over its budget, or browser tests are long without a reason or were tried twice. */
async function checkTimes(node, whole) {
  await measureMachine(node);
  writeFileSync(path.join(reports, 'stages.json'), JSON.stringify({ slowness, whole, stages: stageSeconds }));
  await stage('times', async () => {
    const args = ['--disable-warning=ExperimentalWarning', 'tests/support/suite-times.ts', reports];
    const outcome = await program('times', node, args);
    const shown = `the slowest of all, on a machine ${slowness.toFixed(1)} times as slow as two idle cores`;
    return { ...outcome, note: `${shown}:\n${outcome.output.trimEnd()}` };
  });
}

async function check(node) {
  await checkSources(node);
  await vitest(node, 'unit', ['pure', 'ui'], { extra: ['--exclude', '**/*.slow.test.{ts,tsx}'] });
}

async function test(node) {
  await checkSources(node);
  await measureMachine(node);
  await vitest(node, 'unit', ['pure', 'ui']);
  await measureMachine(node);
  await vitest(node, 'contract', ['contract'], { env: AS_SERVED });
  await measureMachine(node);
  // each of these keeps one core busy
  const packaged = stage('package', () =>
    program('package', node, ['tests/consumers/use-package.mjs'], { MACHINE_NODE: machineNode(node) }),
  );
  const isBuilt = await stage('build', () => {
    build(node);
    return { code: 0, output: '' };
  });
  if (isBuilt) await Promise.all([sizes(node), onPostgres(node)]);
  await packaged;
  if (!isBuilt) return;
  await measureMachine(node);
  const report = path.join(reports, 'e2e.json');
  const shell = findHeadlessShell();
  const chromium = findChromium(root, node);
  await stage(
    'e2e',
    () =>
      program('e2e', node, [TOOLS.playwright, 'test', '--reporter=line,json'], {
        ...AS_SERVED,
        CHROMIUM: chromium,
        ...(shell === undefined ? {} : { HEADLESS_SHELL: shell }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    report,
  );
}

function sizes(node) {
  return stage('size', async () => {
    const outcome = await program('size', node, ['tests/support/size-check.mjs']);
    return { ...outcome, note: outcome.output.trim().split('\n').at(-1) };
  });
}

/** What two connections do at once, and several processes, on a real server: the embedded database has one of each. */
async function onPostgres(node) {
  const server = await startPostgres();
  if (server === undefined) {
    console.log('postgres  left out: no PostgreSQL is installed');
    return;
  }
  const env = { ...AS_SERVED, TEST_DATABASE_URL: server.url };
  try {
    // half of what they do is to wait
    const extra = [
      'tests/contract/coupons/void-keys.test.ts',
      'tests/contract/coupons/placement-faults.test.ts',
      'tests/contract/nodes',
      '--maxWorkers=4',
    ];
    await vitest(node, 'postgres', ['contract'], { extra, env });
  } finally {
    server.stop();
  }
}

/** Installs what the lock of a folder of its own names, when it is missing or another one. */
async function installIn(folder) {
  const stamp = path.join(root, folder, 'node_modules/.installed');
  const lock = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await shown('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  writeFileSync(stamp, lock);
}

/** Runs a program whose output is read as it comes; an end that is not well ends everything. */
function shown(file, args, folder = '.') {
  return new Promise((resolve, reject) => {
    const options = {
      cwd: path.join(root, folder),
      stdio: 'inherit',
      shell: file === 'npm' && process.platform === 'win32',
    };
    const child = spawn(file, args, options);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** Pages of every export of the core. */
async function docs(node) {
  await installIn('core/docs');
  await shown(node, ['node_modules/typedoc/bin/typedoc', '--logLevel', 'Warn'], 'core/docs');
  console.log('Open core/docs/dist/index.html');
  counts.passed += 1;
}

/** The core beside packages that do a part of the same: right and wrong answers first, then times. */
async function benchCore(node) {
  await installIn('tests/bench/peers');
  await shown(node, ['--disable-warning=ExperimentalWarning', 'tests/bench/peers/compare-peers.ts']);
  counts.passed += 1;
}

/** What Lighthouse says of home, live, a game and the rules: 100 each for search engines, accessibility and good practice. */
async function lighthouse(node) {
  await installIn('tests/lighthouse');
  build(node);
  process.env.CHROMIUM = findChromium(root, node);
  await shown(node, ['--disable-warning=ExperimentalWarning', 'tests/lighthouse/audit-pages.ts']);
  counts.passed += 1;
}

/** Whether the tests notice changes of the core; a file of its own, since it runs for hours. */
async function mutation(node, features) {
  await shown(node, ['tests/support/mutate-features.mjs', ...features]);
  counts.passed += 1;
}

const BLIND_BETS = 'tests/infrastructure/sandbox/blind-bets.slow.test.ts';

/** Properties of a whole server, with their own number of runs. */
const HISTORIES = [
  'tests/contract/limits/random-histories.test.ts',
  'tests/contract/accounts/conversion.test.ts',
  'tests/contract/payments/unruly-provider.test.ts',
];

/** Every property of the core, as often as one night allows, blind bets on all their games, and histories of players; it prints as it goes. */
async function deep(node) {
  const outcome = await new Promise((resolve) => {
    const child = spawn(
      node,
      [TOOLS.vitest, 'run', '--project', 'pure', '--project', 'contract', 'tests/core', BLIND_BETS, ...HISTORIES],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, PROPERTY_RUNS: String(DEEP_RUNS) },
      },
    );
    child.on('exit', resolve);
  });
  if (outcome === 0) counts.passed += 1;
  else counts.failed += 1;
}

async function bench(node, only) {
  const folder = path.join(root, 'tests/bench');
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.ts') && (only === undefined || file.includes(only)),
  );
  build(node);
  const chromium = findChromium(root, node);
  const shell = findHeadlessShell();
  const server = await startPostgres();
  const database = server === undefined ? {} : { TEST_DATABASE_URL: server.url };
  for (const file of files) {
    console.log(`\n# ${file}`);
    const outcome = await program('bench', node, ['--disable-warning=ExperimentalWarning', `tests/bench/${file}`], {
      CHROMIUM: chromium,
      ...(shell === undefined ? {} : { HEADLESS_SHELL: shell }),
      ...database,
    });
    console.log(outcome.output.trimEnd());
    if (outcome.code === 0) counts.passed += 1;
    else counts.failed += 1;
  }
  server?.stop();
}

const [command = 'all', ...named] = process.argv.slice(2);
const began = Date.now();
install();
const node = projectNode();
process.env.PATH = [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
// the mutants of one feature take so long that those of the others are kept
if (command !== 'mutation') rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (command === 'check') await check(node);
else if (command === 'bench') await bench(node, named[0]);
else if (command === 'deep') await deep(node);
else if (command === 'docs') await docs(node);
else if (command === 'mutation') await mutation(node, named);
else if (command === 'bench-core') await benchCore(node);
else if (command === 'lighthouse') await lighthouse(node);
else {
  keepFilesInMemory();
  const start = Date.now();
  await test(node);
  await checkTimes(node, (Date.now() - start) / 1000);
}
console.log(`${Math.round((Date.now() - began) / 1000)} s in all`);
process.exitCode = counts.failed === 0 ? 0 : 1;
console.log(`${counts.passed} passed, ${counts.failed} failed`);
