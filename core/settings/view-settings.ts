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
}

/** SE-1 Until the player chooses: dark, medium font, European view, decimal odds, UTC+3, 24 hours, grouped by country, the slash key leads to the search. */
export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  appTheme: 1,
  appFontSize: 'm',
  appViewType: 0,
  coefViewId: 0,
  timeZone: 3,
  is12h: false,
  isAppCompactView: false,
  isGroupByCountry: true,
  isTeamLogosInCoupon: false,
  leftSectionDisplayState: 0,
  rightSectionDisplayState: 0,
  visuallyImpairedMode: false,
  isAppLightVersion: false,
  isSearchKeyOn: true,
};

/** The most characters that the settings take in a cookie [SE-3]. */
export const LONGEST_VIEW_SETTINGS = 64;

/** SE-2 The settings travel as one text of a letter and a value for each field, all of them cookie-safe characters. */
export function encodeViewSettings(settings: ViewSettings): string {
  return FIELDS.map(({ letter, name }) => `${letter}${textOf(settings[name])}`).join('_');
}

/** SE-4 Any text gives settings: a field that is missing, unknown or out of its range has its default, the others hold. */
export function parseViewSettings(text: string | undefined): ViewSettings {
  if (text === undefined || text.length > LONGEST_VIEW_SETTINGS) return DEFAULT_VIEW_SETTINGS;
  const chosen = text.split('_').flatMap((part) => {
    const field = FIELDS.find(({ letter }) => part.startsWith(letter));
    const value = field?.values.find((allowed) => textOf(allowed) === part.slice(1));
    return field === undefined || value === undefined ? [] : [[field.name, value] as const];
  });
  return { ...DEFAULT_VIEW_SETTINGS, ...Object.fromEntries(chosen) };
}

interface Field<Name extends keyof ViewSettings> {
  readonly letter: string;
  readonly name: Name;
  readonly values: readonly ViewSettings[Name][];
}

type AnyField = { [Name in keyof ViewSettings]: Field<Name> }[keyof ViewSettings];

const SWITCH = [false, true] as const;
const CHOICE = [0, 1] as const;

const FIELDS: readonly AnyField[] = [
  { letter: 't', name: 'appTheme', values: CHOICE },
  { letter: 'f', name: 'appFontSize', values: FONT_SIZES },
  { letter: 'v', name: 'appViewType', values: CHOICE },
  { letter: 'o', name: 'coefViewId', values: COEF_VIEW_IDS },
  { letter: 'z', name: 'timeZone', values: TIME_ZONES },
  { letter: 'h', name: 'is12h', values: SWITCH },
  { letter: 'c', name: 'isAppCompactView', values: SWITCH },
  { letter: 'g', name: 'isGroupByCountry', values: SWITCH },
  { letter: 'k', name: 'isTeamLogosInCoupon', values: SWITCH },
  { letter: 'l', name: 'leftSectionDisplayState', values: CHOICE },
  { letter: 'r', name: 'rightSectionDisplayState', values: CHOICE },
  { letter: 'i', name: 'visuallyImpairedMode', values: SWITCH },
  { letter: 'e', name: 'isAppLightVersion', values: SWITCH },
  { letter: 's', name: 'isSearchKeyOn', values: SWITCH },
];

function textOf(value: ViewSettings[keyof ViewSettings]): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : `${value}`;
}
