import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { antiExpressOdds } from '../../../../core/coupon/index.ts';
import { ok, refused } from '../../../support/examples/slip-examples.ts';

describe('the odds of an anti-express', () => {
  // betsico.com prints 1.17, 1.58 and 3.16.
  it.each([
    [[1.25, 1.65, 1.85], 1.17],
    [[1.25, 1.65], 1.583],
    [[1.25], 3.16],
    [[1], 8.584],
    [[2, 2], 1.154],
  ])('over %j are %d [AX-1]', (odds, price) => {
    expect(antiExpressOdds(odds)).toEqual(ok(price));
  });

  it('are refused at 1.01 or less [AX-2]', () => {
    // 1 / (1.1165 - 1 / 7.89) = 1.01035 rounds to 1.01; 1 / (1.1165 - 1 / 7.88) = 1.01051 to 1.011.
    expect(antiExpressOdds([7.9])).toEqual(refused('anti-express-refused'));
    expect(antiExpressOdds([7.89])).toEqual(refused('anti-express-refused'));
    expect(antiExpressOdds([7.88])).toEqual(ok(1.011));
    expect(antiExpressOdds([1000, 1000])).toEqual(refused('anti-express-refused'));
  });

  it('need bets, 40 at most [AX-1, CT-2]', () => {
    expect(antiExpressOdds([])).toEqual(refused('no-bets'));
    expect(antiExpressOdds(Array.from({ length: 40 }, () => 1))).toEqual(ok(8.584));
    expect(antiExpressOdds(Array.from({ length: 41 }, () => 1))).toEqual(refused('too-many-bets'));
    expect(antiExpressOdds('1.5' as never)).toEqual(refused('malformed'));
  });

  it('always fall as the express grows [AX-1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 7000 }), fc.integer({ min: 1000, max: 7000 }), (one, other) => {
        const [low, high] = [
          antiExpressOdds([Math.min(one, other) / 1000]),
          antiExpressOdds([Math.max(one, other) / 1000]),
        ];
        expect(low.ok && high.ok && low.value >= high.value).toBe(true);
      }),
    );
  });
});
