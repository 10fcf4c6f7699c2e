import { seconds, type Millis } from '../../shared/time.ts';

/** What a browser says of its connection, as far as it says anything. */
export interface ConnectionFacts {
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string | undefined;
  readonly isDataSaverOn?: boolean | undefined;
}

/** How long a page is at rest before it fetches what comes next. */
export const IDLE_PREFETCH_AFTER: Millis = seconds(2);

/** PRF-1 A connection of the second generation is thrifty, and so is one that saves data. */
export function isThriftyConnection({ effectiveType, isDataSaverOn }: ConnectionFacts): boolean {
  return isDataSaverOn === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** PRF-2 What comes next is fetched after 2 s at rest, and on a thrifty connection not before it is asked for. */
export function prefetchDelay(isThrifty: boolean): Millis | undefined {
  return isThrifty ? undefined : IDLE_PREFETCH_AFTER;
}
