import type { SiteConfig } from '../site/config/site-config.ts';
import {
  FREE_PLAYER,
  GUARD_FACTS,
  OPEN_SITE,
  UNKNOWN_PLAYER,
  type GuardFact,
  type NavigationFacts,
} from './navigation-facts.ts';
import { PARTITIONS } from './route.ts';
import type { RouteName } from './route-table.ts';

const UNASKED: readonly GuardFact[] = GUARD_FACTS.filter((fact) => fact !== 'config');

/** What a page knows about itself and its player. */
export interface PageFacts {
  readonly config: SiteConfig | undefined;
  readonly isSignedIn: boolean;
  readonly from?: RouteName | undefined;
}

/** NV-36 The facts of a page are those of its configuration; what the services say is unknown until they are asked, and without a configuration that is unknown too. */
export function siteFacts({ config, isSignedIn, from }: PageFacts): NavigationFacts {
  return {
    ...OPEN_SITE,
    ...(config === undefined ? {} : configFacts(config)),
    unknown: [...(config === undefined ? (['config'] as const) : []), ...UNASKED],
    partitions: [],
    player: isSignedIn ? UNKNOWN_PLAYER : undefined,
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
    hasTaxes: config.partnerHasTaxes,
    isPaymentPageOnlyAuth: config.isShowPaymentPageOnlyAuth,
    isThirdPartyAllowed: config.isThirdPartyAllowed,
    isAccountMiddleware: config.isAccountMiddleware,
    isDemo: config.isDemo,
    usesRechargeModal: config.useRechargeModal,
  };
}

/** NV-38 The facts of a page with what the services said of its address; without them everything that they know stays unknown. */
export function withAvailability(
  facts: NavigationFacts,
  availability: Partial<NavigationFacts> | undefined,
): NavigationFacts {
  if (availability === undefined) return facts;
  const own = facts.unknown.filter((fact) => fact === 'config');
  return { ...facts, ...availability, unknown: [...own, ...(availability.unknown ?? UNASKED)] };
}

/** The facts of a page as if no service stood in its way: what may be fetched ahead or listed, never what may be opened. */
export function unhindered(facts: NavigationFacts): NavigationFacts {
  const unknown = facts.unknown.filter((fact) => fact === 'config');
  const player = facts.player === undefined ? undefined : FREE_PLAYER;
  return { ...facts, unknown, partitions: PARTITIONS, player };
}
