import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { DatabaseChoice, SandboxOptions } from '../sandbox-options.ts';
import { DATABASE_TYPES } from './database-types.ts';
import { embeddedDatabase } from './embedded/embedded-database.ts';
import { embeddedDialect } from './embedded/embedded-dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS } from './migrations.ts';
import { retryingPool } from './retrying-pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Why there is no database, in one line for the person at the terminal. */
export interface DatabaseFailure {
  readonly code: 'folder-locked' | 'folder-unusable' | 'database-unreachable' | 'migration-failed';
  readonly message: string;
}

export interface OpenDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

const DATABASE_FOLDER = 'database';
/** The embedded database keeps its pages in the memory of this process: the 128 MB that a server would have are more than all of it. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'wal_buffers=256kB'];
const CONNECTION_TIMEOUT = 5000;
/** Below the 8 s for which a page waits for an order: whoever waits for another's lock gives up before the page does. */
const TIMEOUT = { lock_timeout: 3000, statement_timeout: 6000, idle_in_transaction_session_timeout: 6000 };

/** Opens the database, brings its tables up to date, and says in one line where that cannot be. */
export async function openDatabase(
  choice: DatabaseChoice,
  onStatement?: SandboxOptions['onStatement'],
): Promise<Result<OpenDatabase, DatabaseFailure>> {
  return opened(choice, { onStatement, isFound: false });
}

/** Opens a database that is there, for a command beside the site: makes none, and changes no table of it. */
export async function openFoundDatabase(choice: DatabaseChoice): Promise<Result<OpenDatabase, DatabaseFailure>> {
  if (choice.kind === 'pglite' && !existsSync(join(choice.dataDir, DATABASE_FOLDER, 'PG_VERSION'))) {
    return fail({ code: 'folder-unusable', message: `There is no database in the data folder ${choice.dataDir}.` });
  }
  return opened(choice, { isFound: true });
}

interface Opening {
  readonly onStatement?: SandboxOptions['onStatement'];
  /** Whether its tables are left as they are. */
  readonly isFound: boolean;
}

async function opened(
  choice: DatabaseChoice,
  { onStatement, isFound }: Opening,
): Promise<Result<OpenDatabase, DatabaseFailure>> {
  const dialect = choice.kind === 'postgres' ? postgresDialect(choice.url) : lockedDialect(choice);
  if (!dialect.ok) return dialect;
  const { unlock } = dialect.value;
  const database = new Kysely<Tables>({
    dialect: dialect.value.dialect,
    ...(onStatement === undefined
      ? {}
      : {
          log: (event) => (event.level === 'query' ? onStatement(event.query.sql, event.query.parameters) : undefined),
        }),
  });
  const close = async () => {
    await database.destroy();
    unlock();
  };
  const failure = await reach(database, choice, isFound);
  if (failure === undefined) return ok({ database, close });
  await close().catch(() => undefined);
  return fail(failure);
}

async function reach(
  database: Database,
  choice: DatabaseChoice,
  isFound: boolean,
): Promise<DatabaseFailure | undefined> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    const place = choice.kind === 'postgres' ? `at ${withoutPassword(choice.url)}` : `in ${choice.dataDir}`;
    return { code: 'database-unreachable', message: `The database ${place} cannot be reached: ${reason(error)}` };
  }
  if (isFound) return (await isOfThisVersion(database)) ? undefined : OTHER_VERSION;
  const error = choice.kind === 'postgres' ? await migrateServer(choice.url) : await migrate(database);
  if (error === undefined) return undefined;
  return { code: 'migration-failed', message: `The database does not fit this version: ${reason(error)}` };
}

const PROVIDER = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
const OTHER_VERSION: DatabaseFailure = {
  code: 'migration-failed',
  message: 'The database is not of this version: start the site once, which brings it up to date.',
};

/** Only reads: which migrations were done stands in a table of its own. */
async function isOfThisVersion(database: Database): Promise<boolean> {
  const migrations = await new Migrator({ db: database, provider: PROVIDER }).getMigrations();
  return migrations.every(({ executedAt }) => executedAt !== undefined);
}

async function migrate(database: Database): Promise<unknown> {
  if (await isMigrated(database)) return undefined;
  const { error } = await new Migrator({ db: database, provider: PROVIDER }).migrateToLatest();
  return error;
}

/** Whether its own list says so: the migrator would first read what columns there are, of all tables. */
async function isMigrated(database: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(database);
    return isDeepStrictEqual(new Set(rows.map(({ name }) => name)), new Set(Object.keys(MIGRATIONS)));
  } catch {
    // a new database has no such table
    return false;
  }
}

/** On a connection without time limits: a migration may take long, and waits for that of another process. */
async function migrateServer(url: string): Promise<unknown> {
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool(poolOptions(url)) }) });
  try {
    return await migrate(database);
  } finally {
    await database.destroy();
  }
}

type LockedDialect = Result<{ readonly dialect: Dialect; readonly unlock: () => void }, DatabaseFailure>;

/** What the embedded database is opened with, wherever it keeps its pages. @internal */
export const EMBEDDED_OPTIONS = { startParams: SMALL };

function lockedDialect({ dataDir, openRunning }: Extract<DatabaseChoice, { readonly kind: 'pglite' }>): LockedDialect {
  if (dataDir === 'memory') {
    const embedded = openRunning?.() ?? embeddedDatabase(new PGlite(EMBEDDED_OPTIONS));
    return ok({ dialect: embeddedDialect(embedded), unlock: () => undefined });
  }
  try {
    const lock = lockFolder(dataDir);
    if (!lock.ok) {
      const message = `The data folder ${dataDir} is in use by process ${String(lock.error.pid)}: stop it, or name another with DATA_DIR`;
      return fail({ code: 'folder-locked', message });
    }
    const folder = join(dataDir, DATABASE_FOLDER);
    mkdirSync(folder, { recursive: true });
    return ok({
      dialect: embeddedDialect(embeddedDatabase(new PGlite({ ...EMBEDDED_OPTIONS, dataDir: folder }))),
      unlock: lock.value,
    });
  } catch (error) {
    return fail({ code: 'folder-unusable', message: `The data folder ${dataDir} cannot be used: ${reason(error)}` });
  }
}

function postgresDialect(url: string): LockedDialect {
  try {
    const pool = new pg.Pool({ ...poolOptions(url), ...TIMEOUT });
    // A connection that dies is replaced by the pool, and its query fails; without a listener it would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return ok({ dialect: new PostgresDialect({ pool: retryingPool(pool) }), unlock: () => undefined });
  } catch (error) {
    return fail({ code: 'database-unreachable', message: `DATABASE_URL is not usable: ${reason(error)}` });
  }
}

function poolOptions(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    // to compile a statement takes 200 ms, to run it as it is a few: an order waited for that
    options: '-c jit=off',
    max: 10,
    types: DATABASE_TYPES,
  };
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'DATABASE_URL';
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}
