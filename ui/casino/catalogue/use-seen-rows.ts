import { compareStructural } from 'mobx';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface SeenRows {
  readonly columns: number;
  /** The first row that is drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Of a row with its gap, in pixels. */
  readonly height: number;
}

/** Before anything is measured: what the server draws. */
const FIRST_ROWS: SeenRows = { columns: 7, from: 0, to: 4, height: 0 };
const LEAST_TILE = 9;
const GAP = 10;
/** Rows beyond those that are seen, either way. */
const MARGIN_ROWS = 2;
/** What stands under a picture, in rem. */
const UNDER = 1.75;

/** Which rows of tiles are near the window, whatever scrolls. */
export function useSeenRows(total: number): {
  readonly seen: SeenRows;
  readonly grid: RefObject<HTMLDivElement | null>;
} {
  const grid = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(FIRST_ROWS);
  useEffect(() => {
    const element = grid.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      const next = rowsSeen(element, total);
      setSeen((known) => (compareStructural(known, next) ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [total]);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || seen.height === 0) return;
    element.style.setProperty('block-size', `${Math.ceil(total / seen.columns) * seen.height}px`);
    element.style.setProperty('--columns', `${seen.columns}`);
    element.style.setProperty('--above', `${seen.from * seen.height}px`);
    element.style.setProperty('--row', `${seen.height - GAP}px`);
  }, [seen, total]);
  return { seen, grid };
}

function rowsSeen(element: HTMLElement, total: number): SeenRows {
  const { top, width } = element.getBoundingClientRect();
  if (width === 0) return FIRST_ROWS;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const columns = Math.min(8, Math.max(2, Math.floor((width + GAP) / (LEAST_TILE * rem + GAP))));
  const tile = (width - GAP * (columns - 1)) / columns;
  const height = Math.round((tile * 4) / 3 + UNDER * rem) + GAP;
  const rows = Math.ceil(total / columns);
  const from = Math.max(0, Math.floor(-top / height) - MARGIN_ROWS);
  const to = Math.ceil((window.innerHeight - top) / height) + MARGIN_ROWS;
  return { columns, from: Math.min(from, Math.max(0, rows - 1)), to: Math.max(1, Math.min(to, rows)), height };
}
