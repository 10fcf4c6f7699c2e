import type { NoticesStore } from './notices-store.ts';
import { featureHook } from '../page/feature-hook.ts';

/** The stores of the notices. */
export interface NoticesStores {
  readonly notices: NoticesStore;
}

export const useNotices = featureHook<NoticesStores>();
