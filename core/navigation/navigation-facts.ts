import type { BanFacts } from '../player/player-ban.ts';
import type { Partition, RouteId } from './route.ts';
import { PARTITIONS, ROUTE_IDS } from './route.ts';
import type { RouteName } from './route-table.ts';

/** What a guard has to know before it lets anybody past; each is asked of its own service. */
export const GUARD_FACTS = ['config', 'maintenance', 'redirect', 'block', 'partitions', 'ban', 'terms'] as const;
export type GuardFact = (typeof GUARD_FACTS)[number];

/** What the guards know about a signed-in player. */
export interface NavigatingPlayer extends BanFacts {
  readonly areTermsChanged: boolean;
}

/** A player without restrictions. */
export const FREE_PLAYER: NavigatingPlayer = { banLevel: 0, banVersion: 1, areTermsChanged: false };

/** A player of whom nothing is known yet counts as banned. */
export const UNKNOWN_PLAYER: NavigatingPlayer = { banLevel: 1, banVersion: 1, areTermsChanged: false };

/** What the redirect service orders for an address: its target is an address of this site, already checked. */
export interface RedirectOrder {
  readonly to: string;
  readonly status: 301 | 302;
}

/** Everything that decides where a navigation may lead. */
export interface NavigationFacts {
  /** What could not be learnt: what it guards stays closed. */
  readonly unknown: readonly GuardFact[];
  readonly isMaintenance: boolean;
  /** Why the site is closed to the visitor, as the redirect service numbers it; numbers it does not know are ignored. */
  readonly blockingReasons: readonly number[];
  readonly redirectOrder?: RedirectOrder | undefined;
  /** The template that the block service wants instead of the page. */
  readonly blockTemplate?: number | undefined;
  /** Absent for a visitor. */
  readonly player?: NavigatingPlayer | undefined;
  readonly isNavigationBlocked: boolean;
  readonly isConfirmTermsAvailable: boolean;
  readonly availableRoutes: readonly RouteId[];
  /** Parts of an address that never exist. */
  readonly closedFragments: readonly string[];
  readonly isRegistrationAllowed: boolean;
  readonly isVipDomain: boolean;
  readonly isIdentificationShown: boolean;
  readonly hasTaxes: boolean;
  readonly isPaymentPageOnlyAuth: boolean;
  readonly isThirdPartyAllowed: boolean;
  readonly partitions: readonly Partition[];
  readonly isAccountMiddleware: boolean;
  readonly isDemo: boolean;
  readonly usesRechargeModal: boolean;
  /** The player has just registered and is still to be taken somewhere. */
  readonly isAfterRegistration: boolean;
  /** The page that the player comes from; absent on the first page. */
  readonly from?: RouteName | undefined;
}

/** A site with everything switched on and nothing in the way: a start to change from. */
export const OPEN_SITE: NavigationFacts = {
  unknown: [],
  isMaintenance: false,
  blockingReasons: [],
  isNavigationBlocked: false,
  isConfirmTermsAvailable: true,
  availableRoutes: ROUTE_IDS,
  closedFragments: [],
  isRegistrationAllowed: true,
  isVipDomain: false,
  isIdentificationShown: true,
  hasTaxes: true,
  isPaymentPageOnlyAuth: false,
  isThirdPartyAllowed: true,
  partitions: PARTITIONS,
  isAccountMiddleware: false,
  isDemo: false,
  usesRechargeModal: false,
  isAfterRegistration: false,
};
