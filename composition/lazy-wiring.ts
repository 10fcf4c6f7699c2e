import type { Stores } from '../ui/app/stores.ts';
import type { LazyStoreName } from '../ui/page/lazy-stores.ts';
import type { Wiring, WiringRow } from './wiring-row.ts';

/** What is loaded with the first page or dialog that needs it. */
export const LAZY_WIRING: {
  readonly [Name in LazyStoreName]: () => Promise<Wiring & { readonly [Own in Name]: WiringRow<Stores[Name]> }>;
} = {
  consent: async () => (await import('./wiring/upkeep-wiring.ts')).upkeepWiring,
  debug: async () => (await import('./wiring/debugger-wiring.ts')).debuggerWiring,
  availability: async () => (await import('./wiring/availability-wiring.ts')).availabilityWiring,
  frame: async () => (await import('./wiring/site-frame-wiring.ts')).siteFrameWiring,
  game: async () => (await import('./wiring/game-wiring.ts')).gameWiring,
  head: async () => (await import('./wiring/head-wiring.ts')).headWiring,
  history: async () => (await import('./wiring/history-wiring.ts')).historyWiring,
  information: async () => (await import('./wiring/information-wiring.ts')).informationWiring,
  maintenance: async () => (await import('./wiring/maintenance-wiring.ts')).maintenanceWiring,
  printed: async () => (await import('./wiring/printed-coupon-wiring.ts')).printedCouponWiring,
  recovery: async () => (await import('./wiring/recovery-wiring.ts')).recoveryWiring,
  registration: async () => (await import('./wiring/registration-wiring.ts')).registrationWiring,
  settingSaver: async () => (await import('./wiring/upkeep-wiring.ts')).upkeepWiring,
  signOut: async () => (await import('./wiring/sign-out-wiring.ts')).signOutWiring,
  terms: async () => (await import('./wiring/terms-wiring.ts')).termsWiring,
  upkeep: async () => (await import('./wiring/upkeep-wiring.ts')).upkeepWiring,
};
