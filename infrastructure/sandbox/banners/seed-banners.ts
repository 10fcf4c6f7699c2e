import type { Database } from '../database/open-database.ts';
import { DEMO_BANNERS } from '../world/names/demo-banners.ts';
import { bannerColumns } from './kept-banners.ts';

/** Fills the showcase once: what an editor changes or switches off stays so. */
export async function seedBanners(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: marked } = await transaction
      .insertInto('meta')
      .values({ name: 'banners-edition', value: '1' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (marked !== 1n) return;
    const rows = DEMO_BANNERS.map((banner, place) => ({ ...bannerColumns(banner), position: place + 1 }));
    await transaction.insertInto('banners').values(rows).execute();
  });
}
