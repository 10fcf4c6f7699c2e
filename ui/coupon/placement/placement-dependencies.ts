import type { CouponSumsStore } from '../maths/coupon-sums-store.ts';
import type { PlacingStore } from './placing-store.ts';
import type { PageClock } from '../../page/page-clock.ts';
import type { Timers } from '../../../core/shared/timers.ts';
import type { Random } from '../../../core/shared/random.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import type { PlacementLock } from '../../../core/coupon/placement/placement-lock.ts';
import type { Connection } from '../../../core/shared/connection.ts';
import type { PlayStop } from '../../../core/limits/play-permission.ts';
import type { SharedSession } from '../../page/shared-stores.ts';
import type { PlayerAccounts } from '#ui/accounts/use-player-accounts.ts';
import type { CouponSettingsStore } from '../settings/coupon-settings-store.ts';

/** What an order is placed with. */
export interface PlacementDependencies {
  readonly placing: PlacingStore;
  readonly sums: CouponSumsStore;
  readonly clock: PageClock;
  readonly timers: Timers;
  readonly random: Random;
  readonly values: ValueStore;
  readonly tabs: BrowserTabs;
  readonly turns: PlacementLock;
  readonly connection: Connection;
  readonly session: SharedSession;
  readonly accounts: PlayerAccounts;
  readonly settings: CouponSettingsStore;
  /** RC-6, SN-8, LP-11 What limits hold back. */
  readonly guard: { readonly takesNewBets: boolean; readonly stop: PlayStop | undefined };
}
