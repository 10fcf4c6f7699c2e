import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { itemsInSight, type Sight } from './items-in-sight.ts';

export interface SeenList {
  /** What is seen of the list; nothing until the column is measured. */
  readonly sight: Sight | undefined;
  /** The same as of now: `sight` follows only where another item comes into sight. */
  readonly look: () => Sight | undefined;
}

export interface WatchedList {
  readonly isOn: boolean;
  readonly starts: readonly number[];
  readonly margin: number;
  /** Told whenever the column scrolls or is resized. */
  readonly onLook: (sight: Sight) => void;
}

/** Watches what is seen of a list that begins `margin` pixels below the top of the column that scrolls. */
export function useSight(scrollerId: string, { isOn, starts, margin, onLook }: WatchedList): SeenList {
  const end = starts.at(-1);
  const [column, setColumn] = useState<Sight>();
  const height = useRef(0);
  const inList = ({ from, to }: Sight): Sight => ({ from: from - margin, to: to - margin });
  const lookAt = (scroller: HTMLElement): Sight => ({
    from: scroller.scrollTop,
    to: scroller.scrollTop + height.current,
  });
  const follow = useEffectEvent((scroller: HTMLElement) => {
    const next = lookAt(scroller);
    onLook(inList(next));
    setColumn((known) => (known !== undefined && isSame(starts, inList(known), inList(next)) ? known : next));
  });
  useEffect(() => {
    const scroller = document.getElementById(scrollerId);
    if (!isOn || scroller === null || typeof ResizeObserver === 'undefined') return undefined;
    const onScroll = (): void => {
      follow(scroller);
    };
    const resized = new ResizeObserver(([entry]) => {
      height.current = Math.round(entry?.contentRect.height ?? 0);
      follow(scroller);
    });
    scroller.addEventListener('scroll', onScroll, { passive: true });
    resized.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
    // one that watches anew looks: rows may have come to where the column had gone beyond them
  }, [scrollerId, isOn, end]);
  return {
    sight: column === undefined ? undefined : inList(column),
    look: () => {
      const scroller = document.getElementById(scrollerId);
      return scroller === null || height.current === 0 ? undefined : inList(lookAt(scroller));
    },
  };
}

function isSame(starts: readonly number[], known: Sight, next: Sight): boolean {
  const before = itemsInSight(starts, known, 0);
  const after = itemsInSight(starts, next, 0);
  return before?.first === after?.first && before?.last === after?.last;
}
