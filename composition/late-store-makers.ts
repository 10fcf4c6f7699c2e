import type { Container } from 'inversify';
import type { LateStoreName, LateStores } from '../ui/page/late-stores.ts';
import { keepSettings } from './setting-keeping.ts';
import {
  CONSENT_STORE,
  DEBUGGER_STORE,
  DOORS_STORE,
  HEAD_KEEPER,
  HISTORY_STORE,
  INFORMATION_STORE,
  MAINTENANCE_GATEWAY,
  PRINTED_COUPON_STORE,
  RECOVERY_STORE,
  REGISTRATION_STORE,
  SITE_FRAME_STORE,
  TERMS_STORE,
  UPKEEP_STORE,
} from './tokens.ts';

/** What makes each of the stores that come later, with the module that wires it. */
export const LATE_STORE_MAKERS: {
  readonly [Name in LateStoreName]: (container: Container) => Promise<LateStores[Name]>;
} = {
  debug: async (container) => {
    container.load((await import('./modules/debugger-module.ts')).debuggerModule);
    return container.get(DEBUGGER_STORE);
  },
  frame: async (container) => {
    container.load((await import('./modules/site-frame-module.ts')).siteFrameModule);
    return container.get(SITE_FRAME_STORE);
  },
  doors: async (container) => {
    await loadMaintenance(container);
    container.load((await import('./modules/doors-module.ts')).doorsModule);
    return container.get(DOORS_STORE);
  },
  head: async (container) => {
    container.load((await import('./modules/head-module.ts')).headModule);
    return container.get(HEAD_KEEPER);
  },
  consent: async (container) => {
    await loadCare(container);
    return container.get(CONSENT_STORE);
  },
  upkeep: async (container) => {
    await loadCare(container);
    return container.get(UPKEEP_STORE);
  },
  history: async (container) => {
    container.load((await import('./modules/history-module.ts')).historyModule);
    return container.get(HISTORY_STORE);
  },
  information: async (container) => {
    container.load((await import('./modules/information-module.ts')).informationModule);
    return container.get(INFORMATION_STORE);
  },
  printed: async (container) => {
    container.load((await import('./modules/printed-coupon-module.ts')).printedCouponModule);
    return container.get(PRINTED_COUPON_STORE);
  },
  terms: async (container) => {
    container.load((await import('./modules/terms-module.ts')).termsModule);
    return container.get(TERMS_STORE);
  },
  registration: async (container) => {
    container.load((await import('./modules/registration-module.ts')).registrationModule);
    return container.get(REGISTRATION_STORE);
  },
  recovery: async (container) => {
    container.load((await import('./modules/recovery-module.ts')).recoveryModule);
    return container.get(RECOVERY_STORE);
  },
};

async function loadMaintenance(container: Container): Promise<void> {
  const { maintenanceModule } = await import('./modules/maintenance-module.ts');
  if (!container.isBound(MAINTENANCE_GATEWAY)) container.load(maintenanceModule);
}

async function loadCare(container: Container): Promise<void> {
  const { careModule } = await import('./modules/care-module.ts');
  if (container.isBound(CONSENT_STORE)) return;
  container.load(careModule);
  keepSettings(container);
}
