import { useEffect } from 'react';

/** SP-33 A window that a link of the site opened has nothing to go back to, and may be closed by its page. */
function isOwnWindow(): boolean {
  return window.history.length === 1;
}

/** SP-33 Escape closes a window that the site opened, unless a dialog or a field has a use for the key. */
export function useWindowClosing(): void {
  useEffect(() => {
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOwnWindow()) return;
      const isField = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (!isField && document.querySelector('dialog[open]') === null) window.close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
}
