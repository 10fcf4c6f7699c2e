import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The Chromium the tests run in: the one named, else an installed one, else one installed now. */
export function findChromium(root, node) {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const installed = onPath(NAMES) ?? (existsSync(MAC) ? MAC : undefined);
  if (installed && runs(installed)) return installed;
  const debian = installWithApt();
  if (debian) return debian;
  return installWithPlaywright(root, node);
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

function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return undefined;
  if (!/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) return undefined;
  console.log('Installing Chromium with apt-get ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  } catch {
    return undefined;
  }
  const installed = onPath(NAMES);
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
