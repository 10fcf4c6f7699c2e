import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../infrastructure/sandbox/database/folder-lock.ts';

let folder = '';
const lock = () => path.join(folder, 'oddsmith.lock');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock of a data folder', () => {
  it('is one process’s until it is given back', () => {
    const first = lockFolder(folder);
    expect(first.ok).toBe(true);
    expect(lockFolder(folder)).toEqual({ ok: false, error: { code: 'folder-locked', pid: process.pid } });
    if (first.ok) first.value();
    expect(lockFolder(folder).ok).toBe(true);
  });

  it.each([
    ['that left its own number, which this process has now', () => String(process.pid)],
    ['of another start under this number', () => `${String(process.pid)} 0f:17`],
    ['that has ended', () => `${String(ended())} 0f:17`],
    ['that has ended, of an older version', () => String(ended())],
    ['whose number another process has now', () => `${String(process.ppid)} 0f:17`],
    ['that wrote nothing', () => ''],
    ['that wrote no number', () => 'x'],
  ])('is taken from a process %s', (_name, text) => {
    writeFileSync(lock(), text());
    expect(lockFolder(folder).ok).toBe(true);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${String(process.pid)} \\S+`));
  });

  it('is left to a process that runs', () => {
    writeFileSync(lock(), String(process.ppid));
    expect(lockFolder(folder)).toEqual({ ok: false, error: { code: 'folder-locked', pid: process.ppid } });
  });
});
