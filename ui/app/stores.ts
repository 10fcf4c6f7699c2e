import type { AccountsStores } from '#ui/accounts/use-accounts.ts';
import type { CasinoStores } from '#ui/casino/use-casino.ts';
import type { CouponStores } from '#ui/coupon/use-coupon.ts';
import type { LimitsStores } from '#ui/limits/use-limits.ts';
import type { LottoStores } from '#ui/lotto/use-lotto.ts';
import type { MiniAppsStores } from '#ui/mini-apps/use-mini-apps.ts';
import type { NavigationStores } from '#ui/navigation/navigation-stores.ts';
import type { NoticesStores } from '#ui/notices/use-notices.ts';
import type { PaymentsStores } from '#ui/payments/use-payments.ts';
import type { PlayerStores } from '#ui/player/use-player.ts';
import type { PromotionsStores } from '#ui/promotions/use-promotions.ts';
import type { RegistrationStores } from '#ui/registration/use-registration.ts';
import type { SessionStores } from '#ui/session/use-session.ts';
import type { SettingsStores } from '#ui/settings/use-settings.ts';
import type { SiteStores } from '#ui/site/use-site.ts';
import type { SportsStores } from '#ui/sports/use-sports.ts';
import type { SupportStores } from '#ui/support/use-support.ts';
import type { HeadUpdater } from './head/head-updater.ts';
import type { LazyNavigation } from './routing/lazy-navigation-shape.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';
import type { PageStore } from '../page/page-store.ts';
import type { PageStores } from '../page/use-page.ts';

interface AppStores {
  readonly page: PageStore<LazyNavigation>;
  readonly head: HeadUpdater;
}

/** Every store of a page, with all that the features ask of each other. */
type FeatureStores = Omit<PageStores, 'page'> &
  AccountsStores &
  CasinoStores &
  CouponStores &
  LimitsStores &
  LottoStores &
  MiniAppsStores &
  NavigationStores &
  NoticesStores &
  PaymentsStores &
  PlayerStores &
  PromotionsStores &
  RegistrationStores &
  SessionStores &
  SettingsStores &
  SiteStores &
  SportsStores &
  SupportStores;

export type StoreName = Exclude<keyof (FeatureStores & AppStores), 'language' | 'lazy'>;

/** What a page is given; the frame and the router stand above the features and know all of it. */
export type Stores = FeatureStores &
  AppStores & {
    readonly lazy: LazyStoreSource<StoreName>;
    /** Starts the stores that run by themselves while the page is open; returns what stops them. */
    readonly start: () => () => void;
  };

export const useStores = featureHook<Stores>();
