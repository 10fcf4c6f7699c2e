import { unknownSportWord } from '../../../core/navigation/named-sports.ts';
import type { NavigationFacts } from '../../../core/navigation/navigation-facts.ts';
import {
  decideNavigation,
  landNavigation,
  type NavigationLanding,
} from '../../../core/navigation/navigation-landing.ts';
import { afterRegistration, isAfterRegistration } from '../../../core/registration/after-registration.ts';
import { demandsTerms } from '../../../core/session/request-recovery.ts';
import { withSignInReturn } from '../../../core/session/sign-in-return.ts';
import { siteFacts, unhindered, withAvailability } from '../../../core/navigation/site-facts.ts';
import { withTermsReturn } from '../../../core/navigation/terms-return.ts';
import { showPage } from './open-page.ts';
import type { PageOpening } from './page-opening.ts';
import type { AskedPage } from './page-opening.ts';
import type { Stores } from '../stores.ts';

type WayAway = Extract<PageOpening, { readonly kind: 'left' | 'moved' }>;
type Availability = NonNullable<AskedPage['availabilityAt']>;

/** Asks the guards, then loads the screen and the first state of the page, or marks the page as failed. */
export async function guardPage(stores: Stores, asked: AskedPage): Promise<PageOpening> {
  const address = asked.path + asked.search;
  const facts = factsOf(stores, asked);
  // in the browser the page is fetched while the availability is asked for, where nothing else stands in its way
  const isAhead = asked.availabilityAt === undefined && decideNavigation(address, unhindered(facts)).kind === 'go';
  const ahead = isAhead ? showPage(stores, asked) : undefined;
  ahead?.catch(() => undefined);
  const availabilityAt = asked.availabilityAt ?? (await browserAvailability(stores));
  if (asked.isLeft?.() === true) return { kind: 'shown' };
  const landing = await landNavigation(address, async (at) => withAvailability(facts, await availabilityAt?.(at)));
  if (asked.isLeft?.() === true) return { kind: 'shown' };
  const { verdict } = landing;
  const away = wayAway(landing, address);
  if (away !== undefined) return away;
  if (verdict.kind === 'stay') return { kind: 'stayed', status: verdict.status };
  if (verdict.kind === 'open-modal') {
    stores.dialogs.carry(asked.search);
    return { kind: 'stayed', status: verdict.status, modal: verdict.modal };
  }
  if (verdict.kind === 'not-found') {
    const address = await namedSport(stores, asked);
    if (asked.isLeft?.() === true) return { kind: 'shown' };
    if (address !== undefined) return { kind: 'moved', address, status: 301 };
  }
  if (verdict.kind === 'not-found' || verdict.kind === 'unavailable') {
    stores.page.fail(verdict.status);
    return { kind: 'shown', refusal: verdict.status };
  }
  if (verdict.status !== 200) stores.page.answer(verdict.status);
  return ahead ?? showPage(stores, asked);
}

/** NV-61 Where the address names a sport as the operator's map does. */
async function namedSport(stores: Stores, { path, search }: AskedPage): Promise<string | undefined> {
  if (unknownSportWord(path) === undefined) return undefined;
  try {
    await stores.lazy.ensure(['sportsMap']);
  } catch {
    return undefined;
  }
  const address = await stores.sportsMap.addressOf(path);
  return address === undefined ? undefined : address + search;
}

/** Why the guards are asked again about a page that is open: its player changed, or the redirect service has answered. */
export type Doubt = 'player' | 'order';

/** Asks the guards about a page that is open; where they lead, `unavailable` where it has to close, or nothing where it may stay. */
export async function guardAnew(
  stores: Stores,
  asked: AskedPage,
  doubt: Doubt,
): Promise<WayAway | 'unavailable' | undefined> {
  const address = asked.path + asked.search;
  const facts = factsOf(stores, asked);
  const availabilityAt = await browserAvailability(stores);
  if (availabilityAt !== undefined && doubt === 'player') stores.availability.forget();
  const areTermsDue = takeTermsDemand(stores, facts);
  const landing = await landNavigation(address, async (at) => {
    const found = withAvailability(facts, await availabilityAt?.(at));
    return areTermsDue && found.player !== undefined
      ? { ...found, player: { ...found.player, areTermsChanged: true } }
      : found;
  });
  return landing.verdict.kind === 'unavailable' ? 'unavailable' : wayAway(landing, address);
}

/** Whether the server refused something until the terms are confirmed, whatever it says of them; it is reported once. */
function takeTermsDemand({ page }: Stores, facts: NavigationFacts): boolean {
  const refusal = page.takeRefusal();
  return refusal !== undefined && demandsTerms(refusal, facts);
}

/** Where a landing lies elsewhere than at the address that was asked for. */
function wayAway({ verdict, trail, ...landing }: NavigationLanding, address: string): WayAway | undefined {
  if (verdict.kind === 'leave-site') return { kind: 'left', address: verdict.address };
  if (trail.length === 0 || landing.address === address) return undefined;
  const to = withSignInReturn(withTermsReturn(landing.address, address), address);
  return { kind: 'moved', address: to, status: landing.redirectStatus ?? 302 };
}

function factsOf(stores: Stores, { from }: AskedPage): NavigationFacts {
  const { dialogs, session, site } = stores;
  const isSignedIn = session.userId !== undefined;
  const newPlayer = afterRegistration({
    // the new player still reads how to sign in
    hasUnsavedCredentials: dialogs.open === 'registration',
    isLimitUnasked: false,
    player: stores.lazy.isLoaded('player') ? stores.player.player : undefined,
    pages: site.config?.afterRegistration ?? [],
  });
  return {
    ...siteFacts({ config: site.config, isSignedIn, from }),
    isAfterRegistration: isSignedIn && isAfterRegistration(newPlayer),
  };
}

/** Without them nothing is known of what guards the page. */
async function browserAvailability(stores: Stores): Promise<Availability | undefined> {
  try {
    await stores.lazy.ensure(['availability']);
    return async (address) => stores.availability.factsAt(address);
  } catch {
    return undefined;
  }
}
