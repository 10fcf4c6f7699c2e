import type { Millis } from '../../core/shared/time.ts';

/** How long after a step with the Tab key the focus is where the player sent it. */
const STEP_LASTS: Millis = 300;
/** As long as a browser may count a press as one of a moment ago. */
const PRESS_LASTS: Millis = 5000;
/** What shows that it is the page around the frame that the player is at work in. */
const WORK = ['pointerdown', 'keydown', 'input'] as const;

/** FRM-11 Whether the player is at work in a frame: the focus is in it, and somebody pressed something a moment ago. */
export function isTouched(frame: HTMLIFrameElement): boolean {
  const { activeElement, defaultView } = frame.ownerDocument;
  return activeElement === frame && defaultView !== null && isAwake(defaultView);
}

/** Whether something was pressed a moment ago; a browser that does not say so is taken to say no. */
function isAwake({ navigator }: Window): boolean {
  const { userActivation }: Partial<Pick<Navigator, 'userActivation'>> = navigator;
  return userActivation?.isActive === true;
}

/**
 * FRM-12 Gives the focus back that a frame took by itself: it may have it where the pointer is over it, the Tab key led there, or something was pressed
 * a moment ago and nothing in the page: a browser may say only later, or never, that the pointer is over a frame of another process. The returned function
 * ends that.
 */
export function guardFocus(frame: HTMLIFrameElement): () => void {
  const { ownerDocument: page } = frame;
  const view = page.defaultView ?? window;
  let last: Element | null = page.activeElement;
  let steppedAt = Number.NEGATIVE_INFINITY;
  // a press that led to this page was not in the frame
  let workedAt = isAwake(view) ? view.performance.now() : Number.NEGATIVE_INFINITY;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target !== frame) last = target;
  };
  const step = ({ key, timeStamp }: KeyboardEvent): void => {
    if (key === 'Tab') steppedAt = timeStamp;
  };
  const work = ({ timeStamp }: Event): void => {
    workedAt = timeStamp;
  };
  const check = ({ timeStamp }: FocusEvent): void => {
    if (page.activeElement !== frame) return;
    if (frame.matches(':hover') || timeStamp - steppedAt < STEP_LASTS) return;
    if (isTouched(frame) && timeStamp - workedAt > PRESS_LASTS) return;
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus();
  };
  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', step, true);
  for (const name of WORK) page.addEventListener(name, work, true);
  view.addEventListener('blur', check);
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('keydown', step, true);
    for (const name of WORK) page.removeEventListener(name, work, true);
    view.removeEventListener('blur', check);
  };
}
