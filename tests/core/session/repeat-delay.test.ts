import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatDelay } from '../../../core/session/repeat-delay.ts';

describe('how long a call waits before it is repeated', () => {
  it.each([
    [1000, undefined, 0, 1000],
    [1000, undefined, 0.5, 1500],
    [1000, 0, 0, 1000],
    [1000, 7, 0, 7000],
    [1000, 7, 0.5, 7500],
    [1000, 30, 0, 30_000],
    [1000, 31, 0, undefined],
    [1000, Number.NaN, 0, undefined],
    [1000, 1, Number.NaN, undefined],
  ])('%i ms, told to wait %s s, spread by %f: %s [REC-7]', (delay, retryAfterSeconds, spread, wait) => {
    expect(repeatDelay(delay, { retryAfterSeconds, spread })).toBe(wait);
  });

  it('spreads a thousand clients that failed together over four fifths of an interval [REC-7, REL-20]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
        (spreads) => {
          for (const spread of spreads) {
            const wait = repeatDelay(1500, { spread });
            expect(wait).toBeGreaterThanOrEqual(1500);
            expect(wait).toBeLessThanOrEqual(3000);
          }
        },
      ),
    );
    const even = Array.from({ length: 1000 }, (_, client) => repeatDelay(1500, { spread: client / 1000 }) ?? 0);
    expect(Math.max(...even) - Math.min(...even)).toBeGreaterThanOrEqual(0.8 * 1500);
  });
});
