import { featureHook } from '../page/feature-hook.ts';

/** The stores of the notices. */
export interface NoticesStores {}

export const useNotices = featureHook<NoticesStores>();
