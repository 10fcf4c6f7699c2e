import { useEffect, useRef, type RefObject } from 'react';

/** The row of tabs, scrolled to the chosen one. */
export function useChosenInSight(tab: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-selected=true], [aria-current]') ?? undefined;
    if (row.current === null || link === undefined) return;
    // PERF-08 a new row stands at its first tab: to measure it would lay out a whole page that has just come
    const isThere = isNew.current && link.previousElementSibling === null;
    isNew.current = false;
    if (isThere) return;
    const chosen = link.getBoundingClientRect();
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
