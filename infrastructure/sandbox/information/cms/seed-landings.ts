import { inTransaction } from '../../database/retried-transaction.ts';
import type { Database } from '../../database/open-database.ts';
import { nodeRandom } from '../../server/node-random.ts';
import { keptVersions, keepVersion } from './kept-versions.ts';
import { LANDING_PAGES } from '../pages/landing-pages.ts';

const WRITTEN_AT = Date.UTC(2026, 10, 27, 9);

/** Writes the first version of each landing page, where it has none. */
export async function seedLandings(database: Database): Promise<void> {
  for (const [slug, texts] of Object.entries(LANDING_PAGES)) {
    for (const language of ['ru', 'en'] as const) {
      const place = { kind: 'landing', slug, language } as const;
      if ((await keptVersions(database, place)).length > 0) continue;
      const given = { page: texts[language], after: undefined, now: WRITTEN_AT };
      // a process that starts at the same time has kept it before: then there is nothing to write
      await inTransaction({ database, random: nodeRandom }, async (transaction) =>
        keepVersion(transaction, place, given),
      );
    }
  }
}
