import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in sight in what scrolls around it, or less than a screen of that away; it stays near as long as it has the focus. */
export function useNear(place: RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watched = new IntersectionObserver(
      (entries) => {
        setNear(entries.at(-1)?.isIntersecting === true || element.contains(document.activeElement));
      },
      { root: element.parentElement, rootMargin: '100% 0px' },
    );
    watched.observe(element);
    return () => {
      watched.disconnect();
    };
  }, [place]);
  return isNear;
}
