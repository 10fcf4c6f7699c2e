import { describe, expect, it } from 'vitest';
import {
  isOneTapResting,
  ONE_TAP_RESTS_UNTIL,
  oneTapAddress,
  oneTapRest,
} from '../../../../core/session/one-tap/one-tap.ts';
import { days } from '../../../../core/shared/time.ts';

const NOW = Date.UTC(2026, 10, 23);

describe('the address of a one-tap sign-in', () => {
  it.each([
    ['/ru?showSocialModal=1', '/ru/live?x=1', '/ru?showSocialModal=1&returnUrl=%2Fru%2Flive%3Fx%3D1'],
    ['/ru', '/ru/live', '/ru?returnUrl=%2Fru%2Flive'],
    ['/ru', '//evil.example', '/ru'],
    ['/ru', undefined, '/ru'],
  ])('%s from %s is %s [TAP-6]', (redirectUrl, here, address) => {
    expect(oneTapAddress(redirectUrl, here)).toEqual({ ok: true, value: address });
  });

  it('is none where it leads off the site, wherever the visitor was [WAY-9, TAP-6]', () => {
    expect(oneTapAddress('https://evil.example/', '/ru')).toMatchObject({ ok: false });
    expect(oneTapAddress(undefined, '/ru')).toMatchObject({ ok: false });
  });
});

describe('the rest of the offer', () => {
  it('lasts 7 days from its closing, to the millisecond [TAP-5]', () => {
    const until = oneTapRest(NOW);
    expect(isOneTapResting(until, NOW)).toBe(true);
    expect(isOneTapResting(until, NOW + days(7) - 1)).toBe(true);
    expect(isOneTapResting(until, NOW + days(7))).toBe(false);
    expect(isOneTapResting(undefined, NOW)).toBe(false);
  });

  it('does not hold where it was written by a clock that was wrong [TAP-5]', () => {
    expect(isOneTapResting(NOW + days(7) + 1, NOW)).toBe(false);
    expect(ONE_TAP_RESTS_UNTIL.parse(NOW)).toEqual({ ok: true, value: NOW });
    for (const stored of ['1', -1, Number.NaN, null, 1.5e300]) expect(ONE_TAP_RESTS_UNTIL.parse(stored).ok).toBe(false);
  });
});
