import type { ConsentStore } from './consent-store.ts';
import type { DebuggerStore } from './debugger-store.ts';
import type { InformationStore } from './information-store.ts';
import type { SiteFrameStore } from './site-frame-store.ts';
import type { SiteStore } from './site-store.ts';
import type { MaintenanceStore } from './maintenance/maintenance-store.ts';
import type { UpkeepStore } from './upkeep-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What the pages of the site need of what stands beside them. */
interface StoresBesideSite {
  readonly placement: { readonly isBusy: boolean };
  readonly availability: {
    readonly isNavigationBlocked: boolean;
    readonly blockNavigation: (isBlocked: boolean) => void;
    readonly whenMaintenanceEnds: (tell: () => void) => () => void;
  };
}

/** The stores of the site; all but its configuration are loaded with the first page or dialog that needs them. */
export interface SiteStores extends StoresBesideSite {
  readonly site: SiteStore;
  readonly frame: SiteFrameStore;
  readonly consent: ConsentStore;
  readonly upkeep: UpkeepStore;
  readonly maintenance: MaintenanceStore;
  readonly debug: DebuggerStore;
  readonly information: InformationStore;
}

export const useSite = featureHook<SiteStores>();
