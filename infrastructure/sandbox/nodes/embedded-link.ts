import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { changesSince } from './changes-since.ts';
import type { NodeLink, SharedRow } from './node-link.ts';

/** The link of a site that is one process: it leads, and there is nobody to tell. */
export function embeddedLink(database: Database): NodeLink {
  return {
    lease: Infinity,
    exchange: async (known) => {
      const { rows } = await sql<SharedRow>`${sql.raw(changesSince(String(known)))}`.execute(database);
      return rows;
    },
    everybodyKnows: () => Promise.resolve(),
    tell: () => Promise.resolve(),
    lead: () => Promise.resolve(true),
    publish: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
