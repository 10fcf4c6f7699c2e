import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';

/** What is needed of an embedded database. */
export type EmbeddedDatabase = Pick<PGlite, 'query' | 'waitReady' | 'close'>;

/**
 * Kysely over one embedded connection that a transaction holds alone: statements from outside wait until it has ended.
 * Kysely's own driver would run them inside the open transaction.
 */
export function pgliteMutexDialect(pglite: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createDriver: () => mutexDriver(pglite),
  };
}

function mutexDriver(pglite: EmbeddedDatabase): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      const { rows, affectedRows } = await pglite.query<Row>(sql, [...parameters]);
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    },
    // oxlint-disable-next-line require-yield -- the embedded database has no cursors
    async *streamQuery() {
      throw new Error('the embedded database does not stream');
    },
  };
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const run = async (taken: DatabaseConnection, statement: string) => {
    await taken.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    init: () => pglite.waitReady,
    acquireConnection: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      return connection;
    },
    releaseConnection: () => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
      return Promise.resolve();
    },
    beginTransaction: (taken) => run(taken, 'begin'),
    commitTransaction: (taken) => run(taken, 'commit'),
    rollbackTransaction: (taken) => run(taken, 'rollback'),
    destroy: () => pglite.close(),
  };
}
