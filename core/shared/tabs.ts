/** What tabs of the site tell each other: that something changed, never what; each asks the server itself. */
export const TAB_NEWS = [
  'player-changed',
  'signed-out',
  'accounts-changed',
  'coupons-changed',
  'player-active',
  'social-answered',
] as const;
export type TabNews = (typeof TAB_NEWS)[number];

/** The other tabs of this site on this device. */
export interface BrowserTabs {
  readonly tell: (news: TabNews) => void;
  /** Calls back with what another tab sent; the returned function stops it. */
  readonly listen: (heard: (news: TabNews) => void) => () => void;
}
