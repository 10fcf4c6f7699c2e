import type { RouteName } from '../../../core/navigation/route-table.ts';
import { ROUTES } from '../../../core/navigation/route-table.ts';

/** How the site and its visitor can stand to each other. */
export const CRAWL_STATES = ['anonymous', 'signed in', 'banned', 'terms changed', 'maintenance'] as const;
export type CrawlState = (typeof CRAWL_STATES)[number];

/** Where the site sends whom it sends away; addresses of the site are without a language. */
const AWAY = {
  home: '/',
  maintenance: '/maintenance',
  terms: '/confirm-terms',
  signIn: '/?showSignInModal=1',
  out: 'https://blocked.oddsmith.example/',
} as const;

export type ExpectedAnswer =
  | { readonly status: 302; readonly landing: (typeof AWAY)[keyof typeof AWAY] }
  | { readonly status: number; readonly layout: string };

/** What a route answers in a state, read off the table of routes and off no guard. */
export function expectedAnswer(name: RouteName, state: CrawlState): ExpectedAnswer {
  const away = landing(name, state);
  if (away !== undefined) return { status: 302, landing: AWAY[away] };
  const { layout, needs, status = 200 } = ROUTES[name];
  // a coupon that nobody has placed, and a payment that nobody has made
  if (name === 'print-coupon' || name === 'payment-transaction') return { status: 404, layout: 'main' };
  // the sandbox switches everything on but this
  if (needs === 'account-middleware') return { status: 404, layout: 'main' };
  return { status, layout };
}

/** Home may send on whom it is to take in. */
function landing(name: RouteName, state: CrawlState): keyof typeof AWAY | undefined {
  const away = sentAway(name, state);
  return away === 'home' ? (sentAway('home', state) ?? away) : away;
}

function sentAway(name: RouteName, state: CrawlState): keyof typeof AWAY | undefined {
  const { access, needs, whenBanned, whenNotBanned, whenTermsChanged } = ROUTES[name];
  if (ROUTES[name].needs === 'demo') return undefined;
  if (state === 'maintenance') return name === 'maintenance' ? undefined : 'maintenance';
  if (name === 'maintenance') return 'home';
  if (state === 'banned') {
    if (whenBanned !== 'allowed') return 'out';
  } else if (whenNotBanned === 'forbidden') return access === 'player' && state === 'anonymous' ? 'signIn' : 'home';
  if (state === 'terms changed' && whenTermsChanged !== 'allowed') return 'terms';
  if (needs === 'account-middleware') return undefined;
  if (access === 'player' && state === 'anonymous') return 'signIn';
  return access === 'visitor' && state !== 'anonymous' ? 'home' : undefined;
}

/** Whether search engines may keep what the route answers. */
export function isKeptBySearch(name: RouteName, { status }: ExpectedAnswer): boolean {
  const { access, layout, needs, hides = [] } = ROUTES[name];
  return status === 200 && access === 'anybody' && layout === 'main' && needs !== 'demo' && !hides.includes('seo');
}
