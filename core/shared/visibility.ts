/** Whether the player can see the page. */
export interface Visibility {
  readonly isVisible: () => boolean;
  /** Calls back when that changes; the returned function stops it. */
  readonly watch: (changed: (isVisible: boolean) => void) => () => void;
}
