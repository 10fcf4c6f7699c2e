import type { Millis } from '../../../core/shared/time.ts';

/** How long a round is shown: no time at all where nothing is to move on this device. */
export function timeToShow(showFor: Millis | undefined): Millis | undefined {
  const isStill =
    document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return showFor !== undefined && isStill ? 0 : showFor;
}
