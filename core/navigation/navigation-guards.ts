import { mustConfirmTerms } from '../player/changed-terms.ts';
import { signInLanding } from '../session/entrance/sign-in-landing.ts';
import { pageKind, type ReturnPage } from '../session/session-landing.ts';
import { ACCOUNT_ROUTES } from './account-route-names.ts';
import { banVerdict, BLOCKING_ADDRESS } from './ban-navigation.ts';
import { blockingPage } from './blocking-reason.ts';
import { splitLanguage } from './language-path.ts';
import { movedAddress } from './former-address.ts';
import type { GuardFact, NavigationFacts } from './navigation-facts.ts';
import type { Route, RouteNeed } from './route.ts';
import { matchPath, routePath, type RouteMatch, type RouteName } from './route-table.ts';
import { NOT_FOUND, redirectTo, type Verdict } from './verdict.ts';

/** A place that somebody wants to go to, without its language. */
export interface NavigationTarget {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** Absent where no route takes the path. */
  readonly match?: RouteMatch | undefined;
}

/** Where an address leads: its path, its query and the route that it matches; its fragment is dropped. */
export function navigationTarget(address: string): NavigationTarget {
  const [path = '', ...query] = (address.split('#')[0] ?? '').split('?');
  const search = query.length === 0 ? '' : `?${query.join('?')}`;
  return { path: path === '' ? '/' : path, search, match: matchPath(path) };
}

/** One question on the way to a page; silence means that the next may ask. */
export interface NavigationGuard {
  readonly name: string;
  /** What an order from outside leads to may be left out where it comes back to where one was. */
  readonly isOrder?: true;
  readonly check: (target: NavigationTarget, facts: NavigationFacts) => Verdict | undefined;
}

const HOME = '/';
const SIGN_IN = '/?showSignInModal=1';

/** NV-26 The guards in their order: the first that answers decides. */
export const NAVIGATION_GUARDS: readonly NavigationGuard[] = [
  { name: 'debugger', check: guardDebugger },
  { name: 'maintenance', check: guardMaintenance },
  { name: 'blocking-reason', check: guardReasons },
  { name: 'redirect-service', isOrder: true, check: followRedirectOrder },
  { name: 'block-service', check: guardTemplate },
  { name: 'former-address', isOrder: true, check: guardFormerAddress },
  { name: 'configuration', check: guardConfig },
  { name: 'ban', check: guardBan },
  { name: 'terms', check: guardTerms },
  { name: 'availability', check: guardAvailability },
  { name: 'access', check: guardAccess },
  { name: 'registration', check: guardRegistration },
  { name: 'needs', check: guardNeeds },
  { name: 'payment-page', check: guardPaymentPage },
  { name: 'third-party', check: guardThirdParty },
  { name: 'recharge-modal', check: guardRecharge },
  { name: 'blocked-navigation', check: guardBlockedNavigation },
];

/** NV-37 The debugger of a demo opens whatever stands in the way: it is where what stands there is set. */
function guardDebugger({ match }: NavigationTarget, { isDemo }: NavigationFacts): Verdict | undefined {
  return match?.route.needs === 'demo' && isDemo ? { kind: 'go', status: 200 } : undefined;
}

/** NV-9 During maintenance every address leads to the maintenance page; when it is over that page leads home. */
function guardMaintenance(
  { match }: NavigationTarget,
  { isMaintenance, unknown }: NavigationFacts,
): Verdict | undefined {
  const isThere = match?.name === 'maintenance';
  // only the operator's flag closes the site, but who waits there is not sent home without knowing
  const mayLast = isMaintenance || unknown.includes('maintenance');
  if (!mayLast) return isThere ? redirectTo(HOME) : undefined;
  if (!isMaintenance && !isThere) return undefined;
  return isThere ? { kind: 'go', status: 503 } : redirectTo(routePath('maintenance', {}));
}

/** NV-10 A reason to close the site leads to its page; a page that stands for a reason is left as it is. */
function guardReasons(target: NavigationTarget, { blockingReasons }: NavigationFacts): Verdict | undefined {
  return closedBy(target, blockingReasons);
}

/** NV-12 A template of the block service closes the site as the reason of its number does; NV-44 without its answer only what everybody may read opens. */
function guardTemplate(target: NavigationTarget, { blockTemplate, unknown }: NavigationFacts): Verdict | undefined {
  if (unknown.includes('block') && !isReadByAll(target.match?.route)) return unavailable('block');
  return closedBy(target, blockTemplate === undefined ? [] : [blockTemplate]);
}

function closedBy({ match }: NavigationTarget, reasons: readonly number[]): Verdict | undefined {
  const page = blockingPage(reasons);
  if (page === undefined) return undefined;
  if (match?.route.isBlockingPage === true) return { kind: 'go', status: match.route.status ?? 451 };
  return redirectTo(routePath(page, {}));
}

/** NV-11 The redirect service sends an address to another one of this site; NV-44 where it has been asked for the last time and said nothing, only what everybody may read stays open. */
function followRedirectOrder(
  { match }: NavigationTarget,
  { redirectOrder, unknown }: NavigationFacts,
): Verdict | undefined {
  if (unknown.includes('redirect') && !isReadByAll(match?.route)) return unavailable('redirect');
  if (redirectOrder === undefined || match?.route.isBlockingPage === true) return undefined;
  return redirectTo(redirectOrder.to, redirectOrder.status);
}

/** NV-6 A former address leads to the one that took its place. */
function guardFormerAddress({ path, search }: NavigationTarget): Verdict | undefined {
  const moved = movedAddress(path, search);
  return moved === undefined ? undefined : redirectTo(moved.address, moved.status);
}

/** NV-44 Without a configuration nobody knows which pages there are: only those that stand for a state of the site open. */
function guardConfig({ match }: NavigationTarget, { unknown }: NavigationFacts): Verdict | undefined {
  if (!unknown.includes('config') || match === undefined || standsForState(match)) return undefined;
  return unavailable('config');
}

/** NV-13 A banned player leaves the site from every page but those for the banned, which nobody else sees. */
function guardBan({ match }: NavigationTarget, { player, unknown }: NavigationFacts): Verdict | undefined {
  if (player !== undefined && unknown.includes('ban')) {
    const { whenBanned, whenNotBanned } = match?.route ?? {};
    return whenBanned === 'allowed' && whenNotBanned === undefined ? undefined : unavailable('ban');
  }
  const verdict = banVerdict(match?.route, player);
  if (verdict === 'leave-site') return { kind: 'leave-site', address: BLOCKING_ADDRESS, status: 302 };
  return verdict === 'home' ? redirectTo(HOME) : undefined;
}

/** NV-15 A player whose terms have changed reads and confirms them first, where the site asks for it. */
function guardTerms({ match }: NavigationTarget, facts: NavigationFacts): Verdict | undefined {
  const { player, isConfirmTermsAvailable: isConfirmationOn, unknown } = facts;
  const { access, whenTermsChanged } = match?.route ?? {};
  if (player === undefined || !isConfirmationOn || whenTermsChanged === 'allowed') return undefined;
  const { areTermsChanged } = player;
  if (mustConfirmTerms({ isSignedIn: true, isConfirmationOn, areTermsChanged })) {
    return redirectTo(routePath('confirm-terms', {}));
  }
  return unknown.includes('terms') && access === 'player' ? unavailable('terms') : undefined;
}

/** NV-16, NV-17 A page that is not on the list of available ones does not exist, nor does an address with a closed fragment. */
function guardAvailability(
  { path, match }: NavigationTarget,
  { availableRoutes, closedFragments }: NavigationFacts,
): Verdict | undefined {
  if (match === undefined) return NOT_FOUND;
  if (closedFragments.some((fragment) => fragment !== '' && path.includes(fragment))) return NOT_FOUND;
  const { routeId } = match.route;
  return routeId === undefined || availableRoutes.includes(routeId) ? undefined : NOT_FOUND;
}

/** NV-18 A page of players asks a visitor to sign in; a page of visitors leads a player home, RET-9 the sign-in where its query says. */
function guardAccess({ search, match }: NavigationTarget, { player }: NavigationFacts): Verdict | undefined {
  if (match?.route.access === 'player' && player === undefined) return redirectTo(SIGN_IN);
  if (match?.route.access !== 'visitor' || player === undefined) return undefined;
  return redirectTo(match.name === 'sign-in' ? signInLanding(search, HOME, returnPageAt) : HOME);
}

function returnPageAt(address: string): ReturnPage {
  const [path = '', ...query] = address.split('?');
  const { rest } = splitLanguage(path);
  const route = matchPath(rest)?.route;
  return { address: [rest, ...query].join('?'), kind: route === undefined ? undefined : pageKind(route) };
}

/** NV-19 Registration exists where it is allowed and the domain is not a vip one; who is registering already is not asked again. */
function guardRegistration({ match }: NavigationTarget, facts: NavigationFacts): Verdict | undefined {
  if (match?.route.needs !== 'registration' || isRegistering(facts.from)) return undefined;
  return facts.isRegistrationAllowed && !facts.isVipDomain ? undefined : NOT_FOUND;
}

function isRegistering(from: RouteName | undefined): boolean {
  return from === 'registration';
}

/** NV-20 What a page needs besides must be switched on, or the page does not exist. */
function guardNeeds({ match }: NavigationTarget, facts: NavigationFacts): Verdict | undefined {
  const need = match?.route.needs;
  return need === undefined || isMet(need, facts) ? undefined : NOT_FOUND;
}

function isMet(need: RouteNeed, facts: NavigationFacts): boolean {
  if (need === 'identification') return facts.isIdentificationShown;
  if (need === 'taxes') return facts.hasTaxes;
  if (need === 'account-middleware') return facts.isAccountMiddleware;
  return need === 'demo' ? facts.isDemo : true;
}

/** NV-21 The payment page is for players only where the site says so. */
function guardPaymentPage({ match }: NavigationTarget, facts: NavigationFacts): Verdict | undefined {
  if (match?.route.needs !== 'payment-page') return undefined;
  return facts.isPaymentPageOnlyAuth && facts.player === undefined ? redirectTo(SIGN_IN) : undefined;
}

/** NV-22 Games of other companies exist where they are allowed and their partition is on the list. */
function guardThirdParty({ match }: NavigationTarget, facts: NavigationFacts): Verdict | undefined {
  const partition = match?.route.partition;
  if (partition === undefined) return undefined;
  if (facts.isThirdPartyAllowed && facts.unknown.includes('partitions')) return unavailable('partitions');
  return facts.isThirdPartyAllowed && facts.partitions.includes(partition) ? undefined : NOT_FOUND;
}

/** NV-23 The recharge opens over the page that is open, unless that page lies in the account or registration still leads somewhere. */
function guardRecharge({ match }: NavigationTarget, facts: NavigationFacts): Verdict | undefined {
  if (match?.name !== 'recharge' || !facts.usesRechargeModal || facts.isAfterRegistration) return undefined;
  if (facts.from === undefined || ACCOUNT_ROUTES.includes(facts.from)) return undefined;
  return { kind: 'open-modal', modal: 'recharge', status: 302 };
}

/** NV-24 While navigation is blocked nobody leaves the page that is open. */
function guardBlockedNavigation(
  _target: NavigationTarget,
  { isNavigationBlocked }: NavigationFacts,
): Verdict | undefined {
  return isNavigationBlocked ? { kind: 'stay', status: 403 } : undefined;
}

function unavailable(fact: GuardFact): Verdict {
  return { kind: 'unavailable', status: 503, fact };
}

/** A page that stands for a state of the site, not for something on it. */
function standsForState({ name, route }: RouteMatch): boolean {
  const isError = name === 'failure' || name === 'old-browser';
  return route.isBlockingPage === true || route.layout === 'maintenance' || isError;
}

/** What even the banned and those with changed terms may open has nothing to play; an address of no page has nothing at all. */
function isReadByAll(route: Route | undefined): boolean {
  if (route === undefined || route.isBlockingPage === true || route.layout === 'maintenance') return true;
  return route.whenBanned === 'allowed' || route.whenTermsChanged === 'allowed';
}
