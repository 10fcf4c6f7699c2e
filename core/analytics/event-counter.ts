import type { CountedName } from './counted-event.ts';

/** Counts what happened on the page, where that is agreed to. */
export interface EventCounter {
  readonly count: (name: CountedName, details: unknown) => void;
}
