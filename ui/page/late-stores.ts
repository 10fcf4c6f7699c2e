import type { PrintedCouponStore } from '../coupon/saved/printed-coupon-store.ts';
import type { HistoryStore } from '../coupon/history/history-store.ts';
import type { TermsStore } from '../player/terms-store.ts';
import type { RecoveryStore } from '../registration/recovery-store.ts';
import type { RegistrationStore } from '../registration/registration-store.ts';
import type { ConsentStore } from '../site/consent-store.ts';
import type { UpkeepStore } from '../site/upkeep-store.ts';
import type { DebuggerStore } from '../site/debugger-store.ts';
import type { HeadKeeper } from '../site/head-keeper.ts';
import type { InformationStore } from '../site/information-store.ts';
import type { SiteFrameStore } from '../site/site-frame-store.ts';
import type { DoorsStore } from '../app/routing/doors-store.ts';

/** Stores that few pages need: fetched and made with the first page or dialog that asks for them. */
export interface LateStores {
  readonly consent: ConsentStore;
  readonly upkeep: UpkeepStore;
  readonly debug: DebuggerStore;
  readonly frame: SiteFrameStore;
  readonly doors: DoorsStore;
  readonly head: HeadKeeper;
  readonly history: HistoryStore;
  readonly information: InformationStore;
  readonly printed: PrintedCouponStore;
  readonly terms: TermsStore;
  readonly registration: RegistrationStore;
  readonly recovery: RecoveryStore;
}

export type LateStoreName = keyof LateStores;

/** What fetches them, and sets going those that move by themselves. */
export interface LateStoreSource {
  readonly ensure: (names: readonly LateStoreName[]) => Promise<void>;
  readonly start: () => () => void;
}
