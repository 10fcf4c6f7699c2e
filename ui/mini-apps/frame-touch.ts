import type { Millis } from '../../core/shared/time.ts';

/** How long after a step with the Tab key the focus is where the player sent it. */
const STEP_LASTS: Millis = 300;

/** FRM-11 Whether the player is at work in a frame: the focus is in it, and somebody pressed something a moment ago. */
export function isTouched(frame: HTMLIFrameElement): boolean {
  const { activeElement, defaultView } = frame.ownerDocument;
  return activeElement === frame && defaultView?.navigator.userActivation.isActive === true;
}

/** FRM-12 Gives the focus back that a frame took by itself: it may have it where the pointer is over it, or the Tab key led there. The returned function ends that. */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  const { ownerDocument: page } = frame;
  const view = page.defaultView ?? window;
  let last: Element | null = page.activeElement;
  let steppedAt = Number.NEGATIVE_INFINITY;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target !== frame) last = target;
  };
  const step = ({ key, timeStamp }: KeyboardEvent): void => {
    if (key === 'Tab') steppedAt = timeStamp;
  };
  const check = ({ timeStamp }: FocusEvent): void => {
    if (page.activeElement !== frame) return;
    if (frame.matches(':hover') || timeStamp - steppedAt < STEP_LASTS) return;
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus();
  };
  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', step, true);
  view.addEventListener('blur', check);
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('keydown', step, true);
    view.removeEventListener('blur', check);
  };
}
