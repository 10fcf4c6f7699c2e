import type { SiteConfig } from '../site/config/site-config.ts';
import { FREE_PLAYER, OPEN_SITE, type NavigationFacts } from './navigation-facts.ts';
import type { RouteName } from './route-table.ts';

/** What a page knows about itself and its player. */
export interface PageFacts {
  readonly config: SiteConfig | undefined;
  readonly isSignedIn: boolean;
  readonly from?: RouteName | undefined;
}

/** NV-36 The facts of a page are those of its configuration and its player; without a configuration they are those of an open site, and nothing is there for play money. */
export function siteFacts({ config, isSignedIn, from }: PageFacts): NavigationFacts {
  return {
    ...OPEN_SITE,
    ...(config === undefined ? {} : configFacts(config)),
    player: isSignedIn ? FREE_PLAYER : undefined,
    from,
  };
}

function configFacts(config: SiteConfig): Partial<NavigationFacts> {
  return {
    isConfirmTermsAvailable: config.isAvailableConfirmTerms,
    availableRoutes: config.availableRoutes,
    closedFragments: config.closedFragments,
    isRegistrationAllowed: config.isRegistrationAllowed,
    isVipDomain: config.isVipDomain,
    isIdentificationShown: config.isShowIdentification,
    isPaymentPageOnlyAuth: config.isShowPaymentPageOnlyAuth,
    isThirdPartyAllowed: config.isThirdPartyAllowed,
    isAccountMiddleware: config.isAccountMiddleware,
    isDemo: config.isDemo,
    usesRechargeModal: config.useRechargeModal,
  };
}
