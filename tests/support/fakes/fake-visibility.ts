import type { Clock } from '../../../core/shared/clock.ts';
import type { Visibility } from '../../../core/shared/visibility.ts';

export interface FakeVisibility extends Visibility {
  readonly turn: (isVisible: boolean) => void;
  /** The page comes back as it was left. */
  readonly comeBack: () => void;
}

/** A page that is shown and hidden by hand. */
export function fakeVisibility(clock: Clock = { now: () => 0 }): FakeVisibility {
  let isShown = true;
  let hiddenAt = clock.now();
  let seenAt = hiddenAt;
  const watchers = new Set<(isVisible: boolean) => void>();
  const returns = new Set<() => void>();
  return {
    watchReturn: (returned) => {
      returns.add(returned);
      return () => returns.delete(returned);
    },
    comeBack: () => {
      for (const returned of returns) returned();
    },
    isVisible: () => isShown,
    hiddenFor: () => (isShown ? seenAt : clock.now()) - hiddenAt,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    turn: (isVisible) => {
      isShown = isVisible;
      if (isVisible) seenAt = clock.now();
      else hiddenAt = clock.now();
      for (const changed of watchers) changed(isVisible);
    },
  };
}
