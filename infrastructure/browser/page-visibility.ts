import type { Clock } from '../../core/shared/clock.ts';
import type { Visibility } from '../../core/shared/visibility.ts';

export function pageVisibility(document: Document, clock: Clock): Visibility {
  const isVisible = () => document.visibilityState === 'visible';
  let hiddenAt = clock.now();
  let seenAt = hiddenAt;
  // before whoever watches
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) seenAt = clock.now();
    else hiddenAt = clock.now();
  });
  return {
    isVisible,
    hiddenFor: () => (isVisible() ? seenAt : clock.now()) - hiddenAt,
    watch: (changed) => {
      const listen = () => {
        changed(isVisible());
      };
      document.addEventListener('visibilitychange', listen);
      return () => {
        document.removeEventListener('visibilitychange', listen);
      };
    },
    watchReturn: (returned) => {
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted) returned();
      };
      document.addEventListener('resume', returned);
      document.defaultView?.addEventListener('pageshow', shown);
      return () => {
        document.removeEventListener('resume', returned);
        document.defaultView?.removeEventListener('pageshow', shown);
      };
    },
  };
}
