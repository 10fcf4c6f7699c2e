/** Whether the player can see the page. */
export interface Visibility {
  readonly isVisible: () => boolean;
  /** Calls back when that changes; the returned function stops it. */
  readonly watch: (changed: (isVisible: boolean) => void) => () => void;
  /** Calls back when the page is taken up again as it was left: from the history of the browser, or after it was frozen. */
  readonly watchReturn: (returned: () => void) => () => void;
}
