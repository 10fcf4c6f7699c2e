import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOddsFormat } from '../../../core/settings/default-odds-format.ts';
import { derivedSettings } from '../../../core/settings/derived-settings.ts';
import {
  DEFAULT_GLOBAL_SETTINGS,
  readGlobalSettings,
  type GlobalSettings,
} from '../../../core/settings/global-settings.ts';

const DEFAULTS: GlobalSettings = {
  appFontSize: 'm',
  appTheme: 1,
  appViewType: 0,
  balance: 0,
  coefIndicationType: 1,
  coefViewId: 0,
  marketDisplaySettings: { columns: 2, hiddenGroupIds: [] },
  language: 'ru',
  currentCountryCode: '',
  timeZone: 3,
  is12h: false,
  userId: undefined,
  lineProfileId: 0,
  liveProfileId: 0,
  profileIdTimestamp: 0,
  isAccumulatorOfTheDay: true,
  isLiveAccumulatorOfTheDay: true,
  isAppCompactView: false,
  isAppLightVersion: false,
  isBestMatchesOnTop: false,
  isBetGenerator: false,
  isDetailedScore: false,
  isDisplayStatsInNewWindow: true,
  isMoveVideoOnScroll: true,
  isShowGameId: false,
  isShowSportsOnly: false,
  isTeamLogosInCoupon: false,
  leftSectionDisplayState: 0,
  rightSectionDisplayState: 0,
  isLeftSectionHover: false,
  isLeftSectionFiltersOpen: false,
  marketsNameType: 0,
  ssrHttpErrorCode: undefined,
  windowSize: { width: 0, height: 0 },
  zoneState: 0,
  cookiesAgreeType: 0,
  isUserTermsChanged: false,
  partnerHasTaxes: true,
  userTermsChangedUpdatedAt: 0,
  isGroupByCountry: true,
  isShadowNotifyOpened: false,
  isRegistrationProcess: false,
  visuallyImpairedMode: false,
};

/** Of each field a value that is not its default, and values that it cannot have. */
const OTHERS: { readonly [Name in keyof GlobalSettings]: readonly [GlobalSettings[Name], ...unknown[]] } = {
  appFontSize: ['xl', 'xxl', 2],
  appTheme: [0, 2, '0'],
  appViewType: [1, 2, true],
  balance: [12.5, -1, Number.NaN, Infinity, '5'],
  coefIndicationType: [2, 3, '1'],
  coefViewId: [16, 3, '0'],
  marketDisplaySettings: [
    { columns: 3, hiddenGroupIds: [4] },
    { columns: 4, hiddenGroupIds: [] },
    { columns: 1 },
    null,
    'x',
  ],
  language: ['en', 'it', 1],
  currentCountryCode: ['de', 'DE', 'deu', 1, ['ru']],
  timeZone: [5.75, 3.25, '3'],
  is12h: [true, 2, 'yes', null],
  userId: [5, 0, -1, 1.5, '5'],
  lineProfileId: [7, -1, Number.NaN, 1.5],
  liveProfileId: [7, -1, Number.NaN],
  profileIdTimestamp: [7, Infinity, Number.NaN, '7'],
  isAccumulatorOfTheDay: [false, 2],
  isLiveAccumulatorOfTheDay: [false, 2],
  isAppCompactView: [true, 2],
  isAppLightVersion: [true, 2],
  isBestMatchesOnTop: [true, 2],
  isBetGenerator: [true, 2],
  isDetailedScore: [true, 2],
  isDisplayStatsInNewWindow: [false, 2],
  isMoveVideoOnScroll: [false, 2],
  isShowGameId: [true, 2],
  isShowSportsOnly: [true, 2],
  isTeamLogosInCoupon: [true, 2],
  leftSectionDisplayState: [1, 2],
  rightSectionDisplayState: [1, 2],
  isLeftSectionHover: [true, 2],
  isLeftSectionFiltersOpen: [true, 2],
  marketsNameType: [1, 2],
  ssrHttpErrorCode: [500, 399, 600, 404.5, '404'],
  windowSize: [{ width: 1, height: 2 }, { width: 1 }, { height: 1 }, { width: -1, height: 1 }, null],
  zoneState: [1, 2],
  cookiesAgreeType: [4, 5],
  isUserTermsChanged: [true, 2],
  partnerHasTaxes: [false, 2],
  userTermsChangedUpdatedAt: [7, Infinity],
  isGroupByCountry: [false, 2],
  isShadowNotifyOpened: [true, 2],
  isRegistrationProcess: [true, 2],
  visuallyImpairedMode: [true, 2],
};

describe('the global settings', () => {
  it('have these defaults [GS-1]', () => {
    expect(DEFAULT_GLOBAL_SETTINGS).toEqual(DEFAULTS);
    expect(readGlobalSettings(undefined)).toEqual(DEFAULTS);
  });

  it.each(Object.entries(OTHERS))('hold a good %s and no bad one [GS-2]', (name, [good, ...bad]) => {
    expect(readGlobalSettings({ [name]: good })).toEqual({ ...DEFAULTS, [name]: good });
    for (const value of bad) expect(readGlobalSettings({ [name]: value })).toEqual(DEFAULTS);
  });

  it('take switches of 0 and 1 [GS-2]', () => {
    expect(readGlobalSettings({ is12h: 1, isGroupByCountry: 0 })).toEqual({
      ...DEFAULTS,
      is12h: true,
      isGroupByCountry: false,
    });
    expect(readGlobalSettings({ isGroupByCountry: 1, is12h: 0 })).toEqual(DEFAULTS);
  });

  it('hold each hidden group once and no other thing [GS-2]', () => {
    const given = { marketDisplaySettings: { columns: 1, hiddenGroupIds: [3, 3, 'x', -1, 0] } };
    expect(readGlobalSettings(given).marketDisplaySettings).toEqual({ columns: 1, hiddenGroupIds: [3, 0] });
    expect(readGlobalSettings({ ssrHttpErrorCode: 400 }).ssrHttpErrorCode).toBe(400);
    expect(readGlobalSettings({ ssrHttpErrorCode: 599 }).ssrHttpErrorCode).toBe(599);
    expect(readGlobalSettings({ windowSize: { width: 0, height: 0 } }).windowSize).toEqual({ width: 0, height: 0 });
  });

  it('come of anything, with all fields and no other [GS-2]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.object({ key: fc.constantFrom(...Object.keys(DEFAULTS)) })), (given) => {
        const settings = readGlobalSettings(given);
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULTS).toSorted());
        expect(readGlobalSettings(settings)).toEqual(settings);
      }),
    );
    expect(readGlobalSettings(Object.create({ appTheme: 0 }))).toEqual(DEFAULTS);
  });
});

describe('what follows from the settings', () => {
  it('are theme, size, zone, version and mark [GS-3]', () => {
    expect(derivedSettings(DEFAULTS)).toEqual({
      theme: 'dark',
      fontPixels: 16,
      isGameZoneOff: false,
      isLightVersion: false,
      priceMoveMark: 'arrow',
    });
    expect(derivedSettings({ ...DEFAULTS, appTheme: 0, zoneState: 1, coefIndicationType: 2 })).toMatchObject({
      theme: 'light',
      isGameZoneOff: true,
      priceMoveMark: 'cell',
    });
    expect(derivedSettings({ ...DEFAULTS, coefIndicationType: 0 }).priceMoveMark).toBe('none');
    const sizes = (['s', 'm', 'l', 'xl'] as const).map(
      (appFontSize) => derivedSettings({ ...DEFAULTS, appFontSize }).fontPixels,
    );
    expect(sizes).toEqual([15, 16, 18, 20]);
  });

  it('marks no price in the light version [GS-4]', () => {
    const light = { ...DEFAULTS, isAppLightVersion: true };
    expect(derivedSettings({ ...light, coefIndicationType: 2 })).toMatchObject({
      isLightVersion: true,
      priceMoveMark: 'none',
    });
  });

  it.each([
    ['gb', 'en', 1],
    ['IE', 'en', 1],
    ['us', 'ru', 2],
    ['pr', 'en', 2],
    ['hk', undefined, 4],
    ['mo', 'en', 4],
    ['tw', 'en', 4],
    ['my', 'en', 5],
    ['sg', 'en', 5],
    ['id', 'ru', 6],
    ['ru', 'ru', 0],
    ['de', 'MS', 5],
    [undefined, 'id', 6],
    ['gb', 'id', 1],
    ['', '', 0],
    [undefined, undefined, 0],
    [7 as never, {} as never, 0],
  ])('writes odds in %s, %s as format %d [GS-5]', (country, language, format) => {
    expect(defaultOddsFormat(country, language)).toBe(format);
  });
});
