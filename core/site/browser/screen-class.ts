/** Widths in CSS pixels at which the layout changes. */
export const LAYOUT_BREAKPOINTS = [1920, 1366, 1100, 1024] as const;

/** Widths in CSS pixels that screens are counted by. */
export const SCREEN_SIZES = [1152, 1280, 1366, 1440, 1680, 1920, 2560, 3840] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

export const SCREEN_CLASSES = ['full-hd', 'regular', 'low', 'small', 'tablet'] as const;
export type ScreenClass = (typeof SCREEN_CLASSES)[number];

/** SCR-4 Room in CSS pixels between the window and what floats over the page. */
export const VIEWPORT_PADDING = 10;
/** The same at the bottom, where the bar is. */
export const VIEWPORT_BOTTOM = 52;

/** SCR-5 Widths in pixels of the icons of the installed site. */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** SCR-1 A screen is full HD from 1920 pixels, regular from 1366, low from 1100, small from 1024, and below that a tablet; a width that is no number is regular. */
export function screenClass(width: number): ScreenClass {
  if (Number.isNaN(width)) return 'regular';
  const place = LAYOUT_BREAKPOINTS.findIndex((breakpoint) => width >= breakpoint);
  return SCREEN_CLASSES[place] ?? 'tablet';
}

/** SCR-2 A screen is counted under the widest size that it holds, and a narrower one under the narrowest. */
export function screenSize(width: number): ScreenSize {
  return SCREEN_SIZES.findLast((size) => width >= size) ?? SCREEN_SIZES[0];
}

/** SCR-3 A screen below the regular class has a low resolution. */
export function isLowResolution(screen: ScreenClass): boolean {
  return screen !== 'full-hd' && screen !== 'regular';
}
