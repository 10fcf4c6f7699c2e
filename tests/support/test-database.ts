import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { MIGRATIONS } from '../../infrastructure/sandbox/database/migrations.ts';
import { pgliteMutexDialect } from '../../infrastructure/sandbox/database/pglite-mutex-dialect.ts';
import type { Tables } from '../../infrastructure/sandbox/database/tables.ts';
import type { DatabaseChoice } from '../../infrastructure/sandbox/sandbox-options.ts';

export interface TestDatabase {
  readonly choice: DatabaseChoice;
  readonly drop: () => Promise<void>;
}

/** Making a database with its tables takes many times as long as loading one that was just made. */
let initialised: Promise<Blob> | undefined;

/** A fresh database: embedded in memory, or one of its own on the server that TEST_DATABASE_URL names. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    initialised ??= initialise();
    return {
      choice: { kind: 'pglite', dataDir: 'memory', snapshot: await initialised },
      drop: () => Promise.resolve(),
    };
  }
  const name = `oddsmith_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { choice: { kind: 'postgres', url: url.href }, drop: () => run(server, `drop database ${name} with (force)`) };
}

/** A database that outlives the sandbox that opened it: its folder, or its place on the server, is the test's to drop. */
export async function lastingDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  if (database.choice.kind === 'postgres') return database;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'oddsmith-'));
  const { snapshot } = database.choice;
  const made = await PGlite.create({
    dataDir: path.join(dataDir, 'database'),
    ...(snapshot && { loadDataDir: snapshot }),
  });
  await made.close();
  const drop = () => {
    rmSync(dataDir, { recursive: true });
    return Promise.resolve();
  };
  return { choice: { kind: 'pglite', dataDir }, drop };
}

async function initialise(): Promise<Blob> {
  const embedded = await PGlite.create();
  const database = new Kysely<Tables>({ dialect: pgliteMutexDialect(embedded) });
  const migrations = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw new Error('the tables cannot be made', { cause: error });
  const snapshot = await embedded.dumpDataDir('none');
  await database.destroy();
  return snapshot;
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
