import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';
import type { EmbeddedDatabase } from './embedded-database.ts';

const CHANGING: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Kysely over one embedded connection that a transaction holds alone: statements from outside wait until it has ended.
 * Kysely's own driver would run them inside the open transaction.
 */
export function embeddedDialect(embedded: EmbeddedDatabase): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createDriver: () => mutexDriver(embedded),
  };
}

function mutexDriver(embedded: EmbeddedDatabase): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      const { command, rows, rowCount } = await embedded.query(sql, parameters);
      const numAffectedRows = CHANGING.has(command) ? BigInt(rowCount ?? 0) : undefined;
      return { rows: rows as Row[], ...(numAffectedRows === undefined ? {} : { numAffectedRows }) };
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
    init: () => Promise.resolve(),
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
    destroy: () => embedded.close(),
  };
}
