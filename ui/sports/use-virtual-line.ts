import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { CENTRE_ID } from '../app/page-columns.tsx';
import { useStores } from '../app/stores.ts';
import { itemOffsets, lineBlocks, type LineBlock } from './line-blocks.ts';
import type { LineItem } from './line-items.ts';

/** So many items are in the server's picture and the browser's first. */
const FIRST_ITEMS = 14;
const OVERSCAN = 6;
/** What the headers in sight may cover at the top, in rem. */
const HIGHEST_HEADERS = 7.5;

export interface VirtualLine {
  readonly blocks: readonly LineBlock[];
  readonly height: number;
  /** Whether items stand by their offset; before, they stand in the page's flow. */
  readonly isPlaced: boolean;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly keepFocused: (index: number | undefined) => void;
  readonly scrollTo: (index: number) => void;
}

/** Which items of a long list to draw while the centre column scrolls, and where. Heights are given in rem. */
export function useVirtualLine(items: readonly LineItem[], remOf: (item: LineItem) => number): VirtualLine {
  const { page, settings } = useStores();
  const isPlaced = page.isHydrated;
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const { margin, rem } = useMeasures(list, isPlaced, settings.settings.appFontSize);
  const heights = items.map(remOf).join(' ');
  const offsets = useMemo(() => {
    const rems = heights.split(' ').map(Number);
    return itemOffsets(items, (_, index) => (rems[index] ?? 0) * rem);
  }, [items, heights, rem]);
  const sticky = HIGHEST_HEADERS * rem;
  const rangeExtractor = useCallback((range: Range) => {
    const indexes = defaultRangeExtractor(range);
    const { current } = focused;
    return current === undefined || indexes.includes(current) ? indexes : [...indexes, current];
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- what the virtualizer returns is read in this hook alone and memoised nowhere
  const virtualizer = useVirtualizer({
    count: items.length,
    enabled: isPlaced,
    getScrollElement: () => document.getElementById(CENTRE_ID),
    estimateSize: (index) => (offsets.starts[index + 1] ?? 0) - (offsets.starts[index] ?? 0),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: sticky,
    rangeExtractor,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, offsets]);
  const indexes = isPlaced
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: Math.min(FIRST_ITEMS, items.length) }, (_, index) => index);
  const drawn =
    indexes.length === 0 ? Array.from({ length: Math.min(FIRST_ITEMS, items.length) }, (_, i) => i) : indexes;
  return {
    blocks: lineBlocks(
      items,
      offsets,
      drawn.filter((index) => index < items.length),
    ),
    height: offsets.starts.at(-1) ?? 0,
    isPlaced,
    list,
    keepFocused: (index) => {
      focused.current = index;
    },
    scrollTo: (index) => {
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}

/** How far the list begins below the top of what scrolls, and how many pixels a rem is. */
function useMeasures(
  list: RefObject<HTMLDivElement | null>,
  isPlaced: boolean,
  fontSize: string,
): { readonly margin: number; readonly rem: number } {
  const [measures, setMeasures] = useState({ margin: 0, rem: 16 });
  useLayoutEffect(() => {
    const scroller = document.getElementById(CENTRE_ID);
    if (!isPlaced || scroller === null || list.current === null) return undefined;
    const measure = (): void => {
      if (list.current === null) return;
      const top = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      const next = { margin: Math.round(top + scroller.scrollTop), rem: remInPixels() };
      setMeasures((known) => (known.margin === next.margin && known.rem === next.rem ? known : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const element of list.current.parentElement?.parentElement?.children ?? []) {
      if (!element.contains(list.current)) observer.observe(element);
    }
    observer.observe(scroller);
    return () => {
      observer.disconnect();
    };
  }, [list, isPlaced, fontSize]);
  return measures;
}

function remInPixels(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size : 16;
}
