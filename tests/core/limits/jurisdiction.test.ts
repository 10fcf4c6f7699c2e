import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countryJurisdiction,
  joinedProfile,
  JURISDICTION_PROFILES,
  JURISDICTIONS,
  jurisdictionProfile,
  jurisdictionsOf,
  STRICTEST_PROFILE,
} from '../../../core/limits/jurisdiction.ts';

const HOUR = 3_600_000;

describe('jurisdiction profiles', () => {
  it.each([
    ['default', 24, 1, 30, false, false, false, false, 'accept-increase', 'from-start', false, false],
    ['UK', 24, 180, 42, true, false, true, true, 'confirm', 'calendar', true, true],
    ['MT', 24, 1, 30, true, false, false, false, 'accept-increase', 'from-start', false, false],
    ['DE', 168, 90, 30, true, true, false, true, 'accept-increase', 'calendar', true, false],
  ] as const)('say what %s asks [JP-1, JP-5, JP-6, JP-7]', (name, ...asked) => {
    const { coolingOff, confirmWindow, realityCheckEvery, ...rest } = jurisdictionProfile(name);
    expect(confirmWindow).toBe(24 * HOUR);
    expect(realityCheckEvery).toBe(60);
    expect([
      coolingOff / HOUR,
      rest.leastSelfExclusion,
      rest.longestTimeOut,
      rest.doesTimeOutStopPlay,
      rest.hasPanicButton,
      rest.isNetPositionFixed,
      rest.doesFreePlayNeedAge,
      rest.oddsChangeMode,
      rest.periods,
      rest.isOneClickRegistrationBarred,
      rest.isBalanceShown,
    ]).toEqual(asked);
  });

  it.each([undefined, null, 'FR', 'uk', 'toString', '', 1, Number.NaN])(
    'hold %j to the strictest of each field [JP-2]',
    (jurisdiction) => {
      expect(jurisdictionProfile(jurisdiction)).toBe(STRICTEST_PROFILE);
    },
  );

  it.each(JURISDICTIONS)('are never stricter than the strictest: %s [JP-2]', (name) => {
    const profile = JURISDICTION_PROFILES[name];
    expect(STRICTEST_PROFILE.coolingOff).toBeGreaterThanOrEqual(profile.coolingOff);
    expect(STRICTEST_PROFILE.confirmWindow).toBeLessThanOrEqual(profile.confirmWindow);
    expect(STRICTEST_PROFILE.leastSelfExclusion).toBeGreaterThanOrEqual(profile.leastSelfExclusion);
    expect(STRICTEST_PROFILE.longestTimeOut).toBeLessThanOrEqual(profile.longestTimeOut);
    expect(STRICTEST_PROFILE.realityCheckEvery).toBeLessThanOrEqual(profile.realityCheckEvery);
    const { doesTimeOutStopPlay, hasPanicButton, isNetPositionFixed, doesFreePlayNeedAge } = STRICTEST_PROFILE;
    expect([doesTimeOutStopPlay, hasPanicButton, isNetPositionFixed, doesFreePlayNeedAge]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect(STRICTEST_PROFILE.oddsChangeMode).toBe('confirm');
    expect(STRICTEST_PROFILE.periods).toBe('calendar');
  });

  it('belong to countries by their code in either case [JP-3]', () => {
    expect(['gb', 'MT', 'De', 'kz'].map(countryJurisdiction)).toEqual(['UK', 'MT', 'DE', 'default']);
  });

  it('hold whatever is no country code to the strictest [JP-3]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (code) => {
        const isCode = typeof code === 'string' && /^[a-z]{2}$/i.test(code);
        expect(countryJurisdiction(code) === undefined).toBe(!isCode);
        expect(joinedProfile(jurisdictionsOf(code, 'default')) === STRICTEST_PROFILE).toBe(!isCode);
      }),
    );
    const none = [['gb'], 'gbr', '1gb', ' gb'].map(countryJurisdiction);
    expect(none).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['kz', 'default', ['default']],
    ['gb', 'default', ['UK']],
    ['kz', 'DE', ['DE']],
    ['de', 'DE', ['DE']],
    ['mt', 'UK', ['MT', 'UK']],
    ['', 'default', []],
    [undefined, 'UK', []],
  ] as const)('of the country %j on a site of %s are %j [JP-4]', (country, site, laws) => {
    expect(jurisdictionsOf(country, site)).toEqual(laws);
  });

  it('that hold together ask the stricter of each field, in whatever order [JP-4]', () => {
    const joined = joinedProfile(['UK', 'DE']);
    expect(joinedProfile(['DE', 'UK'])).toEqual(joined);
    expect(joined).toMatchObject({ coolingOff: 168 * HOUR, leastSelfExclusion: 180, longestTimeOut: 30 });
    expect(joined).toMatchObject({ hasPanicButton: true, isNetPositionFixed: true, isWithdrawalFinal: true });
    expect(joined).toMatchObject({ oddsChangeMode: 'confirm', periods: 'calendar' });
    expect(joinedProfile(['MT', 'nowhere'])).toEqual(STRICTEST_PROFILE);
    for (const name of JURISDICTIONS) expect(joinedProfile([name])).toBe(JURISDICTION_PROFILES[name]);
  });
});
