import { isThriftyConnection } from '../../core/site/browser/prefetch.ts';
import type { Connection } from '../../core/shared/connection.ts';

/** What the browser says of its connection. */
export function browserConnection(window: Window): Connection {
  return {
    isOnline: () => window.navigator.onLine,
    isThrifty: () => isThrifty(window.navigator),
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

interface NetworkFacts {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

function isThrifty(navigator: Navigator & NetworkFacts): boolean {
  const { saveData, effectiveType } = navigator.connection ?? {};
  return isThriftyConnection({ effectiveType, isDataSaverOn: saveData });
}
