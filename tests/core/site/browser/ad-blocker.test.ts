import { describe, expect, it } from 'vitest';
import { AD_BLOCKER_CLOSED, isBaitTaken, tellsOfAdBlocker } from '../../../../core/site/browser/ad-blocker.ts';

const WHOLE = { width: 1, height: 1, display: 'block', visibility: 'visible' };

describe('an ad blocker', () => {
  it.each([
    [{}, false],
    [{ width: 0 }, true],
    [{ height: 0 }, true],
    [{ display: 'none' }, true],
    [{ visibility: 'hidden' }, true],
  ])('is found where the bait is %j: %s [ADB-1]', (change, isFound) => {
    expect(isBaitTaken({ ...WHOLE, ...change })).toBe(isFound);
  });

  it.each([
    [true, undefined, true],
    [true, false, true],
    [true, true, false],
    [false, undefined, false],
  ])('is told of where it is found (%s) and that was not closed (%s): %s [ADB-2]', (isFound, wasClosed, isTold) => {
    expect(tellsOfAdBlocker(isFound, wasClosed)).toBe(isTold);
  });

  it('is not closed by anything but a clear word [ADB-3]', () => {
    expect(AD_BLOCKER_CLOSED.parse(true)).toEqual({ ok: true, value: true });
    for (const other of [false, 1, 'true', null, undefined, {}]) expect(AD_BLOCKER_CLOSED.parse(other).ok).toBe(false);
  });
});
