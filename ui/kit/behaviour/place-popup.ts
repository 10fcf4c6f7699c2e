import { VIEWPORT_BOTTOM, VIEWPORT_PADDING } from '../../../core/site/browser/viewport-room.ts';

const GAP = 4;

/** SCR-4 Puts an open popup under its button, or over it where the room below is too small; it stays inside the window. */
export function placePopup(popup: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const anchor = button.getBoundingClientRect();
  const size = popup.getBoundingClientRect();
  const isReversed = getComputedStyle(button).direction === 'rtl';
  const left = (align === 'end') === isReversed ? anchor.left : anchor.right - size.width;
  const room = window.innerHeight - anchor.bottom - GAP - VIEWPORT_BOTTOM;
  const isAbove = size.height > room && anchor.top > room;
  const top = isAbove ? Math.max(VIEWPORT_PADDING, anchor.top - GAP - size.height) : anchor.bottom + GAP;
  popup.style.setProperty(
    'left',
    `${Math.max(VIEWPORT_PADDING, Math.min(left, window.innerWidth - size.width - VIEWPORT_PADDING))}px`,
  );
  popup.style.setProperty('top', `${top}px`);
  popup.style.setProperty('max-block-size', `${isAbove ? anchor.top - GAP - VIEWPORT_PADDING : Math.max(room, 0)}px`);
  popup.style.setProperty('min-inline-size', `${anchor.width}px`);
}
