import { sql } from 'kysely';
import type { ModuleReleases } from '../../mini-apps/host/module-releases.ts';
import type { Database } from '../database/open-database.ts';

/** MAT-25 Releases that all processes of a site know, and that a start anew does not forget. */
export function keptReleases(database: Database): ModuleReleases {
  const newest: ModuleReleases['newest'] = async (name) => {
    const row = await database
      .selectFrom('module_releases')
      .select('release')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.release ?? 0;
  };
  return {
    newest,
    see: async (name, release) => {
      const known = await newest(name);
      if (known >= release) return known;
      const row = await database
        .insertInto('module_releases')
        .values({ name, release })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({ release: sql`greatest(module_releases.release, excluded.release)` }),
        )
        .returning('release')
        .executeTakeFirstOrThrow();
      return row.release;
    },
  };
}
