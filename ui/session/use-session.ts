import type { SessionStore } from './session-store.ts';
import type { SignOutStore } from './sign-out-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the session. */
export interface SessionStores {
  readonly session: SessionStore;
  /** Loaded with what signs out. */
  readonly signOut: SignOutStore;
}

export const useSession = featureHook<SessionStores>();
