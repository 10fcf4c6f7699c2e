import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { embeddedDatabase } from '../../../infrastructure/sandbox/database/embedded/embedded-database.ts';
import { embeddedDialect } from '../../../infrastructure/sandbox/database/embedded/embedded-dialect.ts';
import { MIGRATIONS } from '../../../infrastructure/sandbox/database/migrations.ts';
import { EMBEDDED_OPTIONS } from '../../../infrastructure/sandbox/database/open-database.ts';
import type { Tables } from '../../../infrastructure/sandbox/database/tables.ts';

/** Names a folder of one run of all tests: the migrations of a run are the same. */
const FOLDER = 'ODDSMITH_TABLES_FOLDER';

/**
 * An embedded database with its tables made and no other rows than those of its migrations, to be loaded: that takes a
 * tenth of the time that making one does. The processes of a run share it; outside of a run each makes its own.
 */
export async function madeTables(): Promise<Blob> {
  const folder = process.env[FOLDER];
  if (folder === undefined) return makeTables();
  const file = path.join(folder, 'tables.tar');
  if (!existsSync(file)) {
    const writing = path.join(folder, randomUUID());
    writeFileSync(writing, await (await makeTables()).bytes());
    // one whom another process was before writes the same
    renameSync(writing, file);
  }
  return new Blob([readFileSync(file)]);
}

async function makeTables(): Promise<Blob> {
  const embedded = await PGlite.create(EMBEDDED_OPTIONS);
  const database = new Kysely<Tables>({ dialect: embeddedDialect(embeddedDatabase(embedded)) });
  const migrations = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw new Error('the tables cannot be made', { cause: error });
  // what it would still have to write does not come along
  await embedded.exec('checkpoint');
  const made = await embedded.dumpDataDir('none');
  await embedded.close();
  return made;
}
