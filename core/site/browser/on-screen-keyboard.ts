/** What a window shows of its page: less than its height while a keyboard lies over it. */
export interface SeenPart {
  readonly height: number;
  /** How far what is seen begins below the top of the window. */
  readonly offsetTop: number;
  /** How much the page is magnified by fingers. */
  readonly scale: number;
}

/** Bars of a browser that come and go are lower. */
const LOWEST_KEYBOARD = 120;
/** Fingers seldom let go at exactly one. */
const UNMAGNIFIED = 1.05;

/** OSK-1 What is covered at the foot of a window, from 120 pixels on, is covered by a keyboard; a page that is magnified by fingers says nothing of it. */
export function keyboardHeight(windowHeight: number, { height, offsetTop, scale }: SeenPart): number {
  const covered = Math.round(windowHeight - height - offsetTop);
  return scale < UNMAGNIFIED && covered >= LOWEST_KEYBOARD ? covered : 0;
}
