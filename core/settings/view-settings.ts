import { COEF_VIEW_IDS } from '../shared/odds.ts';

export const FONT_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Offsets from UTC in hours that a player can choose. */
export const TIME_ZONES: readonly number[] = [
  -12, -11, -10, -9.5, -9, -8, -7, -6, -5, -4, -3.5, -3, -2, -1, 0, 1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 5.75, 6, 6.5, 7, 8,
  8.75, 9, 9.5, 10, 10.5, 11, 12, 12.75, 13, 14,
];

/** How the player wants the site to look; numbers are the wire's. */
export interface ViewSettings {
  /** 0 light, 1 dark. */
  readonly appTheme: 0 | 1;
  readonly appFontSize: FontSize;
  /** 0 European, 1 Asian. */
  readonly appViewType: 0 | 1;
  readonly coefViewId: (typeof COEF_VIEW_IDS)[number];
  /** Offset from UTC in hours. */
  readonly timeZone: number;
  readonly is12h: boolean;
  readonly isAppCompactView: boolean;
  readonly isGroupByCountry: boolean;
  readonly isTeamLogosInCoupon: boolean;
  /** 1 hidden. */
  readonly leftSectionDisplayState: 0 | 1;
  /** 1 hidden. */
  readonly rightSectionDisplayState: 0 | 1;
  readonly visuallyImpairedMode: boolean;
  /** Nothing moves, and no moved price is marked. */
  readonly isAppLightVersion: boolean;
  /** Whether the slash key leads to the search. */
  readonly isSearchKeyOn: boolean;
  /** How a moved price is marked: 0 not at all, 1 by an arrow, 2 by the whole cell. */
  readonly coefIndicationType: 0 | 1 | 2;
  readonly isBestMatchesOnTop: boolean;
  readonly isShowGameId: boolean;
  /** Every part of the game beside its score. */
  readonly isDetailedScore: boolean;
  readonly isDisplayStatsInNewWindow: boolean;
  /** The tree has no champs. */
  readonly isShowSportsOnly: boolean;
  readonly marketColumns: 1 | 2 | 3;
  readonly areMarketsFolded: boolean;
  /** A bit for each group of markets. */
  readonly hiddenMarketGroups: number;
  /** 0 short answers of the markets of a match, 1 full ones. */
  readonly marketsNameType: 0 | 1;
  /** Champs stand by their soonest game. */
  readonly isSortedByTime: boolean;
  /** The chosen columns of the line, by sport [LN-73]. */
  readonly lineColumns: string;
  /** The same of what is being played. */
  readonly liveColumns: string;
  /** The sports that the player does not want to see [PR-47]. */
  readonly hiddenSports: string;
}

/** A setting in the cookie: its letter, what it is until the player chooses, and what it can be. */
type Field<Value> = readonly [letter: string, initial: Value, values: readonly Value[] | RegExp];

const SWITCH = [false, true] as const;
const CHOICE = [0, 1] as const;
const COLUMNS = /^[\d.-]{0,300}$/;
/** Every set of the nine groups but all of them [SE-9]. */
const HIDDEN_GROUPS: readonly number[] = [...Array(511).keys()];

const FIELDS: { readonly [Name in keyof ViewSettings]: Field<ViewSettings[Name]> } = {
  appTheme: ['t', 1, CHOICE],
  appFontSize: ['f', 'm', FONT_SIZES],
  appViewType: ['v', 0, CHOICE],
  coefViewId: ['o', 0, COEF_VIEW_IDS],
  timeZone: ['z', 3, TIME_ZONES],
  is12h: ['h', false, SWITCH],
  isAppCompactView: ['c', false, SWITCH],
  isGroupByCountry: ['g', true, SWITCH],
  isTeamLogosInCoupon: ['k', false, SWITCH],
  leftSectionDisplayState: ['l', 0, CHOICE],
  rightSectionDisplayState: ['r', 0, CHOICE],
  visuallyImpairedMode: ['i', false, SWITCH],
  isAppLightVersion: ['e', false, SWITCH],
  isSearchKeyOn: ['s', true, SWITCH],
  coefIndicationType: ['p', 1, [0, 1, 2]],
  isBestMatchesOnTop: ['b', false, SWITCH],
  isShowGameId: ['n', false, SWITCH],
  isDetailedScore: ['d', false, SWITCH],
  isDisplayStatsInNewWindow: ['w', true, SWITCH],
  isShowSportsOnly: ['y', false, SWITCH],
  marketColumns: ['m', 2, [1, 2, 3]],
  areMarketsFolded: ['q', false, SWITCH],
  hiddenMarketGroups: ['x', 0, HIDDEN_GROUPS],
  marketsNameType: ['a', 0, CHOICE],
  isSortedByTime: ['u', false, SWITCH],
  lineColumns: ['j', '', COLUMNS],
  liveColumns: ['V', '', COLUMNS],
  hiddenSports: ['H', '', COLUMNS],
};

const NAMES = Object.keys(FIELDS) as (keyof ViewSettings)[];

/** SE-1 Until the player chooses: dark, medium font, European view, decimal odds, UTC+3, 24 hours, grouped by country, the slash key leads to the search, a moved price has an arrow, markets stand open in two columns, statistics open in a window of their own. */
export const DEFAULT_VIEW_SETTINGS = Object.fromEntries(
  NAMES.map((name) => [name, FIELDS[name][1]]),
) as unknown as ViewSettings;

/** The most characters that the settings take in a cookie [SE-3]. */
export const LONGEST_VIEW_SETTINGS = 1030;

/** SE-2 The settings travel as one text of a letter and a value for each field, all of them cookie-safe characters. */
export function encodeViewSettings(settings: ViewSettings): string {
  return NAMES.map((name) => FIELDS[name][0] + textOf(settings[name])).join('_');
}

/** SE-4 Any text gives settings: a field that is missing, unknown or out of its range has its default, the others hold. */
export function parseViewSettings(text: string | undefined): ViewSettings {
  if (text === undefined || text.length > LONGEST_VIEW_SETTINGS) return DEFAULT_VIEW_SETTINGS;
  const chosen = text.split('_').flatMap((part) => {
    const name = NAMES.find((known) => part.startsWith(FIELDS[known][0]));
    if (name === undefined) return [];
    const given = part.slice(1);
    const values: RegExp | readonly ViewSettings[typeof name][] = FIELDS[name][2];
    const value =
      values instanceof RegExp ? values.exec(given)?.[0] : values.find((allowed) => textOf(allowed) === given);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...DEFAULT_VIEW_SETTINGS, ...Object.fromEntries(chosen) };
}

function textOf(value: ViewSettings[keyof ViewSettings]): string {
  return String(typeof value === 'boolean' ? Number(value) : value);
}
