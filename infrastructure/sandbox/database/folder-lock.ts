import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

const LOCK_NAME = 'oddsmith.lock';
/** How far two readings of one start may lie apart where the system does not tell it. */
const START_TOLERANCE = 5000;

/** A process: a number alone is given again to another one, in a container to every one. */
interface LockOwner {
  readonly pid: number;
  /** When it started; absent in a lock that an older version wrote. */
  readonly startedAt: string | undefined;
}

/** Takes a data folder for this process alone: the embedded database itself lets two processes spoil each other's files. */
export function lockFolder(
  folder: string,
): Result<() => void, { readonly code: 'folder-locked'; readonly pid: number }> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_NAME);
  for (;;) {
    if (writeLock(path)) {
      return ok(() => {
        if (lockOwner(path)?.pid === process.pid) rmSync(path, { force: true });
      });
    }
    const owner = lockOwner(path);
    if (owner === undefined) continue;
    if (isRunning(owner)) return fail({ code: 'folder-locked', pid: owner.pid });
    rmSync(path, { force: true });
  }
}

function writeLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, `${String(process.pid)} ${startOf(process.pid) ?? ''}`);
    closeSync(file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The process that holds the lock, number 0 where the file names none; undefined where it is gone. */
function lockOwner(path: string): LockOwner | undefined {
  try {
    const [pid = '', startedAt = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return { pid: /^\d{1,15}$/.test(pid) ? Number(pid) : 0, startedAt: startedAt === '' ? undefined : startedAt };
  } catch {
    return undefined;
  }
}

function isRunning({ pid, startedAt }: LockOwner): boolean {
  if (pid <= 0) return false;
  const start = startOf(pid);
  if (start !== undefined && startedAt !== undefined) return isSameStart(start, startedAt);
  // this process would have written when it started
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** When a process started: as Linux counts it, since which boot; elsewhere only of this process, by the clock. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // the name of the program, in brackets, may hold anything
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    return fields[19] === undefined ? undefined : `${boot}:${fields[19]}`;
  } catch {
    return pid === process.pid ? String(Math.round(Date.now() - process.uptime() * 1000)) : undefined;
  }
}

function isSameStart(one: string, other: string): boolean {
  if (one === other) return true;
  return /^\d+$/.test(one) && /^\d+$/.test(other) && Math.abs(Number(one) - Number(other)) < START_TOLERANCE;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
