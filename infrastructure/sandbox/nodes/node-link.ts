import type { EpochMillis, Millis } from '../../../core/shared/time.ts';

/** The revision of a node that knows nothing yet. */
export const BEFORE_ALL = -1;

/** A moment of the line that one node chose: whoever knows the same overrides makes the same line of it. */
export interface LineTick {
  readonly version: number;
  readonly moment: EpochMillis;
  /** That of the last override that it counts with. */
  readonly revision: number;
}

/** Something of the site that changed, as it is kept. */
export interface SharedRow {
  readonly kind: 'value' | 'override' | 'line';
  readonly name: string;
  /** JSON. */
  readonly value: string;
  readonly revision: number;
}

/**
 * What nodes tell each other. Nothing depends on its arrival: whoever misses it learns it with the next exchange.
 * That something changed is all that is told of it: what it is, a moment of the line too, is read where it is kept.
 */
export type NodeNews =
  | { readonly kind: 'changed' }
  | { readonly kind: 'tick-wanted'; readonly by: string }
  | { readonly kind: 'ticked'; readonly by: string };

/** How the nodes of a site reach each other: the processes that share its database. */
export interface NodeLink {
  /** How long a node may count with what it learned last; endless where it is the only one. */
  readonly lease: Millis;
  /** What changed since a revision; the others learn that this node counts with all up to it. */
  readonly exchange: (known: number) => Promise<readonly SharedRow[]>;
  /** Resolves once there is no node that may still count with less than a revision. */
  readonly everybodyKnows: (revision: number) => Promise<void>;
  readonly tell: (news: NodeNews) => Promise<void>;
  /** Whether this node makes the ticks; it begins to where no other does. */
  readonly lead: () => Promise<boolean>;
  /** Tells all nodes of a moment of the line; false where this node does not lead any more. */
  readonly publish: (tick: LineTick) => Promise<boolean>;
  readonly close: () => Promise<void>;
}
