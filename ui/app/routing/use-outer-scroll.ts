import { useEffect } from 'react';
import { CENTRE_ID } from '../../page/page-columns.tsx';
import { useStores } from '../stores.ts';

/** Room of the page before that stays in sight. */
const OVERLAP = 80;
const ARROW_STEP = 40;
const LINE_HEIGHT = 16;
/** Controls that use these keys themselves. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], dialog, [role="menu"]';

/** Where nothing else answers, keys and the wheel scroll the centre, the only column of a page that is long; so do keys that were pressed before. */
export function useOuterScroll(): void {
  const { page } = useStores();
  useEffect(() => {
    for (const press of page.takePresses()) scrollByKey(press);
    document.addEventListener('keydown', scrollByKey);
    document.addEventListener('wheel', scrollByWheel, { passive: true });
    return () => {
      document.removeEventListener('keydown', scrollByKey);
      document.removeEventListener('wheel', scrollByWheel);
    };
  }, [page]);
}

function scrollByKey(event: KeyboardEvent): void {
  const centre = document.getElementById(CENTRE_ID);
  const { target } = event;
  if (centre === null || !(target instanceof Element) || event.defaultPrevented) return;
  if (event.ctrlKey || event.altKey || event.metaKey || isCovered()) return;
  const isPaging = event.key === 'PageDown' || event.key === 'PageUp';
  const isNobodys = target === document.body || target === document.documentElement;
  if (!isNobodys && (!isPaging || target.closest(`${OWN_KEYS}, #${CENTRE_ID}`) !== null)) return;
  const by = distance(event, centre);
  if (by === undefined || scrollerOf(target, by) !== null) return;
  event.preventDefault();
  centre.scrollBy({ top: by });
}

function distance({ key, shiftKey }: KeyboardEvent, centre: HTMLElement): number | undefined {
  const page = Math.max(centre.clientHeight - OVERLAP, ARROW_STEP);
  if (key === 'PageDown' || (key === ' ' && !shiftKey)) return page;
  if (key === 'PageUp' || key === ' ') return -page;
  if (key === 'Home') return -centre.scrollHeight;
  if (key === 'End') return centre.scrollHeight;
  if (key === 'ArrowDown') return ARROW_STEP;
  return key === 'ArrowUp' ? -ARROW_STEP : undefined;
}

function scrollByWheel({ target, deltaY, deltaMode, ctrlKey, defaultPrevented }: WheelEvent): void {
  const centre = document.getElementById(CENTRE_ID);
  if (centre === null || deltaY === 0 || ctrlKey || defaultPrevented || isCovered()) return;
  if (!(target instanceof Element) || centre.contains(target) || scrollerOf(target, deltaY) !== null) return;
  const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_HEIGHT;
  centre.scrollBy({ top: deltaY * unit });
}

function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The box around an element that can scroll that way by itself. */
function scrollerOf(element: Element, by: number): Element | null {
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const room = by > 0 ? box.scrollHeight - box.clientHeight - box.scrollTop : box.scrollTop;
    if (room > 0) return box;
  }
  return null;
}
