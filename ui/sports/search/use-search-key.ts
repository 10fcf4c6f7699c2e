import { usePage } from '../../page/use-page.ts';
import { useEffect, useEffectEvent } from 'react';

const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** SE-7 Leads to the search by the slash key, as the player wants it; on other layouts by the key in its place. */
export function useSearchKey(look: () => void): void {
  const { settings } = usePage();
  const isOn = settings.settings.isSearchKeyOn;
  const lead = useEffectEvent(look);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey && event.key !== '?');
      if (!isSlash || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TEXT) !== null) return;
      event.preventDefault();
      lead();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [isOn]);
}
