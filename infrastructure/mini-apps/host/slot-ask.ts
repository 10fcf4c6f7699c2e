import { isForGood } from '../../../core/mini-apps/mini-app-lifecycle.ts';
import { slotsOfPage, type SlotName } from '../../../core/mini-apps/mini-app-section.ts';
import { screenSlots } from '../../../core/mini-apps/remote-screen.ts';
import { screenSlot, type ScreenSection } from '../../../core/mini-apps/screen-slot.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { ApplicationFailure } from './ask-application.ts';

/** A slot of a page in one language; the path begins with it. */
export interface SlotAsk {
  readonly slot: SlotName;
  readonly path: string;
  readonly language: Language;
  readonly isForced: boolean;
}

/** HST-4 `absent` where asking again mends nothing. */
export interface HostFailure {
  readonly code: 'absent' | 'failed' | 'too-late';
}

/** What the operator has put where it is not from the start. */
export interface PlacedByOperator {
  /** MAT-29 */
  readonly homeSlots?: readonly SlotName[];
  /** MAT-30 */
  readonly remoteScreens?: readonly ScreenSection[];
}

/** Nobody has an application asked for a page that has no place for it; home has those that the operator has put there, too. */
export function hasSlot(
  { slot, path, language }: Omit<SlotAsk, 'isForced'>,
  { homeSlots = [], remoteScreens = [] }: PlacedByOperator = {},
): boolean {
  // HST-42 no page asks with a query
  if (/[?#]/.test(path)) return false;
  const split = splitLanguage(path);
  const match = split.language === language ? matchPath(split.rest) : undefined;
  if (match === undefined) return false;
  if (screenSlot(match.name, screenSlots(remoteScreens, remoteScreens)) === slot) return true;
  return slotsOfPage(match.name).includes(slot) || (match.name === 'home' && homeSlots.includes(slot));
}

/** HST-4 What is told of an application that did not answer. */
export function failureCode(failure: ApplicationFailure): HostFailure['code'] {
  if (failure.code === 'too-late') return 'too-late';
  return failure.code === 'refused' && isForGood(failure.status) ? 'absent' : 'failed';
}
