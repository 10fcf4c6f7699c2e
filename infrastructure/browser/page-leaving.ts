/** Tells when the page is left, also for another that may be come back from. */
export type WatchLeaving = (left: () => void) => () => void;

export function pageLeaving(window: Window): WatchLeaving {
  return (left) => {
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
    };
  };
}
