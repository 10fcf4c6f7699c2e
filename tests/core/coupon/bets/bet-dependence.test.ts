import { describe, expect, it } from 'vitest';
import { betTroubles, isBannedFromExpress, type OfferedAnswer } from '../../../../core/coupon/bets/bet-dependence.ts';
import { COUPON_TYPES, type CouponType } from '../../../../core/coupon/maths/coupon-type.ts';

const on = (gameId: number, changes: Partial<OfferedAnswer> = {}): OfferedAnswer => ({
  gameId,
  kind: 'result',
  ...changes,
});
const TAKES_OUTRIGHTS: readonly CouponType[] = ['single', 'chain', 'condition', 'singles'];

describe('bets in one coupon', () => {
  it.each(COUPON_TYPES)('of type %s depend on each other on one game, but for singles [BC-5]', (type) => {
    const expected = type === 'singles' ? undefined : 'dependent';
    expect(betTroubles(type, [on(1), on(2), on(1)])).toEqual([expected, undefined, expected]);
  });

  it.each(COUPON_TYPES)('of type %s take a question with many answers only where it stands alone [BC-6]', (type) => {
    const expected = TAKES_OUTRIGHTS.includes(type) ? undefined : 'banned-express';
    expect(betTroubles(type, [on(1, { kind: 'outright' }), on(2)])).toEqual([expected, undefined]);
    expect(betTroubles(type, [on(1, { kind: 'outright' })])).toEqual([undefined]);
  });

  it('keep a trouble of their own before any other [BC-5]', () => {
    const suspended = on(1, { trouble: 'suspended' });
    expect(betTroubles('express', [suspended, on(1)])).toEqual(['suspended', 'dependent']);
  });

  it.each([
    ['result', false],
    ['outright', true],
    ['season-top', true],
    ['season-relegation', true],
    ['season-last', true],
  ] as const)('bans nothing but questions with many answers: of kind %s, %s [BC-6]', (kind, isBanned) => {
    expect(isBannedFromExpress(on(1, { kind }))).toBe(isBanned);
  });
});
