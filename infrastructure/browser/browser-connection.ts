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
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
