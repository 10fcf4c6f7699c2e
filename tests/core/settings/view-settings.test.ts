import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_VIEW_SETTINGS,
  FONT_SIZES,
  LONGEST_VIEW_SETTINGS,
  TIME_ZONES,
  encodeViewSettings,
  parseViewSettings,
} from '../../../core/settings/view-settings.ts';
import type { ViewSettings } from '../../../core/settings/view-settings.ts';
import { COEF_VIEW_IDS } from '../../../core/shared/odds.ts';

const columns = fc.stringMatching(/^[\d.-]{0,300}$/);
const choice = fc.constantFrom(0 as const, 1 as const);
const anySettings: fc.Arbitrary<ViewSettings> = fc.record({
  appTheme: choice,
  appFontSize: fc.constantFrom(...FONT_SIZES),
  appViewType: choice,
  coefViewId: fc.constantFrom(...COEF_VIEW_IDS),
  timeZone: fc.constantFrom(...TIME_ZONES),
  is12h: fc.boolean(),
  isAppCompactView: fc.boolean(),
  isGroupByCountry: fc.boolean(),
  isTeamLogosInCoupon: fc.boolean(),
  leftSectionDisplayState: choice,
  rightSectionDisplayState: choice,
  visuallyImpairedMode: fc.boolean(),
  isAppLightVersion: fc.boolean(),
  isSearchKeyOn: fc.boolean(),
  coefIndicationType: fc.constantFrom(0 as const, 1 as const, 2 as const),
  isBestMatchesOnTop: fc.boolean(),
  isShowGameId: fc.boolean(),
  isDetailedScore: fc.boolean(),
  isDisplayStatsInNewWindow: fc.boolean(),
  isShowSportsOnly: fc.boolean(),
  marketColumns: fc.constantFrom(1 as const, 2 as const, 3 as const),
  areMarketsFolded: fc.boolean(),
  hiddenMarketGroups: fc.integer({ min: 0, max: 510 }),
  marketsNameType: choice,
  isSortedByTime: fc.boolean(),
  lineColumns: columns,
  liveColumns: columns,
  hiddenSports: columns,
});

describe('view settings', () => {
  it('are dark, medium, European, decimal, UTC+3 and grouped by country until chosen [SE-1]', () => {
    expect(parseViewSettings(undefined)).toEqual({
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
      coefIndicationType: 1,
      isBestMatchesOnTop: false,
      isShowGameId: false,
      isDetailedScore: false,
      isDisplayStatsInNewWindow: true,
      isShowSportsOnly: false,
      marketColumns: 2,
      areMarketsFolded: false,
      hiddenMarketGroups: 0,
      marketsNameType: 0,
      isSortedByTime: false,
      lineColumns: '',
      liveColumns: '',
      hiddenSports: '',
    });
  });

  it('become a letter and a value for each field [SE-2]', () => {
    expect(encodeViewSettings(DEFAULT_VIEW_SETTINGS)).toBe(
      't1_fm_v0_o0_z3_h0_c0_g1_k0_l0_r0_i0_e0_s1_p1_b0_n0_d0_w1_y0_m2_q0_x0_a0_u0_j_V_H',
    );
    expect(encodeViewSettings({ ...DEFAULT_VIEW_SETTINGS, appTheme: 0, appFontSize: 'xl', timeZone: -9.5 })).toBe(
      't0_fxl_v0_o0_z-9.5_h0_c0_g1_k0_l0_r0_i0_e0_s1_p1_b0_n0_d0_w1_y0_m2_q0_x0_a0_u0_j_V_H',
    );
  });

  it('use only characters that a cookie may hold [SE-2]', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(encodeViewSettings(settings)).toMatch(/^[a-zHV0-9_.-]+$/);
      }),
    );
  });

  it('of which the longest still fits [SE-3]', () => {
    const longest = {
      ...DEFAULT_VIEW_SETTINGS,
      appFontSize: 'xl',
      coefViewId: 16,
      timeZone: 12.75,
      hiddenMarketGroups: 510,
      lineColumns: '1'.repeat(300),
      liveColumns: '2'.repeat(300),
      hiddenSports: '3'.repeat(300),
    } as const;
    expect(encodeViewSettings(longest)).toHaveLength(988);
  });

  it('fit in the cookie [SE-3]', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(encodeViewSettings(settings).length).toBeLessThanOrEqual(LONGEST_VIEW_SETTINGS);
      }),
    );
  });

  it.each([
    ['t0_fxxl_o16', { appTheme: 0, coefViewId: 16 }],
    ['t2_z5.75', { timeZone: 5.75 }],
    ['z99_h1_h', { is12h: true }],
    ['o3_g0', { isGroupByCountry: false }],
    ['t1_s0', { isSearchKeyOn: false }],
    ['x511_m4_p3_q1', { areMarketsFolded: true }],
    [
      'x510_m3_p2_w0',
      { hiddenMarketGroups: 510, marketColumns: 3, coefIndicationType: 2, isDisplayStatsInNewWindow: false },
    ],
    ['constructor_toString', {}],
    [
      'a1_u1_j1-02.4-32_V1-9_H2.10-4',
      {
        marketsNameType: 1,
        isSortedByTime: true,
        lineColumns: '1-02.4-32',
        liveColumns: '1-9',
        hiddenSports: '2.10-4',
      },
    ],
    ['j1-02;x_V' + '1'.repeat(301), {}],
    ['', {}],
    ['c1'.padEnd(1031, '_'), {}],
    ['c1'.padEnd(1030, '_'), { isAppCompactView: true }],
  ])('take the good fields of %j and their defaults for the rest [SE-4]', (text, expected) => {
    expect(parseViewSettings(text)).toEqual({ ...DEFAULT_VIEW_SETTINGS, ...expected });
  });

  it('come out of any text with every field in its range [SE-4]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const settings = parseViewSettings(text);
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(DEFAULT_VIEW_SETTINGS).toSorted());
        expect(TIME_ZONES).toContain(settings.timeZone);
        expect(COEF_VIEW_IDS).toContain(settings.coefViewId);
      }),
    );
  });

  it('survive the way to the server and back [SE-5]', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(parseViewSettings(encodeViewSettings(settings))).toEqual(settings);
      }),
    );
  });
});
