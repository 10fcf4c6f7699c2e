import type { LineWish } from './line-filter.ts';
import type { LineChanges } from './line-reply.ts';

/** What a follower of a line can be told next: nothing while nobody looks, the whole line first and after a gap, else what comes after a version. */
export type LineWanted =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'whole' }
  | { readonly kind: 'changes'; readonly since: number };

/** Who keeps a line up to date. */
export interface LineFollower {
  readonly wish: () => LineWish;
  /** Asked before each poll, and by a transport that pushes whenever it connects: there it goes on. */
  readonly wanted: () => LineWanted;
  /** Asks for the whole line; what is taken meanwhile is kept until it has come. */
  readonly reload: () => void;
  /** In whatever order and however often they come; undefined says that nothing changed. */
  readonly take: (changes: LineChanges | undefined) => void;
}

/** LN-64 Brings what changes in a line, by polls or by a transport that pushes; both bring the same changes, and the follower needs not know which it is. */
export interface LineFeed {
  /** Goes on until the returned function is called. */
  readonly follow: (follower: LineFollower) => () => void;
}
