import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../infrastructure/sandbox/database/open-database.ts';

export interface ServerDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A database of its own on a server, without any table: whoever opens it makes them. */
export async function bareServerDatabase(server: string): Promise<ServerDatabase> {
  return created(server, '');
}

/** One with its tables made: to copy them takes a fifth of the time that the migrations do. */
export async function madeServerDatabase(server: string): Promise<ServerDatabase> {
  return created(server, ` template ${await (template ??= madeTemplate(server))}`);
}

async function created(server: string, from: string): Promise<ServerDatabase> {
  const name = `oddsmith_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}${from}`);
  return { url: addressOf(server, name), drop: () => run(server, `drop database ${name} with (force)`) };
}

let template: Promise<string> | undefined;
const MAKING = 7_041_001;

/** The database of these migrations that others are copied from: processes share it, and the first one makes it. */
async function madeTemplate(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MAKING]);
    const name = `oddsmith_made_${digestOfMigrations()}`;
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(server, client, name);
    return name;
  } finally {
    await client.end();
  }
}

/** Under another name until it is done. */
async function makeTemplate(server: string, client: pg.Client, name: string): Promise<void> {
  await client.query('drop database if exists oddsmith_making with (force)');
  await client.query('create database oddsmith_making');
  const opened = await openDatabase({ kind: 'postgres', url: addressOf(server, 'oddsmith_making') });
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.close();
  await client.query(`alter database oddsmith_making rename to ${name}`);
}

const SOURCES = path.join(import.meta.dirname, '../../../infrastructure/sandbox/database');

/** Changes with whatever may make other tables. */
function digestOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.ts', { cwd: SOURCES }).toSorted())
    hash.update(readFileSync(path.join(SOURCES, file)));
  return hash.digest('hex').slice(0, 16);
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
