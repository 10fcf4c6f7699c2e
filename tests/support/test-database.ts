import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import {
  embeddedDatabase,
  type EmbeddedDatabase,
} from '../../infrastructure/sandbox/database/embedded/embedded-database.ts';
import { embeddedDialect } from '../../infrastructure/sandbox/database/embedded/embedded-dialect.ts';
import { MIGRATIONS } from '../../infrastructure/sandbox/database/migrations.ts';
import { EMBEDDED_OPTIONS } from '../../infrastructure/sandbox/database/open-database.ts';
import type { Tables } from '../../infrastructure/sandbox/database/tables.ts';
import type { DatabaseChoice } from '../../infrastructure/sandbox/sandbox-options.ts';

export interface TestDatabase {
  readonly choice: DatabaseChoice;
  readonly drop: () => Promise<void>;
}

interface Prepared {
  /** Running databases as they were made. */
  readonly idle: PGlite[];
  /** One as it was made, to be loaded. */
  readonly snapshot: Blob;
  /** Makes one again what it was. */
  readonly renewal: string;
}

/** What the tests of a process take their databases from: to empty one takes a tenth of the time that loading one does. */
let prepared: Promise<Prepared> | undefined;

/** A fresh database: embedded in memory, or one of its own on the server that TEST_DATABASE_URL names. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') return lentDatabase();
  const name = `oddsmith_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { choice: { kind: 'postgres', url: url.href }, drop: () => run(server, `drop database ${name} with (force)`) };
}

/** A database that outlives the sandbox that opened it, and is opened from its folder each time; on a server it has a place there. */
export async function lastingDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined && server !== '') return testDatabase();
  const { dataDir, drop } = await databaseFolder();
  return { choice: { kind: 'pglite', dataDir }, drop };
}

export interface DatabaseFolder {
  readonly dataDir: string;
  readonly drop: () => Promise<void>;
}

/** A data folder with the tables made and nothing else in it. */
export async function databaseFolder(): Promise<DatabaseFolder> {
  const { snapshot } = await (prepared ??= prepare());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'oddsmith-'));
  const made = await PGlite.create({ dataDir: path.join(dataDir, 'database'), loadDataDir: snapshot });
  await made.close();
  const drop = () => {
    rmSync(dataDir, { recursive: true });
    return Promise.resolve();
  };
  return { dataDir, drop };
}

async function lentDatabase(): Promise<TestDatabase> {
  const { idle, snapshot, renewal } = await (prepared ??= prepare());
  const pglite = idle.pop() ?? (await PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir: snapshot }));
  const altered = { isAltered: false };
  let isDropped = false;
  return {
    choice: { kind: 'pglite', dataDir: 'memory', openRunning: () => lent(pglite, altered) },
    drop: async () => {
      if (isDropped) return;
      isDropped = true;
      if (!altered.isAltered && (await isRenewed(pglite, renewal))) idle.push(pglite);
      else await pglite.close();
    },
  };
}

/** What leaves more behind than rows and settings: a database that was asked for it is not used again. */
const ALTERING = /^[\s(]*(?:create|alter|drop|analyze|vacuum|do)\b/i;

/** The same database until who opened it closes it: nothing that comes later is written among the rows of the next. */
function lent(pglite: PGlite, altered: { isAltered: boolean }): EmbeddedDatabase {
  let isOpen = true;
  const database = embeddedDatabase(pglite);
  return {
    query: async (statement, parameters) => {
      if (!isOpen) throw new Error('the database is closed');
      if (ALTERING.test(statement)) altered.isAltered = true;
      return database.query(statement, parameters);
    },
    close: () => {
      isOpen = false;
      return Promise.resolve();
    },
  };
}

async function isRenewed(pglite: PGlite, renewal: string): Promise<boolean> {
  try {
    await pglite.exec('rollback');
    await pglite.exec('discard all');
    await pglite.exec(renewal);
    return true;
  } catch {
    return false;
  }
}

/** Statements that leave the rows alone that the tables were made with. */
async function renewalOf(pglite: PGlite): Promise<string> {
  const { rows: tables } = await pglite.query<{ readonly name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  const statements = [`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`];
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ readonly json: string | null }>(
      `select quote_literal(json_agg(made)) as json from ${name} as made`,
    );
    const json = rows[0]?.json ?? undefined;
    if (json !== undefined) {
      statements.push(`insert into ${name} select * from json_populate_recordset(null::${name}, ${json})`);
    }
  }
  return statements.join(';');
}

async function prepare(): Promise<Prepared> {
  const embedded = await PGlite.create(EMBEDDED_OPTIONS);
  const database = new Kysely<Tables>({ dialect: embeddedDialect(embeddedDatabase(embedded)) });
  const migrations = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw new Error('the tables cannot be made', { cause: error });
  const renewal = await renewalOf(embedded);
  return { idle: [embedded], snapshot: await embedded.dumpDataDir('none'), renewal };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
