import type { Section } from '../game/game.ts';

/** The pages of the line, as their addresses begin. */
export const PAGE_TYPES = [
  'home',
  'betsonyour',
  'topgame',
  'marble',
  'team',
  'champ',
  'league',
  'cyber',
  'ufc',
  'politics',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

const BOTH: readonly Section[] = ['line', 'live'];
const LIVE_ONLY: readonly Section[] = ['live'];

/** Whether a value is one of the types of pages of the line. */
export function isPageType(value: unknown): value is PageType {
  return PAGE_TYPES.some((type) => type === value);
}

/** SP-1 A page of the line has games before their start and games being played; marbles are only played. */
export function sectionsOfPage(type: string): readonly Section[] {
  return type === 'marble' ? LIVE_ONLY : BOTH;
}
