import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  embeddedDatabase,
  type EmbeddedDatabase,
} from '../../infrastructure/sandbox/database/embedded/embedded-database.ts';
import { EMBEDDED_OPTIONS } from '../../infrastructure/sandbox/database/open-database.ts';
import type { DatabaseChoice } from '../../infrastructure/sandbox/sandbox-options.ts';
import { databaseShape } from './database/database-shape.ts';
import { madeTables } from './database/made-tables.ts';
import { addWritten, keepRows, type KeptRows, type Written } from './database/kept-rows.ts';
import { bareServerDatabase, madeServerDatabase, type ServerDatabase } from './database/server-databases.ts';

export interface TestDatabase {
  readonly choice: DatabaseChoice;
  /** Has others that are lent as opened begin with the rows it has now; absent where it was lent with such rows, or is on a server. */
  readonly keepOpened?: (() => Promise<void>) | undefined;
  readonly drop: () => Promise<void>;
}

/** What the rows of a lent database are: none but those of its migrations, or those of a site that was just opened. */
type LentAs = 'empty' | 'opened';

/** One that runs, and what a statement that came twice is prepared in. */
interface Running {
  readonly pglite: PGlite;
  readonly client: EmbeddedDatabase;
  /** What it is brought back to. */
  kept: KeptRows;
  /** How often it was, since its tables were made anew. */
  renewals: number;
}

interface Prepared {
  readonly idle: Running[];
  /** One as it was made, to be loaded. */
  readonly snapshot: Blob;
  readonly shape: string;
  readonly empty: KeptRows;
  opened?: KeptRows;
}

/** What the tests of a process take their databases from: to bring one back takes a hundredth of the time that loading one does. */
let prepared: Promise<Prepared> | undefined;
/** Deleted rows leave room behind, which a reader of the table goes through. */
const MOST_RENEWALS = 20;
/** The tests of a process ask for the statements of the whole site, which one site seldom does. */
const MOST_PREPARED = 1500;

/** Nothing outlives a process that keeps its database in memory: it waits for no log, which is about a fifth of what a write takes. */
const IN_MEMORY = {
  startParams: [...EMBEDDED_OPTIONS.startParams, '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
};

/** A fresh database: embedded in memory, or one of its own on the server that TEST_DATABASE_URL names. */
export async function testDatabase(as: LentAs = 'empty'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? lentDatabase(as) : onServer(await madeServerDatabase(server));
}

/** The same for processes that open it at one moment: on a server, the first of them makes its tables. */
export async function bareDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? testDatabase() : onServer(await bareServerDatabase(server));
}

function onServer({ url, drop }: ServerDatabase): TestDatabase {
  return { choice: { kind: 'postgres', url }, drop };
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

async function lentDatabase(as: LentAs): Promise<TestDatabase> {
  const from = await (prepared ??= prepare());
  const wanted = (as === 'opened' ? from.opened : undefined) ?? from.empty;
  const running = await runningWith(from, wanted);
  const use: Use = { isAltered: false, isReshaped: false, waiting: 0, rows: new Set(), numbers: new Set() };
  let isDropped = false;
  const keepOpened = async (): Promise<void> => {
    from.opened = running.kept = await keepRows(running.pglite);
    use.rows.clear();
    use.numbers.clear();
  };
  return {
    choice: { kind: 'pglite', dataDir: 'memory', openRunning: () => lent(running.client, use) },
    ...(as === 'opened' && wanted === from.empty && { keepOpened }),
    drop: async () => {
      if (isDropped) return;
      isDropped = true;
      if (!use.isAltered && (await isRenewed(running, use, from.shape))) from.idle.push(running);
      else await running.pglite.close();
    },
  };
}

/** One with these rows; where there is none, another idle one is brought to them, or one is loaded. */
async function runningWith({ idle, snapshot, empty }: Prepared, kept: KeptRows): Promise<Running> {
  const place = idle.findIndex((each) => each.kept === kept);
  const found = place === -1 ? idle.pop() : idle.splice(place, 1)[0];
  const running = found ?? runningOne(await PGlite.create({ ...IN_MEMORY, loadDataDir: snapshot }), empty);
  if (running.kept !== kept) {
    await kept.makeAnew(running.pglite);
    Object.assign(running, { kept, renewals: 0 });
  }
  return running;
}

function runningOne(pglite: PGlite, kept: KeptRows): Running {
  return { pglite, client: embeddedDatabase(pglite, MOST_PREPARED), kept, renewals: 0 };
}

interface Use extends Written {
  isAltered: boolean;
  isReshaped: boolean;
  /** How many statements are not answered yet. */
  waiting: number;
}

/** What leaves more behind than rows and settings: a database that was asked for it is not used again. */
const ALTERING = /^[\s(]*(?:create|alter|drop|truncate|analyze|vacuum|do)\b/i;
/** What does so unless it was undone. */
const RESHAPING = /^\s*(?:create|alter|drop)\s+(?:table|sequence|function|trigger)\b/i;

/** The same database until who opened it closes it: nothing that comes later is written among the rows of the next. */
function lent(client: EmbeddedDatabase, use: Use): EmbeddedDatabase {
  let isOpen = true;
  return {
    query: async (statement, parameters) => {
      if (!isOpen) throw new Error('the database is closed');
      if (RESHAPING.test(statement)) use.isReshaped = true;
      else if (ALTERING.test(statement)) use.isAltered = true;
      use.waiting += 1;
      try {
        const result = await client.query(statement, parameters);
        addWritten(use, statement, result.rowCount);
        return result;
      } catch (error) {
        addWritten(use, statement, undefined);
        throw error;
      } finally {
        use.waiting -= 1;
      }
    },
    close: () => {
      isOpen = false;
      return Promise.resolve();
    },
  };
}

/** What a session may leave behind, but for its prepared statements. */
const NEW_SESSION =
  'close all; reset session authorization; reset all; unlisten *; select pg_advisory_unlock_all(); discard temp';

async function isRenewed(running: Running, use: Use, shape: string): Promise<boolean> {
  const { pglite, kept } = running;
  try {
    await pglite.exec('rollback');
    await pglite.exec(NEW_SESSION);
    running.renewals += 1;
    if (use.isReshaped && (await databaseShape(pglite)) !== shape) return false;
    // rows that were written under another name are not told from the rest
    if (use.waiting === 0 && !use.isReshaped && running.renewals < MOST_RENEWALS) await kept.bringBack(pglite, use);
    else {
      await kept.makeAnew(pglite);
      running.renewals = 0;
    }
    return true;
  } catch {
    return false;
  }
}

async function prepare(): Promise<Prepared> {
  const snapshot = await madeTables();
  const embedded = await PGlite.create({ ...IN_MEMORY, loadDataDir: snapshot });
  const empty = await keepRows(embedded);
  const shape = await databaseShape(embedded);
  return { idle: [runningOne(embedded, empty)], snapshot, shape, empty };
}
