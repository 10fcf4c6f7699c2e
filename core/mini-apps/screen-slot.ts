import type { RouteName } from '../navigation/route-table.ts';

/** MAT-30 The sections whose pages the operator may give wholly to their applications. */
export const SCREEN_SECTIONS = [
  'results',
  'office',
  'promotions',
  'welcome',
  'platform-apps',
  'information',
  'agreements',
  'promos-and-bonuses',
  'cyber',
  'promo-code-store',
  'technical-pages',
] as const;
export type ScreenSection = (typeof SCREEN_SECTIONS)[number];
export type ScreenSlot = `${ScreenSection}-screen`;

/** MAT-30 The pages of those sections. MAT-31 No page of the line, of money, with the way out or with terms to agree to is among them. */
const SCREEN_ROUTES: Readonly<Record<ScreenSection, readonly RouteName[]>> = {
  results: ['results'],
  office: ['account'],
  promotions: ['promotion'],
  welcome: ['registration'],
  'platform-apps': ['mobile-app', 'desktop-app'],
  information: ['about', 'how-to-bet', 'contacts', 'licenses'],
  agreements: ['rules', 'privacy-policy', 'consent'],
  'promos-and-bonuses': ['promo', 'offer'],
  cyber: ['cyber-sports', 'cyber-discipline'],
  'promo-code-store': ['office-promotion'],
  'technical-pages': ['internal-vpn'],
};

/** MAT-30 What fills a page wholly, where that is among the slots that are remote. */
export function screenSlot(route: RouteName, remoteSlots: readonly string[] = []): ScreenSlot | undefined {
  const section = SCREEN_SECTIONS.find((each) => SCREEN_ROUTES[each].includes(route));
  const slot = section === undefined ? undefined : (`${section}-screen` as const);
  return slot !== undefined && remoteSlots.includes(slot) ? slot : undefined;
}
