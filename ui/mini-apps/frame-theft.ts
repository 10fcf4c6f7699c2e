import type { Millis } from '../../core/shared/time.ts';

/** How late a browser may say where the pointer is. */
const TOLD_LATE: Millis = 50;
/** How often within how long nobody is sent back by mistake. */
const MOST_CAUGHT = 3;
const CAUGHT_WITHIN: Millis = 3000;
/** How far from a frame a quick pointer may have been seen last on its way there. */
const NEAR = 100;

/**
 * FRM-41 Gives a frame the focus back that this one took from it; `onThief` hears of one that goes on. No event of the page tells of that: what has the
 * focus is looked at as long as that is a frame. A press in the other frame wakes the page too, so that the pointer alone tells where the player is. The
 * returned function ends that.
 */
export function guardOtherFrames(frame: HTMLIFrameElement, onThief: () => void): () => void {
  const { ownerDocument: page } = frame;
  const view = page.defaultView ?? window;
  let held: Element | null = page.activeElement;
  let robbed: HTMLIFrameElement | undefined;
  let [takenAt, heldAt] = [0, 0];
  let caught: readonly Millis[] = [];
  let next = 0;
  const pointer = watchPointer(frame);
  const isLed = (): boolean => frame.matches(':hover') || pointer.nearAt() > heldAt;
  const giveBack = (now: Millis): void => {
    // the element alone would have the focus in name only
    if (robbed?.isConnected === true) robbed.contentWindow?.focus();
    robbed = undefined;
    caught = [...caught, now].slice(-MOST_CAUGHT);
    if (caught.length === MOST_CAUGHT && now - (caught[0] ?? now) < CAUGHT_WITHIN) onThief();
  };
  const look = (now: Millis): void => {
    const { activeElement } = page;
    if (activeElement !== frame) robbed = undefined;
    else if (held !== frame && held instanceof HTMLIFrameElement && isShown(held)) [robbed, takenAt] = [held, now];
    if (robbed !== undefined && isLed()) robbed = undefined;
    if (robbed !== undefined && now - takenAt >= TOLD_LATE) giveBack(now);
    if (held !== page.activeElement && page.activeElement !== frame) heldAt = now;
    held = page.activeElement;
    next = held instanceof HTMLIFrameElement ? view.requestAnimationFrame(look) : 0;
  };
  const begin = (): void => {
    if (next !== 0) return;
    [held, heldAt] = [page.activeElement, view.performance.now()];
    next = view.requestAnimationFrame(look);
  };
  begin();
  view.addEventListener('blur', begin);
  return () => {
    view.removeEventListener('blur', begin);
    pointer.stop();
    view.cancelAnimationFrame(next);
  };
}

/** One that was hidden, as the consultant's when it is folded, has let the focus go. */
function isShown(frame: HTMLIFrameElement): boolean {
  return frame.closest('[hidden]') === null;
}

/** When the page last saw the pointer, if that was beside the frame: over one of another process it sees none. */
function watchPointer(frame: HTMLIFrameElement): { readonly nearAt: () => Millis; readonly stop: () => void } {
  const { ownerDocument: page } = frame;
  let nearAt: Millis = Number.NEGATIVE_INFINITY;
  const point = ({ clientX: x, clientY: y }: MouseEvent): void => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const isNear = x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
    nearAt = isNear && page.defaultView !== null ? page.defaultView.performance.now() : Number.NEGATIVE_INFINITY;
  };
  page.addEventListener('pointermove', point, true);
  return {
    nearAt: () => nearAt,
    stop: () => {
      page.removeEventListener('pointermove', point, true);
    },
  };
}
