import type { ViewSettings } from '../../../../core/settings/view-settings.ts';

/** What the switches of the settings turn from its default, but for the one of the mode for the visually impaired. */
export const SWITCHED_SETTINGS = {
  is12h: true,
  isAppCompactView: true,
  isAppLightVersion: true,
  isGroupByCountry: false,
  isTeamLogosInCoupon: true,
  leftSectionDisplayState: 1,
  rightSectionDisplayState: 1,
  isSearchKeyOn: false,
  isBestMatchesOnTop: true,
  isShowGameId: true,
  isDetailedScore: true,
  isDisplayStatsInNewWindow: false,
  isShowSportsOnly: true,
  areMarketsFolded: true,
} as const satisfies Partial<ViewSettings>;
