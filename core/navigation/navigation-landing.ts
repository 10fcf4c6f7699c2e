import { NAVIGATION_GUARDS, navigationTarget } from './navigation-guards.ts';
import type { NavigationFacts } from './navigation-facts.ts';
import { NOT_FOUND, type Verdict } from './verdict.ts';

/** How often in a row an order from outside or a former address may send somebody on. */
const MOST_HOPS = 5;

interface Decision {
  readonly verdict: Verdict;
  /** An order was left out that leads back, or that follows five others. */
  readonly isOrderSkipped: boolean;
}

/** NV-26 What becomes of a navigation: the first guard with an answer decides, and where none has one the page opens. NV-25 An order that leads back to where the trail has been, or follows five others, is skipped. */
export function decideNavigation(address: string, facts: NavigationFacts, trail: readonly string[] = []): Verdict {
  return decision(address, facts, trail).verdict;
}

function decision(address: string, facts: NavigationFacts, trail: readonly string[]): Decision {
  const target = navigationTarget(address);
  let isOrderSkipped = false;
  for (const guard of NAVIGATION_GUARDS) {
    const verdict = guard.check(target, facts);
    if (verdict === undefined) continue;
    if (guard.isOrder === true && verdict.kind === 'redirect' && isBack(verdict.to, [...trail, address])) {
      isOrderSkipped = true;
      continue;
    }
    return { verdict, isOrderSkipped };
  }
  return { verdict: { kind: 'go', status: target.match?.route.status ?? 200 }, isOrderSkipped };
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

type FactsAt = (address: string) => NavigationFacts | Promise<NavigationFacts>;

/**
 * NV-25 Follows a navigation to its end, asking for the facts of each address on the way; it ends whatever they say.
 * Orders that lead in a circle or further than five steps are not followed at all.
 */
export async function landNavigation(asked: string, factsAt: FactsAt): Promise<NavigationLanding> {
  const trail: string[] = [];
  let address = asked;
  let redirectStatus: 301 | 302 | undefined;
  let hasOrders = false;
  while (trail.length <= MOST_HOPS * 2) {
    const facts = await factsAt(address);
    const { verdict, isOrderSkipped } = decision(address, facts, trail);
    hasOrders ||= facts.redirectOrder !== undefined;
    // a browser asks anew where it is sent, and the next answer knows nothing of this trail: it would go round for ever
    if (isOrderSkipped && hasOrders) return landNavigation(asked, withoutOrders(factsAt));
    if (verdict.kind !== 'redirect')
      return { address, verdict, trail, ...(redirectStatus === undefined ? {} : { redirectStatus }) };
    redirectStatus = redirectStatus === 302 ? 302 : verdict.status;
    trail.push(address);
    address = verdict.to;
  }
  return { address: asked, verdict: NOT_FOUND, trail };
}

function withoutOrders(factsAt: FactsAt): FactsAt {
  return async (address) => ({ ...(await factsAt(address)), redirectOrder: undefined });
}
