import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { InformationGroup } from '../../../core/site/documents/information-page.ts';
import type { Database } from '../database/open-database.ts';
import { readMeta, writeMeta } from '../database/meta-values.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { nodeRandom } from '../server/node-random.ts';
import { COMPANY_PAGES } from './pages/company-pages.ts';
import { NEWS_PAGES } from './pages/news-pages.ts';
import { MONEY_PAGES } from './pages/money-pages.ts';
import { PLAY_PAGES } from './pages/play-pages.ts';
import { POLICY_PAGES } from './pages/policy-pages.ts';
import { RULE_PAGES } from './pages/rule-pages.ts';
import { SAFETY_PAGES } from './pages/safety-pages.ts';
import type { SeededPages } from './seeded-page.ts';

const GROUPS: readonly (readonly [InformationGroup, SeededPages])[] = [
  ['rules', RULE_PAGES],
  ['play', PLAY_PAGES],
  ['money', MONEY_PAGES],
  ['safety', SAFETY_PAGES],
  ['policies', POLICY_PAGES],
  ['company', COMPANY_PAGES],
];

const WRITTEN_AT = Date.UTC(2026, 10, 20, 9);

/** Fills the pages of information once for each edition of their texts: what an editor changed since stays until the next. */
export async function seedInformation(database: Database): Promise<void> {
  const rows = GROUPS.flatMap(([group, pages]) =>
    Object.entries(pages).map(([page, texts]) => ({ page, group, texts })),
  ).flatMap(({ page, group, texts }, position) =>
    (['ru', 'en'] as const).map((language) => ({
      page,
      language,
      menu_group: group,
      position,
      title: texts[language].title,
      html: texts[language].html.trim(),
      updated_at: WRITTEN_AT,
    })),
  );
  const news = Object.entries(NEWS_PAGES).flatMap(([slug, { at, ...texts }], position) =>
    (['ru', 'en'] as const).map((language) => ({
      page: `news-${slug}`,
      language,
      menu_group: 'news',
      position,
      ...texts[language],
      html: texts[language].html.trim(),
      updated_at: at,
    })),
  );
  const edition = createHash('sha256')
    .update(JSON.stringify([...rows, ...news]))
    .digest('hex');
  if ((await readMeta(database, 'information-edition')) === edition) return;
  const seed = async (transaction: Transaction<Tables>): Promise<void> => {
    await transaction.deleteFrom('information_pages').execute();
    await transaction.insertInto('information_pages').values(rows).execute();
    await transaction.insertInto('information_pages').values(news).execute();
  };
  // processes that start at once write the same
  await inTransaction({ database, random: nodeRandom }, seed, [UNIQUE_VIOLATION]);
  await writeMeta(database, 'information-edition', edition);
}
