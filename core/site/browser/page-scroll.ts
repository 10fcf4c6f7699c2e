export const SCROLL_TO_TOP_TYPES = ['off', 'round', 'bar'] as const;
/** How the button that leads to the top of a page looks; `off` has none. */
export type ScrollToTopType = (typeof SCROLL_TO_TOP_TYPES)[number];

/** Screens to be scrolled before the button shows. */
const SCREENS_ON_DESKTOP = 1;
const SCREENS_ON_MOBILE = 4;

/** How far in CSS pixels a page is scrolled before its header leaves the window. */
export const HEADER_BREAKPOINT = 120;

/** SCL-1 The button to the top shows after one screen, on mobile after four, unless the site has none; heights that are no numbers show none. */
export function showsScrollToTop(facts: {
  readonly type: ScrollToTopType;
  readonly scrolled: number;
  readonly screenHeight: number;
  readonly isMobile: boolean;
}): boolean {
  const { type, scrolled, screenHeight, isMobile } = facts;
  const screens = isMobile ? SCREENS_ON_MOBILE : SCREENS_ON_DESKTOP;
  return type !== 'off' && screenHeight > 0 && scrolled > screens * screenHeight;
}

/** SCL-2 The header leaves the window past its breakpoint on pages that let it. */
export function isHeaderAway(scrolled: number, leavesOnScroll: boolean): boolean {
  return leavesOnScroll && scrolled > HEADER_BREAKPOINT;
}
