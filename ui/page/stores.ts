import { createContext, useContext } from 'react';
import { assert } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { AccountsStore } from '../accounts/accounts-store.ts';
import type { CouponCodeStore } from '../coupon/saved/coupon-code-store.ts';
import type { CouponNewsStore } from '../coupon/coupon-news-store.ts';
import type { CouponSettingsStore } from '../coupon/settings/coupon-settings-store.ts';
import type { CouponStore } from '../coupon/coupon-store.ts';
import type { CouponTermsStore } from '../coupon/coupon-terms-store.ts';
import type { MyBetsStore } from '../coupon/history/my-bets-store.ts';
import type { PlacementStore } from '../coupon/placing/placement-store.ts';
import type { NoticesStore } from '../notices/notices-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { DialogsStore } from './dialogs-store.ts';
import type { LateStores, LateStoreSource } from './late-stores.ts';
import type { PageClock } from './page-clock.ts';
import type { ViewSettingsStore } from '../settings/view-settings-store.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { FavouritesStore } from '../sports/line/favourites-store.ts';
import type { GameStore } from '../sports/game/game-store.ts';
import type { LineStore } from '../sports/line/line-store.ts';
import type { SearchStore } from '../sports/search/search-store.ts';
import type { TreeStore } from '../sports/tree/tree-store.ts';
import type { PageStore } from './page-store.ts';
import type { Texts } from './texts.ts';

/** Every store of a page, one per feature. A page on the server has its own set for each request. */
export interface Stores extends LateStores {
  readonly late: LateStoreSource;
  readonly language: Language;
  readonly clock: PageClock;
  readonly page: PageStore;
  readonly settings: ViewSettingsStore;
  readonly site: SiteStore;
  readonly texts: Texts;
  readonly dialogs: DialogsStore;
  readonly notices: NoticesStore;
  readonly session: SessionStore;
  readonly accounts: AccountsStore;
  readonly coupon: CouponStore;
  readonly couponSettings: CouponSettingsStore;
  readonly couponTerms: CouponTermsStore;
  readonly couponCode: CouponCodeStore;
  readonly couponNews: CouponNewsStore;
  readonly placement: PlacementStore;
  readonly myBets: MyBetsStore;
  readonly tree: TreeStore;
  readonly line: LineStore;
  readonly game: GameStore;
  readonly favourites: FavouritesStore;
  readonly search: SearchStore;
}

const StoresContext = createContext<Stores | undefined>(undefined);

export const StoresProvider = StoresContext.Provider;

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  assert(stores !== undefined, 'useStores outside StoresProvider');
  return stores;
}
