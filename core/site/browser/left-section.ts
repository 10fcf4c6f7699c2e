import { isLowResolution, type ScreenClass } from './screen-class.ts';

export interface LeftSectionFacts {
  /** 1 hidden by the player. */
  readonly displayState: 0 | 1;
  readonly screen: ScreenClass;
  readonly isHovered: boolean;
  readonly areFiltersOpen: boolean;
}

/** LFT-1 The left section is hidden on a screen of low resolution and where the player hid it; LFT-2 it shows under the pointer and while its filters are open all the same. */
export function isLeftSectionShown({ displayState, screen, isHovered, areFiltersOpen }: LeftSectionFacts): boolean {
  if (isHovered || areFiltersOpen) return true;
  return displayState !== 1 && !isLowResolution(screen);
}
