import cluster, { type Worker } from 'node:cluster';
import { isFields } from '../core/shared/untrusted.ts';
import { seconds, type Millis } from '../core/shared/time.ts';

/** The processes of one site on this machine: they share its port, and each that dies is replaced. */
export interface SiteProcesses {
  /** The address, once all answer; undefined where the first of them could not start: it has said why. */
  readonly started: Promise<string | undefined>;
  /** Replaces one after another, each once its follower answers. */
  readonly renew: () => Promise<void>;
  /** Asks all to stop, and waits until they have. */
  readonly stop: () => Promise<void>;
}

const FIRST_WAIT: Millis = 200;
const LONGEST_WAIT: Millis = seconds(10);
/** Whoever lived so long has not died of its start. */
const STABLE_AFTER: Millis = seconds(10);
/** A process drains its requests within this time, or is ended. */
const LONGEST_STOP: Millis = seconds(40);

/**
 * Starts the processes; the first alone, since it brings the database up to date. The port stays open in this process whoever
 * ends, so that no connection is lost that nobody has taken yet.
 */
export function siteProcesses(count: number, log: (line: string) => void): SiteProcesses {
  const pool = workerPool(log);
  const startAll = async (): Promise<string | undefined> => {
    const address = await pool.start();
    if (address === undefined) return undefined;
    const rest = await Promise.all(Array.from({ length: count - 1 }, pool.start));
    for (const found of rest) if (found === undefined) pool.startAgain();
    return address;
  };
  return {
    started: startAll(),
    renew: async () => {
      for (const old of pool.all()) {
        if ((await pool.start()) === undefined) {
          log('A new process did not start: the old ones stay.');
          return;
        }
        await pool.leave(old);
      }
    },
    stop: async () => {
      pool.close();
      await Promise.all(pool.all().map(pool.leave));
    },
  };
}

/** Processes that are replaced where they end by themselves. */
function workerPool(log: (line: string) => void) {
  const all = new Set<Worker>();
  let isClosed = false;
  const waits = growingWaits();
  const start = async (): Promise<string | undefined> => {
    if (isClosed) return undefined;
    const began = performance.now();
    const worker = cluster.fork();
    all.add(worker);
    const address = await answering(worker);
    if (address === undefined) all.delete(worker);
    else worker.once('exit', () => replace(worker, began));
    return address;
  };
  const replace = (dead: Worker, began: Millis): void => {
    // whoever was asked to leave is on the list no more
    if (!all.delete(dead)) return;
    if (performance.now() - began > STABLE_AFTER) waits.reset();
    log('A process of the site has ended. Another one takes its place.');
    startAgain();
  };
  const startAgain = (): void => {
    const again = async (): Promise<void> => {
      if ((await start()) === undefined && !isClosed) startAgain();
    };
    setTimeout(() => void again(), waits.next());
  };
  return {
    start,
    startAgain,
    all: () => Array.from(all),
    leave: async (worker: Worker): Promise<void> => {
      all.delete(worker);
      await ended(worker);
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** How long to wait before the next try, ever longer. */
function growingWaits() {
  let count = 0;
  return {
    next: (): Millis => {
      count += 1;
      return Math.min(FIRST_WAIT * 2 ** (count - 1), LONGEST_WAIT);
    },
    reset: () => {
      count = 0;
    },
  };
}

/** Tells whoever started this process where the site answers; the applications of a demonstration listen before it does. */
export function sayAddress(address: string): void {
  process.send?.({ siteAddress: address });
}

/** What a process says once it answers; undefined where it ends before it does. */
async function answering(worker: Worker): Promise<string | undefined> {
  return new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (isFields(message) && typeof message['siteAddress'] === 'string') resolve(message['siteAddress']);
    });
    worker.once('exit', () => {
      resolve(undefined);
    });
  });
}

async function ended(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  await new Promise<void>((resolve) => {
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_STOP);
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
    worker.process.kill('SIGTERM');
  });
}
