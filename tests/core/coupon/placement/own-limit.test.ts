import { expect, it } from 'vitest';
import { isOwnLimit } from '../../../../core/coupon/placement/own-limit.ts';
import { REJECTION_REASONS } from '../../../../core/coupon/placement/placement-verdict.ts';

it('an order that the player’s own limits stop is told from all others [PL-42]', () => {
  expect(REJECTION_REASONS.filter(isOwnLimit)).toEqual([
    'self-excluded',
    'timed-out',
    'session-ended',
    'daily-wagering-reached',
    'weekly-wagering-reached',
    'monthly-wagering-reached',
    'daily-loss-reached',
    'weekly-loss-reached',
    'monthly-loss-reached',
  ]);
});
