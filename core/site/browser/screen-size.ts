/** Widths in CSS pixels that screens are counted by. */
export const SCREEN_SIZES = [1152, 1280, 1366, 1440, 1680, 1920, 2560, 3840] as const;
export type ScreenSize = (typeof SCREEN_SIZES)[number];

/** SCR-2 A screen is counted under the widest size that it holds, and a narrower one under the narrowest. */
export function screenSize(width: number): ScreenSize {
  return SCREEN_SIZES.findLast((size) => width >= size) ?? SCREEN_SIZES[0];
}
