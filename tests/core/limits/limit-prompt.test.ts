import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGED_CHECK } from '../../../core/limits/acknowledged-check.ts';
import { ASKED_FOR_LIMIT, withAskedPlayer } from '../../../core/limits/limit-prompt.ts';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { awaitsStricterLimit, mayPromote } from '../../../core/limits/play-permission.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { limitOf, pendingOf } from '../../support/examples/limit-examples.ts';

const NOW = 1_800_000_000_000;

describe('what is kept of a question for a limit', () => {
  it('is the last answer of each of eight players, the last first [LQ-2]', () => {
    const kept = [1, 2, 3, 4, 5, 6, 7, 8].map((userId) => ({ userId, at: NOW }));
    expect(withAskedPlayer(kept, { userId: 9, at: NOW + 1 }).map(({ userId }) => userId)).toEqual([
      9, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(withAskedPlayer(kept, { userId: 3, at: NOW + 1 }).map(({ userId }) => userId)).toEqual([
      3, 1, 2, 4, 5, 6, 7, 8,
    ]);
    expect(ASKED_FOR_LIMIT.staysAtSignOut).toBe(true);
  });

  it.each([
    [[{ userId: 1, at: NOW, more: true }], [{ userId: 1, at: NOW }]],
    [[], []],
    [{ userId: 1, at: NOW }, undefined],
    [[{ userId: 1.5, at: NOW }], undefined],
    [[{ userId: 1, at: -1 }], undefined],
    [[{ userId: 1, at: 'now' }], undefined],
    [[null], undefined],
    ['[]', undefined],
  ])('is read from %j [LQ-2]', (stored, kept) => {
    const parsed = ASKED_FOR_LIMIT.parse(stored);
    expect(parsed.ok ? parsed.value : undefined).toEqual(kept);
  });
});

describe('what is kept of a reality check', () => {
  it.each([
    [
      { userId: 1, at: NOW, more: true },
      { userId: 1, at: NOW },
    ],
    [{ userId: 1 }, undefined],
    [{ userId: '1', at: NOW }, undefined],
    [{ userId: 1, at: Number.NaN }, undefined],
    [null, undefined],
    [7, undefined],
  ])('is read from %j [RC-9]', (stored, kept) => {
    const parsed = ACKNOWLEDGED_CHECK.parse(stored);
    expect(parsed.ok ? parsed.value : undefined).toEqual(kept);
    expect(ACKNOWLEDGED_CHECK.staysAtSignOut).toBe(false);
  });
});

describe('an offer', () => {
  it.each([
    [undefined, NOW, true],
    [NOW, NOW, false],
    [NOW, NOW + 59_999, false],
    [NOW, NOW + 60_000, true],
    [NOW, NOW - 1, true],
  ])('after word of a loss at %s may come at %s: %s [LP-6]', (lostAt, now, may) => {
    expect(mayPromote(lostAt, now)).toBe(may);
  });

  it.each([
    ['stricter', [limitOf('daily-loss', { value: 10 }), pendingOf('daily-loss', { value: 5 })], true],
    ['looser', [limitOf('daily-loss', { value: 10 }), pendingOf('daily-loss', { value: 50 })], false],
    ['the first', [pendingOf('daily-loss', { value: 5 })], true],
    ['in force', [limitOf('daily-loss', { value: 5 })], false],
  ] as const)('waits while a limit waits that is %s: %#, %s [LP-7]', (_, limits, waits) => {
    expect(awaitsStricterLimit(limits, NOW)).toBe(waits);
  });
});

it('the limits are where their route is [RG-08]', () => {
  expect(LIMITS_PATH).toBe(routePath('limits', {}));
});
