import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../browser/site-process.ts';
import { COMPILED_ONCE } from './compiled-once.ts';

const SCRIPT = path.join(import.meta.dirname, 'node-process.ts');

/** Nodes of one site, each a process of its own at a port of its own. */
export interface NodeProcesses {
  readonly ports: readonly number[];
  /** Ends a node at once, as a crash does, and starts it again; resolves when it is dead. */
  readonly kill: (index: number) => Promise<void>;
  /** The nodes that answer. */
  readonly up: () => readonly number[];
  readonly pidOf: (index: number) => number;
  readonly stop: () => Promise<void>;
  /** What they complained about. */
  readonly errors: () => string;
}

export async function startNodes(databaseUrl: string, count: number): Promise<NodeProcesses> {
  const ports = await Promise.all(Array.from({ length: count }, async () => Number(await freePort())));
  const children: ChildProcess[] = [];
  const up = new Set<number>();
  let errors = '';
  let isStopping = false;
  const start = (index: number): ChildProcess => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT], {
      env: {
        ...process.env,
        ...COMPILED_ONCE,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PORT: String(ports[index]),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr?.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    child.stdout?.on('data', () => up.add(index));
    children[index] = child;
    return child;
  };
  const answers = async (child: ChildProcess) => {
    const dead = once(child, 'exit').then(() => Promise.reject(new Error(`a node did not start: ${errors}`)));
    await Promise.race([once(child.stdout!, 'data'), dead]);
    dead.catch(() => undefined);
  };
  // the first brings the database up to date
  await answers(start(0));
  await Promise.all(ports.slice(1).map(async (_, index) => answers(start(index + 1))));
  return {
    ports,
    errors: () => errors,
    up: () => [...up],
    pidOf: (index) => children[index]?.pid ?? 0,
    kill: async (index) => {
      const child = children[index]!;
      const isDead = once(child, 'exit');
      up.delete(index);
      child.kill('SIGKILL');
      await isDead;
      if (!isStopping) start(index);
    },
    stop: async () => {
      isStopping = true;
      const alive = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = alive.map((child) => once(child, 'exit'));
      for (const child of alive) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}
