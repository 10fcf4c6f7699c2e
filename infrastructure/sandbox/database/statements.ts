import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A step that is made of SQL alone. */
export function statements(texts: readonly string[]): Migration {
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no tables: that is Kysely's own type
    up: async (database: Kysely<any>) => {
      for (const text of texts) await sql.raw(text).execute(database);
    },
  };
}
