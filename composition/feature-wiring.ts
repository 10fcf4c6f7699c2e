import { accountsWiring } from './wiring/accounts-wiring.ts';
import { couponWiring } from './wiring/coupon-wiring.ts';
import { noticesWiring } from './wiring/notices-wiring.ts';
import { pageWiring } from './wiring/page-wiring.ts';
import { sessionWiring } from './wiring/session-wiring.ts';
import { settingsWiring } from './wiring/settings-wiring.ts';
import { siteWiring } from './wiring/site-wiring.ts';
import { sportsWiring } from './wiring/sports-wiring.ts';
import type { Wiring } from './wiring-row.ts';

/** What the features, and the page they stand in, have from the start, in the order in which it is started. */
export const FEATURE_WIRING = {
  ...pageWiring,
  ...siteWiring,
  ...settingsWiring,
  ...noticesWiring,
  ...sessionWiring,
  ...accountsWiring,
  ...couponWiring,
  ...sportsWiring,
} satisfies Wiring;
