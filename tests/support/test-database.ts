import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabaseChoice } from '../../infrastructure/sandbox/sandbox-options.ts';

export interface TestDatabase {
  readonly choice: DatabaseChoice;
  readonly drop: () => Promise<void>;
}

/** Initialising a database takes seven times as long as loading one that was just initialised. */
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
  const drop = () => {
    rmSync(dataDir, { recursive: true });
    return Promise.resolve();
  };
  return { choice: { kind: 'pglite', dataDir }, drop };
}

async function initialise(): Promise<Blob> {
  const database = await PGlite.create();
  const snapshot = await database.dumpDataDir('none');
  await database.close();
  return snapshot;
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
