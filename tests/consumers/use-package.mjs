// Packs the core, lints the package, and lays it into four projects of strangers, which check, build and run.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const projectNode = process.execPath;
const LEAST_NODE = 20;
const NPM_CI = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
/** attw checks for every module system; the package is made for one. */
const ATTW = ['--profile', 'esm-only', '--format', 'ascii', '--quiet'];

const place = mkdtempSync(path.join(tmpdir(), 'core-consumers-'));
const tool = (name) => path.join(root, 'node_modules', name);

try {
  await pack();
  const began = [
    lintPackage(),
    consume('node', tryExamples),
    consume('react', tryPage),
    consume('vue', tryPage),
    consume('mini-app', followReadme),
  ];
  const failures = (await Promise.allSettled(began)).flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
  for (const failure of failures) console.error(failure.message);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}

async function pack() {
  rmSync(path.join(root, 'core/dist'), { recursive: true, force: true });
  await run(root, projectNode, [tool('typescript/bin/tsc'), '-p', 'core/tsconfig.build.json']);
  await run(path.join(root, 'core'), 'npm', ['pack', '--silent', '--pack-destination', place]);
  const [packed] = readdirSync(place);
  renameSync(path.join(place, packed), tarball());
}

function tarball() {
  return path.join(place, 'oddsmith-core.tgz');
}

async function lintPackage() {
  await run(root, projectNode, [tool('publint/src/cli.js'), '--strict', tarball()]);
  await run(root, projectNode, [tool('@arethetypeswrong/cli/dist/index.js'), tarball(), ...ATTW]);
  console.log('publint and attw find nothing');
}

async function consume(name, tryOut) {
  const folder = path.join(place, name);
  const began = performance.now();
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
  cpSync(path.join(import.meta.dirname, name), folder, {
    recursive: true,
    filter: (from) => !/node_modules|dist$/.test(path.relative(import.meta.dirname, from)),
  });
  cpSync(tarball(), path.join(folder, 'oddsmith-core.tgz'));
  await run(folder, 'npm', NPM_CI);
  const installed = performance.now();
  const outcome = await tryOut(folder);
  const times = `installed in ${seconds(began, installed)}, checked and run in ${seconds(installed, performance.now())}`;
  console.log(`${name}: ${outcome} (${times})`);
}

async function tryExamples(folder) {
  await bundleSamples(folder);
  await run(folder, 'npm', ['run', '--silent', 'check']);
  const node = await machineNode();
  const examples = readdirSync(path.join(folder, 'examples'));
  for (const example of examples) {
    const file = path.join('examples', example);
    const said = await run(folder, node, [file]);
    const promised = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/; \/\/ (.*)$/gm)].map(
      ([, what]) => what,
    );
    if (oneLine(said) !== oneLine(promised.join(' '))) throw new Error(`${example} printed\n${said}`);
  }
  const bare = ['--experimental-vm-modules', '--no-warnings', 'without-dom.mjs'];
  const printed = await run(folder, node, bare);
  return `${examples.length} examples print what they promise; ${printed.trim()}`;
}

/** What the README of the application says is done: its files are written from it alone, its commands run, and they say what it promises. */
async function followReadme(folder) {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }));
  const files = blocks.filter(({ kind }) => kind === 'js');
  for (const { text } of files) writeFileSync(path.join(folder, /^\/\/ (\S+\.mjs):/.exec(text)[1]), text);
  const said = [];
  for (const { text } of blocks.filter(({ kind }) => kind === 'sh'))
    for (const command of text.trim().split('\n')) {
      const [file, ...args] = command.split(' ');
      said.push(await run(folder, file, [...args, ...(args[0] === 'run' ? ['--silent'] : NPM_CI.slice(1))]));
    }
  const promised = blocks.find(({ kind }) => kind === 'text').text;
  if (oneLine(said.at(-1)) !== oneLine(promised)) throw new Error(`the application printed\n${said.at(-1)}`);
  return `${files.length} files of its README, and what its commands promise`;
}

/** Samples of states and events are no part of the package: they are made from the tests' own. */
async function bundleSamples(folder) {
  const entry = path.join(root, 'tests/support/machine-samples-list.ts');
  const lib = { entry, formats: ['es'], fileName: 'machine-samples' };
  const options = { lib, outDir: folder, emptyOutDir: false, copyPublicDir: false };
  await build({ root, configFile: false, logLevel: 'error', build: options });
}

async function tryPage(folder) {
  await run(folder, 'npm', ['run', '--silent', 'check']);
  await run(folder, 'npm', ['run', '--silent', 'build', '--', '--logLevel', 'error']);
  return (await run(root, projectNode, [path.join(import.meta.dirname, 'press-place.mjs'), folder])).trim();
}

/** The machine's own Node where the package promises to run in it, else the project's. */
async function machineNode() {
  const own = process.env.MACHINE_NODE;
  if (own === undefined) return projectNode;
  const version = Number((await run(root, own, ['-p', 'process.versions.node'])).split('.')[0]);
  return version >= LEAST_NODE ? own : projectNode;
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function run(folder, file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: folder,
      shell: file === 'npm' && process.platform === 'win32',
      env: { ...process.env, NO_COLOR: '1', NODE_ENV: '' },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${path.basename(folder)}: ${file} ${args.join(' ')} ended with ${code}\n${output}`));
    });
  });
}
