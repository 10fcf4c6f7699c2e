import { featureHook } from '../page/feature-hook.ts';

/** The stores of the session; what signs out is loaded with the dialog or page that does. */
export interface SessionStores {}

export const useSession = featureHook<SessionStores>();
