import { describe, expect, it } from 'vitest';
import { isVersionSeen } from '../../../../core/coupon/bets/seen-version.ts';

describe('the version that a bet was seen at', () => {
  it.each([
    [99, false],
    [100, true],
    [150, true],
    [200, true],
    [201, false],
    [0, false],
    [Number.MAX_SAFE_INTEGER, false],
  ])('%i was in a line whose versions went from 100 to 200: %s [OC-11]', (version, isSeen) => {
    expect(isVersionSeen(version, { current: 200, oldest: 100 })).toBe(isSeen);
  });
});
