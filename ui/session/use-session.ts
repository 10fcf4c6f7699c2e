import type { SessionStore } from './session-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the session. */
export interface SessionStores {
  readonly session: SessionStore;
}

export const useSession = featureHook<SessionStores>();
