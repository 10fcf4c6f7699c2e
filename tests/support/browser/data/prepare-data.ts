import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type Database } from '../../../../infrastructure/sandbox/database/open-database.ts';
import { madeTables } from '../../database/made-tables.ts';
import { PREPARED, RUN_FOLDER } from './copied-data.ts';

/** What a site writes into a fresh database by itself. */
const OF_A_SITE = ['world-secret', 'secret', 'secret-check', 'openid-key', 'last-tick'];

/**
 * Makes, once for a run of browser tests, the tables that its sites begin with: that takes three quarters of the start
 * of a site. Only the migrations run, so each copy draws its secrets and seeds its world by itself.
 */
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'oddsmith-e2e-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const dataDir = path.join(folder, PREPARED);
    mkdirSync(dataDir);
    const made = await PGlite.create({ dataDir: path.join(dataDir, 'database'), loadDataDir: await madeTables() });
    await made.close();
    const opened = await openDatabase({ kind: 'pglite', dataDir });
    if (!opened.ok) throw new Error(opened.error.message);
    await checkIsNoSites(opened.value.database);
    await opened.value.close();
  } catch (error) {
    remove();
    throw error;
  }
  process.env[RUN_FOLDER] = folder;
  return remove;
}

/** With one secret in all copies the session of one site would count at another, and no test would see that fault. */
async function checkIsNoSites(database: Database): Promise<void> {
  const kept = await database.selectFrom('meta').select('name').where('name', 'in', OF_A_SITE).execute();
  if (kept.length > 0) throw new Error(`the prepared data holds ${kept.map(({ name }) => name).join(', ')} of a site`);
}
