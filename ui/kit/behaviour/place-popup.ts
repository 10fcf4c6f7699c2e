const GAP = 4;
const EDGE = 8;

/** Puts an open popup under its button, or over it where the room below is too small; it stays inside the window. */
export function placePopup(popup: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const anchor = button.getBoundingClientRect();
  const size = popup.getBoundingClientRect();
  const isReversed = getComputedStyle(button).direction === 'rtl';
  const left = (align === 'end') === isReversed ? anchor.left : anchor.right - size.width;
  const room = window.innerHeight - anchor.bottom - GAP - EDGE;
  const isAbove = size.height > room && anchor.top > room;
  const top = isAbove ? Math.max(EDGE, anchor.top - GAP - size.height) : anchor.bottom + GAP;
  popup.style.setProperty('left', `${Math.max(EDGE, Math.min(left, window.innerWidth - size.width - EDGE))}px`);
  popup.style.setProperty('top', `${top}px`);
  popup.style.setProperty('max-block-size', `${isAbove ? anchor.top - GAP - EDGE : Math.max(room, 0)}px`);
  popup.style.setProperty('min-inline-size', `${anchor.width}px`);
}
