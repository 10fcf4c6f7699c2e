import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';

/** What became of a bait: a part of the page that is named as an advertisement is and shows nothing. */
export interface BaitLook {
  readonly width: number;
  readonly height: number;
  /** What the style of the page, and of whoever changes it, says of the part. */
  readonly display: string;
  readonly visibility: string;
}

/** ADB-1 An ad blocker is at work where the bait has lost its size, or is not displayed. */
export function isBaitTaken({ width, height, display, visibility }: BaitLook): boolean {
  return display === 'none' || visibility === 'hidden' || width === 0 || height === 0;
}

/** ADB-2 The visitor is told of it once on a page, and never again where the visitor has closed it. */
export function tellsOfAdBlocker(isFound: boolean, wasClosed: boolean | undefined): boolean {
  return isFound === true && wasClosed !== true;
}

/** ADB-3 That it was closed is kept on the device; what cannot be read counts as not closed. */
export const AD_BLOCKER_CLOSED: StoredValue<true> = {
  key: 'ad-blocker-closed',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => (stored === true ? ok(true) : fail({ code: 'not-closed' })),
};
