import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { readMeta, writeMeta } from '../database/meta-values.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { nodeRandom } from '../server/node-random.ts';
import { HANDICAP_TERMS } from './pages/terms/handicap-terms.ts';
import { ODDS_TERMS } from './pages/terms/odds-terms.ts';
import { OUTCOME_TERMS } from './pages/terms/outcome-terms.ts';
import { PLAY_TERMS } from './pages/terms/play-terms.ts';
import { SETTLEMENT_TERMS } from './pages/terms/settlement-terms.ts';
import { TYPE_TERMS } from './pages/terms/type-terms.ts';

const TERMS = { ...ODDS_TERMS, ...OUTCOME_TERMS, ...HANDICAP_TERMS, ...TYPE_TERMS, ...SETTLEMENT_TERMS, ...PLAY_TERMS };

/** Fills the betting alphabet once for each edition of its texts. */
export async function seedAlphabet(database: Database): Promise<void> {
  const rows = Object.entries(TERMS).flatMap(([slug, term], position) =>
    (['ru', 'en'] as const).map((language) => ({
      slug,
      language,
      topic: term.topic,
      position,
      title: term[language].title,
      summary: term[language].summary,
      html: term[language].html,
      mistakes: JSON.stringify(term[language].mistakes),
      related: JSON.stringify(term.related),
      example: term.example === undefined ? null : JSON.stringify(term.example),
    })),
  );
  const edition = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if ((await readMeta(database, 'alphabet-edition')) === edition) return;
  const seed = async (transaction: Transaction<Tables>): Promise<void> => {
    await transaction.deleteFrom('alphabet_terms').execute();
    await transaction.insertInto('alphabet_terms').values(rows).execute();
  };
  // processes that start at once write the same
  await inTransaction({ database, random: nodeRandom }, seed, [UNIQUE_VIOLATION]);
  await writeMeta(database, 'alphabet-edition', edition);
}
