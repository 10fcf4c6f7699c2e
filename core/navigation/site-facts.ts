import type { SiteConfig } from '../site/site-config.ts';
import { OPEN_SITE, type NavigationFacts } from './navigation-facts.ts';
import type { RouteName } from './route-table.ts';

/** What a page knows about itself and its player. */
export interface PageFacts {
  readonly config: SiteConfig | undefined;
  readonly isSignedIn: boolean;
  readonly from?: RouteName | undefined;
}

/** NV-36 The facts of a page: what its configuration does not say stands as on an open site, and without one nothing is for play money. */
export function siteFacts({ config, isSignedIn, from }: PageFacts): NavigationFacts {
  return {
    ...OPEN_SITE,
    isRegistrationAllowed: config?.isRegistrationAllowed ?? OPEN_SITE.isRegistrationAllowed,
    isDemo: config?.isDemo === true,
    player: isSignedIn ? { banLevel: 0, banVersion: 1, areTermsChanged: false } : undefined,
    from,
  };
}
