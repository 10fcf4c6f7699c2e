import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in sight in what scrolls around it, or less than half a screenful away; it stays near as long as it has the focus. */
export function useNear(place: RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    let isSeen = isFirst;
    const look = (focused: EventTarget | null): void => {
      setNear(isSeen || (focused instanceof Node && element.contains(focused)));
    };
    const watched = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting === true;
        look(document.activeElement);
      },
      { root: element.parentElement, rootMargin: '50% 0px' },
    );
    watched.observe(element);
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      look(relatedTarget);
    };
    element.addEventListener('focusout', onFocusOut);
    return () => {
      watched.disconnect();
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [place, isFirst]);
  return isNear;
}
