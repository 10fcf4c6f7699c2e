import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = ['chromium-headless-shell'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The Chromium the tests run in: the one named, else an installed one, else one installed now. */
export function findChromium(root, node) {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const installed = onPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);
  if (installed && runs(installed)) return installed;
  const debian = installWithApt('chromium', NAMES);
  if (debian) return debian;
  return installWithPlaywright(root, node);
}

/**
 * The build of Chromium that only draws pages, which takes a seventh less of the processor: an installed one, else one installed now.
 * Undefined where there is none; whoever names a browser gets that one alone.
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM) return undefined;
  const installed = onPath(SHELL);
  if (installed && runs(installed)) return installed;
  return installWithApt('chromium-headless-shell', SHELL);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of names) {
    const folder = folders.find((candidate) => existsSync(path.join(candidate, name)));
    if (folder !== undefined) return path.join(folder, name);
  }
  return undefined;
}

function runs(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installWithApt(name, names) {
  if (!isDebianRoot()) return undefined;
  console.log(`Installing ${name} with apt-get ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: ['ignore', 'ignore', 'inherit'], env });
  } catch {
    return undefined;
  }
  const installed = onPath(names);
  return installed && runs(installed) ? installed : undefined;
}

function installWithPlaywright(root, node) {
  console.log('Installing Chromium with Playwright ...');
  execFileSync(node, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const script = "import { chromium } from 'playwright'; console.log(chromium.executablePath());";
  return execFileSync(node, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }).trim();
}
