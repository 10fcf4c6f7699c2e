import { seconds, type Millis } from '../../shared/time.ts';
import { TOP_GAMES_POLL } from '../../sports/line/feed-pace.ts';

/** What a page asks for again and again, besides lines, games and coupons. */
export const POLLED_PARTS = ['slider-line', 'top-games', 'messages', 'banners'] as const;
export type PolledPart = (typeof POLLED_PARTS)[number];

export const PAGE_POLLS: Readonly<Record<PolledPart, Millis>> = {
  'slider-line': seconds(30),
  'top-games': TOP_GAMES_POLL,
  messages: seconds(60),
  banners: seconds(60),
};

const DEFAULT_POLL: Millis = seconds(10);

/** POLL-1 Games of the slider are asked for every 30 s, top games, messages and banners every 60 s, and what has no pace of its own every 10 s. */
export function pagePoll(what: string): Millis {
  return Object.hasOwn(PAGE_POLLS, what) ? PAGE_POLLS[what as PolledPart] : DEFAULT_POLL;
}
