import { expect, it } from 'vitest';
import { limitsInShort } from '../../../../core/limits/overview/limits-in-short.ts';
import { days } from '../../../../core/shared/time.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { limitOf, pendingOf } from '../../../support/examples/limit-examples.ts';

it('[LR-7] has each limit in force once, section after section, and no unlimited, waiting or ended one', () => {
  const shown = limitsInShort(
    [
      limitOf('daily-loss', { value: 50 }),
      limitOf('weekly-loss', { value: 'unlimited' }),
      limitOf('monthly-loss', { value: 90, state: 'inactive' }),
      pendingOf('daily-deposit', { value: 400 }),
      limitOf('daily-deposit', { value: 200 }),
      limitOf('session', { value: 2 }),
      limitOf('self-exclusion', { value: 7, endsAt: NOW - 1 }),
      limitOf('deposit-time-out', { value: 7, endsAt: NOW + days(1) }),
      limitOf('reality-check', { value: 30 }),
      limitOf('extra', {}),
    ],
    NOW,
  );
  expect(shown.map(({ kind, value }) => [kind, value])).toEqual([
    ['daily-deposit', 200],
    ['deposit-time-out', 7],
    ['session', 2],
    ['reality-check', 30],
    ['daily-loss', 50],
  ]);
});

it('[LR-7] is empty where nothing is set', () => {
  expect(limitsInShort([], NOW)).toEqual([]);
});
