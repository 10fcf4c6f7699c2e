import type { RouteName } from '../navigation/route-table.ts';
import {
  MINI_APP_SECTIONS,
  SCREEN_SECTIONS,
  type MiniAppSection,
  type ScreenSection,
  type ScreenSlot,
} from './mini-app-section.ts';

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

/** MAT-30 The sections among those named that may have pages of their own, each once. */
export function remoteScreens(named: readonly string[]): readonly ScreenSection[] {
  return SCREEN_SECTIONS.filter((section) => named.includes(section));
}

/** MAT-30 The slots of whole pages: of sections that the operator has named, and that come from elsewhere. */
export function screenSlots(named: readonly ScreenSection[], remote: readonly MiniAppSection[]): readonly ScreenSlot[] {
  return named.filter((section) => remote.includes(section)).map((section) => `${section}-screen` as const);
}

/** MAT-32 Whether a screen of ours takes the place of an application that failed. */
export function hasNativeScreen(section: MiniAppSection): boolean {
  return MINI_APP_SECTIONS.find((row) => row.section === section)?.native === 'screen';
}
