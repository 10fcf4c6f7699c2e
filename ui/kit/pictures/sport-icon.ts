import type { SportCode } from '../../../core/sports/tree/sport.ts';
import type { IconName } from './icon-name.ts';

/** The glyph that stands for a sport. */
export function sportIcon(code: SportCode): IconName {
  return `m-${code}`;
}
