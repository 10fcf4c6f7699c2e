import type { MediaSpace } from '../../../../core/media/media-window.ts';

/** What no floating picture may cover: the foot of the coupon, with the button that places it, and every notice. */
const KEPT_CLEAR = '[data-kept-clear], [role="alert"]';

/** The window, and what in it has to stay in sight. */
export function mediaSpace(): MediaSpace {
  const keptClear = [...document.querySelectorAll(KEPT_CLEAR)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
  return { width: window.innerWidth, height: window.innerHeight, keptClear };
}

/** Calls back when the window, a coupon or the notices change; the returned function ends that. */
export function watchMediaSpace(changed: () => void): () => void {
  let frame = 0;
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  // what has to stay in sight grows: a coupon with its bets
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
  const measure = (): void => {
    for (const element of document.querySelectorAll(KEPT_CLEAR)) sizes?.observe(element);
  };
  const observer = new MutationObserver(() => {
    measure();
    later();
  });
  const coupon = document.querySelector('#coupon');
  const app = document.querySelector('[data-layout]');
  if (coupon !== null) observer.observe(coupon, { childList: true, subtree: true, attributeFilter: ['class'] });
  if (app !== null) observer.observe(app, { childList: true });
  // the quick coupon stands beside the page, not in it
  if (app?.parentElement) observer.observe(app.parentElement, { childList: true });
  measure();
  window.addEventListener('resize', later);
  return () => {
    observer.disconnect();
    sizes?.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', later);
  };
}
