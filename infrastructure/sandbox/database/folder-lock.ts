import { mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../../core/shared/result.ts';

const LOCK_NAME = 'oddsmith.lock';

/** Takes a data folder for this process alone: the embedded database itself lets two processes spoil each other's files. */
export function lockFolder(
  folder: string,
): Result<() => void, { readonly code: 'folder-locked'; readonly pid: number }> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_NAME);
  for (;;) {
    if (writeLock(path)) {
      return ok(() => {
        if (lockOwner(path) === process.pid) rmSync(path, { force: true });
      });
    }
    const pid = lockOwner(path);
    if (pid === undefined) continue;
    if (isRunning(pid)) return fail({ code: 'folder-locked', pid });
    rmSync(path, { force: true });
  }
}

function writeLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The process that holds the lock; 0 where the file holds no number, undefined where it is gone. */
function lockOwner(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(pid) ? pid : 0;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
