/** Widths in CSS pixels at which the layout changes. */
export const LAYOUT_BREAKPOINTS = [1920, 1366, 1100, 1024] as const;

export const SCREEN_CLASSES = ['full-hd', 'regular', 'low', 'small', 'tablet'] as const;
export type ScreenClass = (typeof SCREEN_CLASSES)[number];

/** SCR-5 Widths in pixels of the icons of the installed site. */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** SCR-1 A screen is full HD from 1920 pixels, regular from 1366, low from 1100, small from 1024, and below that a tablet; a width that is no number is regular. */
export function screenClass(width: number): ScreenClass {
  if (Number.isNaN(width)) return 'regular';
  const place = LAYOUT_BREAKPOINTS.findIndex((breakpoint) => width >= breakpoint);
  return SCREEN_CLASSES[place] ?? 'tablet';
}

/** SCR-3 A screen below the regular class has a low resolution. */
export function isLowResolution(screen: ScreenClass): boolean {
  return screen !== 'full-hd' && screen !== 'regular';
}
