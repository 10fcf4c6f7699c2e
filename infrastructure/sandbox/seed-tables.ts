import { seedCouponPromos } from './coupons/promo/seed-coupon-promos.ts';
import type { Database } from './database/open-database.ts';
import { seedGames } from './casino/seed-games.ts';
import { seedBanners } from './banners/seed-banners.ts';
import { seedPromoCodes } from './bonuses/promo-codes.ts';
import { seedAlphabet } from './information/seed-alphabet.ts';
import { seedLandings } from './information/cms/seed-landings.ts';
import { seedTerminals } from './information/terminals/seed-terminals.ts';
import { seedInformation } from './information/seed-information.ts';
import { seedPromotions } from './promotions/offers/seed-promotions.ts';
import { seedTournaments } from './promotions/seed-tournaments.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { nameIssuers } from './social/offered-networks.ts';

/** What the tables hold before anybody comes. */
export async function seedTables(database: Database, options: SandboxOptions): Promise<void> {
  await seedInformation(database);
  await seedAlphabet(database);
  await seedLandings(database);
  await seedGames(database);
  if (options.isDemo) {
    await seedPromoCodes(database);
    await seedCouponPromos(database);
    await seedBanners(database);
    await seedTournaments(database);
    await seedPromotions(database);
    await seedTerminals(database);
  }
  await nameIssuers(database, options);
}
