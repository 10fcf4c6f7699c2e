import type { Bet } from '../../core/coupon/bets/bet.ts';
import type { ExpressSettings } from '../../core/coupon/bets/express-of-the-day.ts';
import type { CouponEvent } from '../../core/coupon/building/coupon-event.ts';
import type { CouponTab } from '../../core/coupon/building/coupon-switches.ts';
import type { CouponState } from '../../core/coupon/building/coupon-state.ts';
import type { CouponSettings } from '../../core/coupon/settings/coupon-settings.ts';
import type { DisallowedSports } from '../../core/player/disallowed-sports.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { LazyStoreSource } from '../page/lazy-stores.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What prices need of the coupon that they are picked for. */
interface PickingStores {
  readonly coupon: {
    readonly isOnline: boolean;
    /** The sheet of the column that is shown. */
    readonly tab: CouponTab;
    readonly show: (tab: CouponTab) => void;
    /** An order of it is on its way: nothing can be edited. */
    readonly isFrozen: boolean;
    readonly state: CouponState;
    readonly currency: string;
    readonly isBonusAccount: boolean;
    readonly isSelected: (outcomeId: string) => boolean;
    /** Puts a bet in or takes it out. */
    readonly toggle: (bet: Bet) => void;
    readonly edit: (event: CouponEvent) => void;
  };
  /** Which expresses of the day the player wants to see. */
  readonly offerSettings: { readonly settings: ExpressSettings };
  readonly couponSettings: { readonly isOneClickOn: boolean; readonly settings: CouponSettings };
  /** Loaded once the page is there; until then one click waits for it. */
  readonly placement: { readonly pick: (bet: Bet, priceSince: EpochMillis) => void };
}

/** The stores of line and live. */
export interface SportsStores extends PickingStores {
  readonly lazy: LazyStoreSource<
    | 'game'
    | 'media'
    | 'myBets'
    | 'videos'
    | 'placement'
    | 'priceHistory'
    | 'showcase'
    | 'liveBlock'
    | 'statisticsPanel'
    | 'expresses'
    | 'offerSettings'
    | 'officeSettings'
  >;
  /** The player's bets on the game that a page has open. */
  readonly myBets: { readonly ofGame: { readonly show: (gameId: number | undefined) => void } };
  /** SP-34 Which sports the player has hidden. */
  readonly officeSettings: {
    readonly failure: RequestFailure | undefined;
    readonly hiddenSports: DisallowedSports;
    readonly load: () => Promise<void>;
    readonly showSport: (section: 'line' | 'live', id: number, isShown: boolean) => void;
  };
}

export const useSports = featureHook<SportsStores>();
