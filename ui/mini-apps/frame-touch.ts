import type { Millis } from '../../core/shared/time.ts';

/** How long after a step with the Tab key the focus is where the player sent it. */
const STEP_LASTS: Millis = 300;
/** As long as a browser may count a press as one of a moment ago. */
const PRESS_LASTS: Millis = 5000;

/** FRM-11 Whether the player is at work in a frame: the focus is in it, and somebody pressed something a moment ago. */
export function isTouched(frame: HTMLIFrameElement): boolean {
  const { activeElement, defaultView } = frame.ownerDocument;
  return activeElement === frame && defaultView?.navigator.userActivation.isActive === true;
}

/**
 * FRM-12 Gives the focus back that a frame took by itself: it may have it where the pointer is over it, the Tab key led there, or a press that the page did
 * not see woke it: not every browser says of a frame of another process that the pointer is over it. The returned function ends that.
 */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  const { ownerDocument: page } = frame;
  const view = page.defaultView ?? window;
  let last: Element | null = page.activeElement;
  let steppedAt = Number.NEGATIVE_INFINITY;
  let pressedAt = Number.NEGATIVE_INFINITY;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target !== frame) last = target;
  };
  const step = ({ key, timeStamp }: KeyboardEvent): void => {
    pressedAt = timeStamp;
    if (key === 'Tab') steppedAt = timeStamp;
  };
  const press = ({ timeStamp }: Event): void => {
    pressedAt = timeStamp;
  };
  const check = ({ timeStamp }: FocusEvent): void => {
    if (page.activeElement !== frame) return;
    if (frame.matches(':hover') || timeStamp - steppedAt < STEP_LASTS) return;
    if (isTouched(frame) && timeStamp - pressedAt > PRESS_LASTS) return;
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus();
  };
  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', step, true);
  page.addEventListener('pointerdown', press, true);
  view.addEventListener('blur', check);
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('keydown', step, true);
    page.removeEventListener('pointerdown', press, true);
    view.removeEventListener('blur', check);
  };
}
