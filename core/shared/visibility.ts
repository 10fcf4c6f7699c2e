import type { Millis } from './time.ts';

/** Whether the player can see the page. */
export interface Visibility {
  readonly isVisible: () => boolean;
  /** How long it has been hidden, or was before it was seen again. */
  readonly hiddenFor: () => Millis;
  /** Calls back when that changes; the returned function stops it. */
  readonly watch: (changed: (isVisible: boolean) => void) => () => void;
  /** Calls back when the page is taken up again as it was left: from the history of the browser, or after it was frozen. */
  readonly watchReturn: (returned: () => void) => () => void;
}
