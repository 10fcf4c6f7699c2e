import { useEffect, useRef, type RefObject } from 'react';

/** The row of tabs, scrolled to the chosen one. */
export function useChosenInSight(tab: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-selected=true], [aria-current]')?.getBoundingClientRect();
    if (row.current === null || chosen === undefined) return;
    const { left, width } = row.current.getBoundingClientRect();
    const tabs = row.current.firstElementChild?.getBoundingClientRect();
    // the first tab stays in sight where the chosen one is seen with it
    if (
      tabs !== undefined &&
      (getComputedStyle(row.current).direction === 'rtl' ? tabs.right - chosen.left : chosen.right - tabs.left) <= width
    ) {
      row.current.scrollTo?.({ left: 0, behavior: 'instant' });
      return;
    }
    // jsdom scrolls nothing
    row.current.scrollBy?.({ left: chosen.left + chosen.width / 2 - left - width / 2, behavior: 'instant' });
  }, [tab]);
  return row;
}
