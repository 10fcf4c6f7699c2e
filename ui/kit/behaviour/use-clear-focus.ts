import { useEffect, useState, type RefObject } from 'react';

/** Where a box lies: at the bottom on its own side, on the other one, or at the top. */
export type BoxPlace = 'start' | 'end' | 'top';

const PLACES: readonly BoxPlace[] = ['start', 'end', 'top'];
/** Between the focus ring and the box, in pixels. */
const GAP = 8;

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * Keeps what has the focus out from under a box over the page (WCAG 2.4.11): scrolls it free, and moves the box where nothing is left to scroll.
 * What lies in a modal dialog is above the box already.
 */
export function useClearFocus(box: RefObject<HTMLElement | null>): BoxPlace {
  const [place, setPlace] = useState<BoxPlace>('start');
  useEffect(() => {
    const clear = ({ target }: FocusEvent): void => {
      const element = box.current;
      if (element === null || !(target instanceof HTMLElement)) return;
      if (element.contains(target) || target.closest('dialog[open]') !== null) return;
      scrollFree(target, element);
      if (isUnder(target.getBoundingClientRect(), element.getBoundingClientRect()))
        setPlace((now) => freePlace(target.getBoundingClientRect(), element.getBoundingClientRect(), now));
    };
    document.addEventListener('focusin', clear);
    return () => {
      document.removeEventListener('focusin', clear);
    };
  }, [box]);
  return place;
}

/** Each part of the page that scrolls, from the inside out, goes on as far as it can. */
function scrollFree(target: HTMLElement, box: HTMLElement): void {
  for (let scroller = target.parentElement; scroller !== null; scroller = scroller.parentElement) {
    const [of, over] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
    if (!isUnder(of, over)) return;
    if (/auto|scroll/.test(getComputedStyle(scroller).overflowY))
      scroller.scrollBy({ top: of.bottom - over.top + GAP, behavior: 'instant' });
  }
}

/** The first other place where the box leaves the focus free; the one where it is when there is none. */
function freePlace(of: Edges, box: Edges, now: BoxPlace): BoxPlace {
  const { innerWidth } = window;
  const height = box.bottom - box.top;
  const mirrored = { ...box, left: innerWidth - box.right, right: innerWidth - box.left };
  const [start, end] = now === 'end' ? [mirrored, box] : [box, mirrored];
  const edges: Readonly<Record<BoxPlace, Edges>> = { start, end, top: { ...box, top: 0, bottom: height + 2 * GAP } };
  return PLACES.find((place) => place !== now && !isUnder(of, edges[place])) ?? now;
}

function isUnder(of: Edges, box: Edges): boolean {
  return of.left < box.right && of.right > box.left && of.top < box.bottom && of.bottom > box.top;
}
