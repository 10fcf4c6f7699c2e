import { MINI_APP_SECTIONS, type MiniAppSection } from './mini-app-section.ts';
import { SCREEN_SECTIONS, type ScreenSection, type ScreenSlot } from './screen-slot.ts';

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
