import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows lead from a cell to the one beside it, or to the same one of the row above or below; the reading direction counts. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const [rows, cells] = STEPS[event.key] ?? [0, 0];
  const row = event.currentTarget.closest('[data-row]');
  if ((rows === 0 && cells === 0) || row === null) return;
  const place = cellsOf(row).indexOf(event.currentTarget);
  const forward = getComputedStyle(row).direction === 'rtl' ? 0 - cells : cells;
  const beside = rows === 0 ? row : rows < 0 ? row.previousElementSibling : row.nextElementSibling;
  const target = beside === null ? undefined : cellsOf(beside)[place + forward];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function cellsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')];
}
