import type { Stores } from '../ui/app/stores.ts';
import type { LazyStoreName } from '../ui/page/lazy-stores.ts';
import { accountsWiring } from './wiring/accounts-wiring.ts';
import { couponWiring } from './wiring/coupon-wiring.ts';
import { noticesWiring } from './wiring/notices-wiring.ts';
import { pageWiring } from './wiring/page-wiring.ts';
import { sessionWiring } from './wiring/session-wiring.ts';
import { settingsWiring } from './wiring/settings-wiring.ts';
import { siteWiring } from './wiring/site-wiring.ts';
import { sportsWiring } from './wiring/sports-wiring.ts';
import type { WiringRow } from './wiring-row.ts';

type EagerStoreName = Exclude<keyof Stores, LazyStoreName | 'language' | 'lazy'>;

/** What every page has from the start, in the order in which it is started. */
export const EAGER_WIRING = {
  ...pageWiring,
  ...siteWiring,
  ...settingsWiring,
  ...noticesWiring,
  ...sessionWiring,
  ...accountsWiring,
  ...couponWiring,
  ...sportsWiring,
} satisfies { readonly [Name in EagerStoreName]: WiringRow<Stores[Name]> };

/** The stores among it; gateways are asked for by stores alone. */
export const EAGER_STORE_NAMES = (Object.keys(EAGER_WIRING) as (keyof typeof EAGER_WIRING)[]).filter(
  (name): name is EagerStoreName => !name.endsWith('Gateway'),
);
