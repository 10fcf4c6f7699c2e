import { useEffect } from 'react';
import { useStores } from '../stores.ts';
import { focusCoupon } from '../beside/focus-coupon.ts';

const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog';

/** SE-7 The question mark opens the list of shortcuts, and c leads to the coupon, as the player wants it. */
export function useShortcutKeys(): void {
  const { dialogs, settings } = useStores();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!settings.settings.isSearchKeyOn || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(TEXT) !== null)) return;
      if (event.key === '?') dialogs.show('shortcuts');
      else if (event.code !== 'KeyC' || event.shiftKey || !focusCoupon()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [dialogs, settings]);
}
