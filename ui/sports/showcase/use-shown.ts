import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has a place in the layout of the page, in sight or not. */
export function useShown(place: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watched = new IntersectionObserver((entries) => {
      setShown((entries.at(-1)?.boundingClientRect.height ?? 0) > 0);
    });
    watched.observe(place.current);
    return () => {
      watched.disconnect();
    };
  }, [place]);
  return isShown;
}
