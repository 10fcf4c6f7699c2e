import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../..');
const LONGEST_START = 90_000;

/** The site as `npm start` runs it, in a process of its own. */
export interface SiteProcess {
  readonly origin: string;
  readonly pid: number;
  readonly output: () => string;
  /** Asks it to stop, as Ctrl-C does or as the signal says; the exit code. */
  readonly stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>;
  /** Ends it at once, as a crash does. */
  readonly kill: () => Promise<void>;
}

export interface EndedProcess {
  readonly code: number | null;
  readonly output: string;
}

/** As `composition/start.mjs` starts it. */
const FLAGS = [
  '--liftoff-only',
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--flush-baseline-code',
  '--disable-warning=ExperimentalWarning',
];

type Environment = Readonly<Record<string, string>>;

/** Which site: of another folder, or not of its sources but as it was built last. */
interface WhichSite {
  readonly folder?: string;
  readonly file?: string;
  /** A script that is loaded before the site. */
  readonly first?: string;
}

/** What the build makes of the sources. */
export const BUILT: WhichSite = { file: 'dist/server/serve.js' };

function run(
  environment: Environment,
  { folder = PROJECT, file = 'composition/serve.ts', first }: WhichSite = {},
): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(process.execPath, [...FLAGS, ...(first === undefined ? [] : ['--import', first]), file], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
      SITE_MODE: 'demo',
      ...environment,
    },
  });
  let output = '';
  const keep = (text: Buffer): void => {
    output += text.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

async function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      resolve(code);
    });
  });
}

/** Starts it, and waits until it says where it is. */
export async function startSiteProcess(environment: Environment, which?: WhichSite): Promise<SiteProcess> {
  const { child, output } = run(environment, which);
  const end = Date.now() + LONGEST_START;
  for (;;) {
    const origin = /at (http:\/\/\S+)/.exec(output())?.[1];
    if (origin !== undefined) {
      return {
        origin,
        pid: child.pid ?? 0,
        output,
        stop: async (signal = 'SIGINT') => {
          child.kill(signal);
          return exited(child);
        },
        kill: async () => {
          child.kill('SIGKILL');
          await exited(child);
        },
      };
    }
    if (child.exitCode !== null || Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`the site did not start: ${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts it where it cannot start. */
export async function failedStart(environment: Environment, which?: WhichSite): Promise<EndedProcess> {
  const { child, output } = run(environment, which);
  const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_START);
  const code = await exited(child);
  clearTimeout(limit);
  return { code, output: output() };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
