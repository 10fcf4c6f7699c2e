/** Calls back right before the page is next drawn; the returned function cancels. */
export interface Frames {
  readonly next: (run: () => void) => () => void;
}
