import type { Visibility } from '../../core/shared/visibility.ts';

export function pageVisibility(document: Document): Visibility {
  const isVisible = () => document.visibilityState === 'visible';
  return {
    isVisible,
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
