import type { Visibility } from '../../../core/shared/visibility.ts';

export interface FakeVisibility extends Visibility {
  readonly turn: (isVisible: boolean) => void;
}

/** A page that is shown and hidden by hand. */
export function fakeVisibility(): FakeVisibility {
  let isShown = true;
  const watchers = new Set<(isVisible: boolean) => void>();
  return {
    isVisible: () => isShown,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    turn: (isVisible) => {
      isShown = isVisible;
      for (const changed of watchers) changed(isVisible);
    },
  };
}
