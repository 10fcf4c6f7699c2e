import { useLayoutEffect, useState, type RefCallback } from 'react';

/** The place beside a form, as long as the window is wide enough to show it. */
export function useBonusSlot(): readonly [HTMLElement | null, RefCallback<HTMLElement>] {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    const beside = slot?.parentElement;
    const look = (): void => {
      setShown(beside instanceof HTMLElement && getComputedStyle(beside).display !== 'none');
    };
    look();
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('resize', look);
    };
  }, [slot]);
  return [isShown ? slot : null, setSlot];
}
