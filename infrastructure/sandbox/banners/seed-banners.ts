import type { Database } from '../database/open-database.ts';
import { DEMO_BANNERS } from '../world/names/demo-banners.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { bannerColumns, bannerTranslations } from './kept-banners.ts';

/** The second one has all languages of the site. */
const EDITION = '2';
const WITHOUT_TRANSLATIONS = '1';

/** Fills the showcase once: what an editor changes or switches off stays so. */
export async function seedBanners(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: marked } = await transaction
      .insertInto('meta')
      .values({ name: 'banners-edition', value: EDITION })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (marked !== 1n) return translateSeeded(transaction);
    const rows = DEMO_BANNERS.map((banner, place) => ({ ...bannerColumns(banner), position: place + 1 }));
    await transaction.insertInto('banners').values(rows).execute();
  });
}

/** The words of the first edition, as far as no editor has changed them, have their translations. */
async function translateSeeded(transaction: Transaction<Tables>): Promise<void> {
  const { numUpdatedRows: marked } = await transaction
    .updateTable('meta')
    .set({ value: EDITION })
    .where('name', '=', 'banners-edition')
    .where('value', '=', WITHOUT_TRANSLATIONS)
    .executeTakeFirst();
  if (marked !== 1n) return;
  for (const banner of DEMO_BANNERS) {
    const { titles, texts } = banner;
    await transaction
      .updateTable('banners')
      .set({ translations: bannerTranslations(banner) })
      .where('title_ru', '=', titles.ru)
      .where('title_en', '=', titles.en)
      .where('text_ru', '=', texts.ru)
      .where('text_en', '=', texts.en)
      .execute();
  }
}
