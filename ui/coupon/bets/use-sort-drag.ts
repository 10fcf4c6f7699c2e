import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Dragging items of a list to another place. */
export interface SortDrag {
  readonly list: RefObject<HTMLDivElement | null>;
  /** The item that is being dragged, and where it would go. */
  readonly dragged: { readonly from: number; readonly to: number } | undefined;
  /** What the handle of an item must carry. */
  readonly handle: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

const ITEM = '[data-sorted]';

/** Items are the elements of the list with `data-sorted`; the pointer must not leave the handle it pressed. */
export function useSortDrag(onMove: (from: number, to: number) => void): SortDrag {
  const list = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<SortDrag['dragged']>();
  const placeAt = (y: number): number => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
    const passed = items.filter((item) => {
      const { top, height } = item.getBoundingClientRect();
      return y > top + height / 2;
    });
    return Math.min(passed.length, items.length - 1);
  };
  return {
    list,
    dragged,
    handle: (index) => ({
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDragged({ from: index, to: index });
      },
      onPointerMove: (event) => {
        if (dragged === undefined) return;
        const to = placeAt(event.clientY);
        if (to !== dragged.to) setDragged({ ...dragged, to });
      },
      onPointerUp: () => {
        setDragged(undefined);
        if (dragged !== undefined && dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
      },
      onPointerCancel: () => {
        setDragged(undefined);
      },
    }),
  };
}
