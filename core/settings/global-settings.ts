import { isCount, isFields } from '../shared/untrusted.ts';
import type { CookiesAgreeType } from '../site/consent/cookie-consent.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../site/config/language.ts';
import { COEF_VIEW_IDS } from '../shared/odds.ts';
import { isMoment, type EpochMillis } from '../shared/time.ts';
import { DEFAULT_VIEW_SETTINGS, FONT_SIZES, TIME_ZONES, type ViewSettings } from './view-settings.ts';

/** How the markets of a game stand beside each other. */
export interface MarketDisplaySettings {
  readonly columns: 1 | 2 | 3;
  readonly hiddenGroupIds: readonly number[];
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** What this site keeps in its own way: the server has no search key, one setting for the markets, and names column sets by their ids. */
type OwnSetting =
  | 'isSearchKeyOn'
  | 'marketColumns'
  | 'areMarketsFolded'
  | 'hiddenMarketGroups'
  | 'isSortedByTime'
  | 'lineColumns'
  | 'liveColumns'
  | 'hiddenSports';

/** Everything about a visit that is neither the site's nor the player's: how it looks, what is open, where it is from. */
export interface GlobalSettings extends Omit<ViewSettings, OwnSetting> {
  /** In major units of the shown currency. */
  readonly balance: number;
  readonly marketDisplaySettings: MarketDisplaySettings;
  readonly language: Language;
  readonly currentCountryCode: string;
  /** Undefined for a visitor. */
  readonly userId: number | undefined;
  readonly lineProfileId: number;
  readonly liveProfileId: number;
  readonly profileIdTimestamp: EpochMillis;
  readonly isAccumulatorOfTheDay: boolean;
  readonly isLiveAccumulatorOfTheDay: boolean;
  readonly isBetGenerator: boolean;
  readonly isMoveVideoOnScroll: boolean;
  readonly isLeftSectionHover: boolean;
  readonly isLeftSectionFiltersOpen: boolean;
  /** The status of a page that the server could not make. */
  readonly ssrHttpErrorCode: number | undefined;
  readonly windowSize: WindowSize;
  /** 0 available, 1 not. */
  readonly zoneState: 0 | 1;
  readonly cookiesAgreeType: CookiesAgreeType;
  readonly isUserTermsChanged: boolean;
  readonly partnerHasTaxes: boolean;
  readonly userTermsChangedUpdatedAt: EpochMillis;
  readonly isShadowNotifyOpened: boolean;
  readonly isRegistrationProcess: boolean;
}

const {
  isSearchKeyOn: _key,
  marketColumns: _columns,
  areMarketsFolded: _folded,
  hiddenMarketGroups: _groups,
  isSortedByTime: _order,
  lineColumns: _line,
  liveColumns: _live,
  hiddenSports: _hidden,
  ...SHARED_DEFAULTS
} = DEFAULT_VIEW_SETTINGS;

/** GS-1 The expresses of the day, statistics in a window of their own, a video that moves on scrolling, grouping by country and taxes are on until the player chooses; every other switch is off. */
export const DEFAULT_GLOBAL_SETTINGS: GlobalSettings = {
  ...SHARED_DEFAULTS,
  balance: 0,
  marketDisplaySettings: { columns: 2, hiddenGroupIds: [] },
  language: DEFAULT_LANGUAGE,
  currentCountryCode: '',
  userId: undefined,
  lineProfileId: 0,
  liveProfileId: 0,
  profileIdTimestamp: 0,
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  isBetGenerator: false,
  isMoveVideoOnScroll: true,
  isLeftSectionHover: false,
  isLeftSectionFiltersOpen: false,
  ssrHttpErrorCode: undefined,
  windowSize: { width: 0, height: 0 },
  zoneState: 0,
  cookiesAgreeType: 0,
  isUserTermsChanged: false,
  partnerHasTaxes: true,
  userTermsChangedUpdatedAt: 0,
  isShadowNotifyOpened: false,
  isRegistrationProcess: false,
};

/** GS-2 Any value gives settings: a field that is missing, unknown or out of its range has its default, the others hold; a switch may be 0 or 1. */
export function readGlobalSettings(given: unknown): GlobalSettings {
  const fields = isFields(given) ? given : {};
  const read = Object.entries(READERS).flatMap(([name, reader]) => {
    const value = Object.hasOwn(fields, name) ? reader(fields[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...DEFAULT_GLOBAL_SETTINGS, ...Object.fromEntries(read) };
}

type Reader<Value> = (given: unknown) => Value | undefined;

const asSwitch: Reader<boolean> = (given) => {
  if (given === 1 || given === 0) return given === 1;
  return typeof given === 'boolean' ? given : undefined;
};
const asMoment: Reader<number> = (given) => (isMoment(given) ? given : undefined);
const asId: Reader<number> = (given) => (isCount(given) ? given : undefined);
const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (given) =>
    values.find((value) => value === given);

const READERS: { readonly [Name in keyof GlobalSettings]: Reader<GlobalSettings[Name]> } = {
  appTheme: oneOf([0, 1]),
  appFontSize: oneOf(FONT_SIZES),
  appViewType: oneOf([0, 1]),
  coefViewId: oneOf(COEF_VIEW_IDS),
  timeZone: oneOf(TIME_ZONES),
  is12h: asSwitch,
  isAppCompactView: asSwitch,
  isGroupByCountry: asSwitch,
  isTeamLogosInCoupon: asSwitch,
  leftSectionDisplayState: oneOf([0, 1]),
  rightSectionDisplayState: oneOf([0, 1]),
  visuallyImpairedMode: asSwitch,
  balance: (given) => (typeof given === 'number' && given >= 0 && given < Infinity ? given : undefined),
  coefIndicationType: oneOf([0, 1, 2]),
  marketDisplaySettings: (given) => {
    if (!isFields(given)) return undefined;
    const { columns, hiddenGroupIds } = given;
    const known = oneOf<MarketDisplaySettings['columns']>([1, 2, 3])(columns);
    if (known === undefined || !Array.isArray(hiddenGroupIds)) return undefined;
    return { columns: known, hiddenGroupIds: [...new Set(hiddenGroupIds.filter(isCount))] };
  },
  language: oneOf(LANGUAGES),
  currentCountryCode: (given) => (typeof given === 'string' && /^[a-z]{2}$/.test(given) ? given : undefined),
  userId: (given) => (isCount(given) && given > 0 ? given : undefined),
  lineProfileId: asId,
  liveProfileId: asId,
  profileIdTimestamp: asMoment,
  isAccumulatorOfTheDay: asSwitch,
  isLiveAccumulatorOfTheDay: asSwitch,
  isAppLightVersion: asSwitch,
  isBestMatchesOnTop: asSwitch,
  isBetGenerator: asSwitch,
  isDetailedScore: asSwitch,
  isDisplayStatsInNewWindow: asSwitch,
  isMoveVideoOnScroll: asSwitch,
  isShowGameId: asSwitch,
  isShowSportsOnly: asSwitch,
  isLeftSectionHover: asSwitch,
  isLeftSectionFiltersOpen: asSwitch,
  marketsNameType: oneOf([0, 1]),
  ssrHttpErrorCode: (given) => (isCount(given) && given >= 400 && given < 600 ? given : undefined),
  windowSize: (given) => {
    if (!isFields(given)) return undefined;
    const { width, height } = given;
    return isCount(width) && isCount(height) ? { width, height } : undefined;
  },
  zoneState: oneOf([0, 1]),
  cookiesAgreeType: oneOf([0, 1, 2, 3, 4]),
  isUserTermsChanged: asSwitch,
  partnerHasTaxes: asSwitch,
  userTermsChangedUpdatedAt: asMoment,
  isShadowNotifyOpened: asSwitch,
  isRegistrationProcess: asSwitch,
};
