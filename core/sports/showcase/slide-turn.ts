/** What may keep the slides of the showcase where they are. */
export interface SlideHolds {
  /** The visitor pressed pause, or asked for less motion. */
  readonly isPaused: boolean;
  readonly hasFocus: boolean;
  readonly isPointedAt: boolean;
  readonly isHidden: boolean;
}

/** BNR-5 Slides turn by themselves where there are several, nobody paused them or asked for less motion, and neither the focus nor a pointer is on them, in a page that is looked at. */
export function areSlidesTurning(count: number, { isPaused, hasFocus, isPointedAt, isHidden }: SlideHolds): boolean {
  return count > 1 && !isPaused && !hasFocus && !isPointedAt && !isHidden;
}

/** BNR-6 After the last slide comes the first, and before the first the last; a slide that is gone is as the first. */
export function slideBeside(ids: readonly number[], current: number | undefined, step: 1 | -1): number | undefined {
  const place = Math.max(
    0,
    ids.findIndex((id) => id === current),
  );
  return ids[(place + step + ids.length) % ids.length];
}
