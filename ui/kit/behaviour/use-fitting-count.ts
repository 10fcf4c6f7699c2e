import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How many children of a list stand in its first row; all of them until it is measured. The others wrap into rows that are cut off. */
export function useFittingCount<Element extends HTMLElement>(
  count: number,
): readonly [RefObject<Element | null>, number] {
  const list = useRef<Element>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    if (list.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const items = entry === undefined ? [] : [...entry.target.children];
      setFitting(items.filter((item) => item instanceof HTMLElement && item.offsetTop < item.offsetHeight).length);
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, [count]);
  return [list, fitting];
}
