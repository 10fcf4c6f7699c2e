import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

/** The variable that names the folder of this run to its workers. */
export const RUN_FOLDER = 'ODDSMITH_E2E_FOLDER';
export const PREPARED = 'prepared';

/**
 * A data folder with the tables made and nothing else in it, for one site. It is removed with all of the run; outside of
 * a run of browser tests nothing is prepared, and the database is one in memory.
 */
export function copiedData(): string {
  const run = process.env[RUN_FOLDER];
  if (run === undefined) return 'memory';
  const folder = mkdtempSync(path.join(run, 'site-'));
  cpSync(path.join(run, PREPARED), folder, { recursive: true });
  return folder;
}
