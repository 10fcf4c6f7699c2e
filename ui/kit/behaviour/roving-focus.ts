import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the items of a row or a list by arrows, Home and End, and says which item has it now.
 * Items are the elements under the key's current target that match the selector; a horizontal row follows the reading direction.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  direction: 'horizontal' | 'vertical',
): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const current = items.findIndex((item) => item === document.activeElement);
  const target = items[nextIndex(event, direction, { current, count: items.length })];
  if (target === undefined) return undefined;
  event.preventDefault();
  target.focus();
  return target;
}

function nextIndex(
  event: KeyboardEvent<HTMLElement>,
  direction: 'horizontal' | 'vertical',
  { current, count }: { readonly current: number; readonly count: number },
): number {
  const isReversed = direction === 'horizontal' && getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = direction === 'vertical' ? 'ArrowDown' : isReversed ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'vertical' ? 'ArrowUp' : isReversed ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  if (event.key === forward) return (current + 1) % count;
  return event.key === back ? (current - 1 + count) % count : -1;
}
