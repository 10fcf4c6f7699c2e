import { compareStructural } from 'mobx';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { CENTRE_ID } from '../../../page/page-columns.tsx';
import { usePage } from '../../../page/use-page.ts';
import { itemsInSight, sightOf, type Sight } from './items-in-sight.ts';
import { itemOffsets, lineBlocks, type LineBlock } from './line-blocks.ts';
import type { LineItem } from './line-items.ts';
import { useSight, type SeenList, type WatchedList } from './use-sight.ts';

/** So many items are in the server's picture and the browser's first. */
const FIRST_ITEMS = 13;
const OVERSCAN = 6;
/** What the headers in sight may cover at the top, in rem. */
const HIGHEST_HEADERS = 7.5;

export interface VirtualItems {
  readonly items: readonly LineItem[];
  /** Height of an item in rem. */
  readonly remOf: (item: LineItem) => number;
  /** How many items there are after these, which have not come. */
  readonly left: number;
  /** How high those are together, in rem. */
  readonly leftRem: number;
  /** How many games are among them. */
  readonly leftGames: number;
  /** Told how many of those come near the window. */
  readonly onReach: (count: number) => void;
}

export interface VirtualLine {
  readonly blocks: readonly LineBlock[];
  readonly height: number;
  /** Where the items at hand end. */
  readonly end: number;
  /** How high, in rem, the items are that the first picture leaves out. */
  readonly restRem: number;
  /** Whether items stand by their offset; before, they stand in the page's flow. */
  readonly isPlaced: boolean;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly keepFocused: (key: string | undefined) => void;
  readonly scrollTo: (index: number) => void;
}

/** Which items of a long list to draw while the centre column scrolls, and where. Heights are given in rem. */
export function useVirtualLine({ items, remOf, left, leftRem, leftGames, onReach }: VirtualItems): VirtualLine {
  const { page, settings } = usePage();
  const isPlaced = page.isHydrated;
  const list = useRef<HTMLDivElement>(null);
  const [focused, keepFocused] = useState<string>();
  const { margin, rem, more } = useMeasures(list, isPlaced, settings.settings.appFontSize);
  const heights = items.map(remOf).join(' ');
  const restRem = useMemo(() => leftRem + heightBelow(heights, FIRST_ITEMS), [heights, leftRem]);
  const offsets = useMemo(() => {
    const rems = heights.split(' ').map(Number);
    return itemOffsets(items, ({ kind }, index) => ((rems[index] ?? 0) + (kind === 'game' ? more : 0)) * rem);
  }, [items, heights, rem, more]);
  const end = offsets.starts.at(-1) ?? 0;
  const leftHeight = (leftRem + leftGames * more) * rem;
  const { sight, look } = useReach({ isOn: isPlaced, starts: offsets.starts, margin }, { left, leftHeight, onReach });
  const drawn = drawnItems(
    offsets.starts,
    isPlaced ? sight : undefined,
    items.findIndex(({ key }) => key === focused),
  );
  return {
    blocks: lineBlocks(items, offsets, drawn),
    height: end + leftHeight,
    end,
    restRem,
    isPlaced,
    list,
    keepFocused,
    scrollTo: (index) => {
      const scroller = document.getElementById(CENTRE_ID);
      const seen = look();
      if (scroller === null || seen === undefined) return;
      const [start = 0, end = start] = offsets.starts.slice(index, index + 2);
      scroller.scrollTop = sightOf({ from: start, to: end }, seen, HIGHEST_HEADERS * rem) + margin;
    },
  };
}

/** The heights of all items but the first, together. */
function heightBelow(heights: string, first: number): number {
  return heights.split(' ').reduce((sum, height, index) => (index < first ? sum : sum + Number(height)), 0);
}

interface LeftItems extends Pick<VirtualItems, 'left' | 'onReach'> {
  readonly leftHeight: number;
}

/** Watches what is seen, and tells when what has not come is less than a screen away. */
function useReach(list: Omit<WatchedList, 'onLook'>, { left, leftHeight, onReach }: LeftItems): SeenList {
  const end = list.starts.at(-1) ?? 0;
  const reach = ({ from, to }: Sight): void => {
    const missing = 2 * to - from - end;
    if (left > 0 && missing > 0) onReach(Math.min(left, Math.ceil((missing * left) / leftHeight)));
  };
  const seen = useSight(CENTRE_ID, { ...list, onLook: reach });
  const lookAgain = useEffectEvent(() => {
    const sight = seen.look();
    if (sight !== undefined) reach(sight);
  });
  useEffect(() => {
    lookAgain();
  }, [end, left]);
  return seen;
}

/** The items in sight and the one that has the focus, which must not vanish under it; the first ones while nothing is measured. */
function drawnItems(starts: readonly number[], sight: Sight | undefined, focused: number): readonly number[] {
  const count = starts.length - 1;
  const range = sight === undefined ? undefined : itemsInSight(starts, sight, OVERSCAN);
  const { first, last } = range ?? { first: 0, last: Math.min(FIRST_ITEMS, count) - 1 };
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused];
}

interface Measures {
  /** How far the list begins below the top of what scrolls, in pixels. */
  readonly margin: number;
  /** How many pixels a rem is. */
  readonly rem: number;
  /** How many rem more than elsewhere a game of this layout is high. */
  readonly more: number;
}

function useMeasures(list: RefObject<HTMLDivElement | null>, isPlaced: boolean, fontSize: string): Measures {
  const [measures, setMeasures] = useState<Measures>({ margin: 0, rem: 16, more: 0 });
  const isDrawnHere = useRef(isPlaced);
  useLayoutEffect(() => {
    if (!isDrawnHere.current || list.current === null) return;
    const next = measuresOf(list.current);
    setMeasures((known) => (compareStructural(known, next) ? known : next));
  }, [list, fontSize]);
  // PERF-06 what the server drew is laid out by now; measured once its rows are placed, the page would be laid out twice in a task
  useEffect(() => {
    isDrawnHere.current = true;
    const measure = (): void => {
      if (list.current === null) return;
      const next = measuresOf(list.current);
      setMeasures((known) => (compareStructural(known, next) ? known : next));
    };
    measure();
    if (list.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const element of list.current.parentElement?.parentElement?.children ?? []) {
      if (!element.contains(list.current)) observer.observe(element);
    }
    const scroller = document.getElementById(CENTRE_ID);
    if (scroller !== null) observer.observe(scroller);
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return measures;
}

function measuresOf(list: HTMLElement): Measures {
  const scroller = document.getElementById(CENTRE_ID);
  const top = list.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0);
  const more = Number(getComputedStyle(list).getPropertyValue('--row-more').replace('rem', ''));
  return { margin: Math.round(top + (scroller?.scrollTop ?? 0)), rem: remInPixels(), more };
}

function remInPixels(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size : 16;
}
