import type { KeyboardEvent } from 'react';
import { CELLS } from './grid-role.ts';
import type { LineItem } from './line-items.ts';

const FRAMES_TO_WAIT = 12;

export interface GridWalk {
  readonly grid: HTMLElement;
  readonly items: readonly LineItem[];
  readonly scrollTo: (index: number) => void;
}

/** Walks through the table: arrows from cell to cell, Home and End in a row, PageUp and PageDown by champ. */
export function walkGrid(event: KeyboardEvent<HTMLElement>, walk: GridWalk): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(CELLS) : null;
  const row = cell?.closest<HTMLElement>('[data-index]') ?? undefined;
  if (cell === null || row === undefined) return;
  const cells = [...row.querySelectorAll<HTMLElement>(CELLS)].filter(isShown);
  const place = cells.indexOf(cell);
  const index = Number(row.dataset['index']);
  const isMirrored = getComputedStyle(walk.grid).direction === 'rtl';
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const side: Partial<Readonly<Record<string, HTMLElement | undefined>>> = {
    [forward]: cells[place + 1],
    [back]: cells[place - 1],
    Home: cells[0],
    End: cells.at(-1),
  };
  const steps: Partial<Readonly<Record<string, number | undefined>>> = {
    ArrowDown: nextIndex(walk.items, { from: index, step: 1 }),
    ArrowUp: nextIndex(walk.items, { from: index, step: -1 }),
    PageDown: nextIndex(walk.items, { from: index, step: 1 }, 'champ'),
    PageUp: nextIndex(walk.items, { from: index, step: -1 }, 'champ'),
  };
  if (event.key in side) {
    event.preventDefault();
    side[event.key]?.focus();
  } else if (event.key in steps) {
    event.preventDefault();
    const target = steps[event.key];
    if (target !== undefined) focusRow(walk, { index: target, across: middleOf(cell) }, FRAMES_TO_WAIT);
  }
}

/** The next item that can be stood on, in a direction, perhaps of one kind alone. */
function nextIndex(
  items: readonly LineItem[],
  { from, step }: { readonly from: number; readonly step: 1 | -1 },
  kind?: LineItem['kind'],
): number | undefined {
  for (let index = from + step; index >= 0 && index < items.length; index += step) {
    const item = items[index];
    if (item !== undefined && item.kind !== 'sport' && (kind ?? item.kind) === item.kind) return index;
  }
  return undefined;
}

interface RowTarget {
  readonly index: number;
  readonly across: number;
}

/** Scrolls to the row and focuses its cell nearest to a place across, once the row is drawn. */
function focusRow(walk: GridWalk, target: RowTarget, framesLeft: number): void {
  const { index, across } = target;
  if (framesLeft === FRAMES_TO_WAIT) walk.scrollTo(index);
  const row = walk.grid.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const cells = [...(row?.querySelectorAll<HTMLElement>(CELLS) ?? [])].filter(isShown);
  const nearest = cells.toSorted(
    (left, right) => Math.abs(middleOf(left) - across) - Math.abs(middleOf(right) - across),
  )[0];
  if (nearest !== undefined) {
    nearest.focus({ preventScroll: true });
  } else if (framesLeft > 0) {
    requestAnimationFrame(() => {
      focusRow(walk, target, framesLeft - 1);
    });
  }
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null;
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
