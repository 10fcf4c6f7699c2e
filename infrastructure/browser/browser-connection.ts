import type { Connection } from '../../core/shared/connection.ts';

/** What the browser says of its connection. */
export function browserConnection(window: Window): Connection {
  return {
    isOnline: () => window.navigator.onLine,
    watch: (changed) => {
      const tell = () => {
        changed(window.navigator.onLine);
      };
      window.addEventListener('online', tell);
      window.addEventListener('offline', tell);
      return () => {
        window.removeEventListener('online', tell);
        window.removeEventListener('offline', tell);
      };
    },
  };
}
