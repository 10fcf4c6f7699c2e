import { NAVIGATION_GUARDS, navigationTarget } from './navigation-guards.ts';
import type { NavigationFacts } from './navigation-facts.ts';
import { NOT_FOUND, type Verdict } from './verdict.ts';

/** How often in a row an order from outside or a former address may send somebody on. */
const MOST_HOPS = 5;

/** NV-26 What becomes of a navigation: the first guard with an answer decides, and where none has one the page opens. NV-25 An order that leads back to where the trail has been, or follows five others, is skipped. */
export function decideNavigation(address: string, facts: NavigationFacts, trail: readonly string[] = []): Verdict {
  const target = navigationTarget(address);
  for (const guard of NAVIGATION_GUARDS) {
    const verdict = guard.judge(target, facts);
    if (verdict === undefined) continue;
    if (guard.isOrder === true && verdict.kind === 'redirect' && isBack(verdict.to, [...trail, address])) continue;
    return verdict;
  }
  return { kind: 'go', status: target.match?.route.status ?? 200 };
}

function isBack(to: string, trail: readonly string[]): boolean {
  return trail.length > MOST_HOPS || trail.map(comparable).includes(comparable(to));
}

/** Addresses that differ in nothing but slashes are one place. */
function comparable(address: string): string {
  const { path, search } = navigationTarget(address);
  return path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '') + search;
}

/** Where a navigation ended, and how it came there. */
export interface NavigationLanding {
  readonly address: string;
  readonly verdict: Exclude<Verdict, { readonly kind: 'redirect' }>;
  /** Every address that sent it on, in order. */
  readonly trail: readonly string[];
  /** The status of the way as a whole: 301 only where every step is permanent; absent without steps. */
  readonly redirectStatus?: 301 | 302;
}

/** NV-25 Follows a navigation to its end, asking for the facts of each address on the way; it ends whatever they say. */
export async function landNavigation(
  asked: string,
  factsAt: (address: string) => NavigationFacts | Promise<NavigationFacts>,
): Promise<NavigationLanding> {
  const trail: string[] = [];
  let address = asked;
  let redirectStatus: 301 | 302 | undefined;
  while (trail.length <= MOST_HOPS * 2) {
    const verdict = decideNavigation(address, await factsAt(address), trail);
    if (verdict.kind !== 'redirect') return landed(address, verdict, trail, redirectStatus);
    redirectStatus = redirectStatus === 302 ? 302 : verdict.status;
    trail.push(address);
    address = verdict.to;
  }
  return landed(asked, NOT_FOUND, trail, undefined);
}

function landed(
  address: string,
  verdict: NavigationLanding['verdict'],
  trail: readonly string[],
  redirectStatus: 301 | 302 | undefined,
): NavigationLanding {
  return { address, verdict, trail, ...(redirectStatus === undefined ? {} : { redirectStatus }) };
}
