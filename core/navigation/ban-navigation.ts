import { canWithdrawWhileBanned, isBanned, type BanFacts } from '../player/player-ban.ts';
import type { OfficeMenuCategory } from '../player/office-areas.ts';
import type { NavigatingPlayer } from './navigation-facts.ts';
import type { Route } from './route.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './route-table.ts';

/** Where a banned player is sent. */
export const BLOCKING_ADDRESS = 'https://blocked.oddsmith.example/';

export type BanVerdict = 'free' | 'home' | 'leave-site';

/** NV-13 A banned player sees pages that are flagged for it, and withdraws at level 53 of ban version 1 or at level 45 of another, where NV-69 the page of what the withdrawal still needs is open as well; anything else leads out of the site. NV-14 Nobody else sees a page for the banned; a visitor is asked to sign in where it is of a player. */
export function banVerdict(route: Route | undefined, player: NavigatingPlayer | undefined): BanVerdict {
  if (player === undefined && route?.access === 'player') return 'free';
  if (player === undefined || !isBanned(player.banLevel)) {
    return route?.whenNotBanned === 'forbidden' ? 'home' : 'free';
  }
  const opensFor = route?.whenBanned;
  if (opensFor === 'allowed') return 'free';
  const isForWithdrawal = opensFor === undefined ? route?.name === 'withdrawal' : opensFor === player.withdrawalNeed;
  return isForWithdrawal && canWithdrawWhileBanned(player) ? 'free' : 'leave-site';
}

/** NV-49 Whether a link to a page leads anywhere: for a banned player only where the ban lets it; nobody else misses any. */
export function isLinkOpen(name: RouteName, player: BanFacts | undefined): boolean {
  if (player === undefined || !isBanned(player.banLevel)) return true;
  return banVerdict(ROUTES[name], { ...player, areTermsChanged: false }) === 'free';
}

/** NV-49 The menu as far as a ban leaves it open; an empty category is left out. */
export function openCategories(
  categories: readonly OfficeMenuCategory[],
  player: BanFacts | undefined,
): readonly OfficeMenuCategory[] {
  const open = new Set<string>(ROUTE_NAMES.filter((name) => isLinkOpen(name, player)));
  return categories
    .map((category) => ({ ...category, items: category.items.filter(({ route }) => open.has(route)) }))
    .filter(({ items }) => items.length > 0);
}
