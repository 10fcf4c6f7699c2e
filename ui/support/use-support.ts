import type { SiteFrame } from '../../core/site/config/site-frame.ts';
import { featureHook } from '../page/feature-hook.ts';

/** What the support needs of the site. */
export interface SupportStores {
  readonly frame: { readonly frame: SiteFrame | undefined };
}

export const useSupport = featureHook<SupportStores>();
