import type { PGlite } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { DATABASE_TYPES } from '../database-types.ts';
import { embeddedStream } from './embedded-stream.ts';

/** What is needed of an embedded database. */
export interface EmbeddedDatabase {
  readonly query: (statement: string, parameters: readonly unknown[]) => Promise<pg.QueryResult<pg.QueryResultRow>>;
  readonly close: () => Promise<void>;
}

/** What the embedded database calls its own, whatever the environment says of a server. */
const OWN = { user: 'postgres', database: 'postgres', ssl: false } as const;
const MOST_PREPARED = 300;
const PREPARABLE = /^(?:select|insert|update|delete|with)\b/i;

let clients = 0;

/** Names of statements that were asked for before: only those are worth preparing. */
function preparedNames(most: number): (statement: string) => string | undefined {
  clients += 1;
  const client = String(clients);
  const seen = new LRUCache<string, true>({ max: most });
  const names = new Map<string, string>();
  return (statement) => {
    const known = names.get(statement);
    if (known !== undefined || names.size >= most || !PREPARABLE.test(statement)) return known;
    if (!seen.has(statement)) {
      seen.set(statement, true);
      return undefined;
    }
    const name = `${client}-${String(names.size)}`;
    names.set(statement, name);
    return name;
  };
}

/**
 * An embedded database behind the client of a server: a statement goes to it in one message, and the common ones are
 * prepared once. The embedded database's own client sends five messages a statement and prepares each anew.
 */
export function embeddedDatabase(pglite: PGlite, mostPrepared: number = MOST_PREPARED): EmbeddedDatabase {
  const stream = () => embeddedStream(pglite);
  const client = new pg.Client({ ...OWN, stream, types: DATABASE_TYPES });
  // a query that fails says so itself
  client.on('error', () => undefined);
  const connected = pglite.waitReady.then(async () => client.connect());
  connected.catch(() => undefined);
  const nameOf = preparedNames(mostPrepared);
  return {
    query: async (text, parameters) => {
      await connected;
      const name = nameOf(text);
      return client.query({ text, values: [...parameters], ...(name === undefined ? {} : { name }) });
    },
    close: () => pglite.close(),
  };
}
