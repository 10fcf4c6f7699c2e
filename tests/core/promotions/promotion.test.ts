import { describe, expect, it } from 'vitest';
import { entryState, progressShare, toWagerOf } from '../../../core/promotions/offers/promotion.ts';
import { minor } from '../../support/units.ts';

describe('a promotion that is joined', () => {
  it.each([
    [{ done: 4, target: 5 }, { isPaid: false, now: 99 }, 'going'],
    [{ done: 4, target: 5 }, { isPaid: false, now: 100 }, 'missed'],
    [{ done: 5, target: 5 }, { isPaid: false, now: 500 }, 'reached'],
    [{ done: 0, target: 0 }, { isPaid: false, now: 0 }, 'going'],
    [{ done: 9, target: 5 }, { isPaid: true, now: 500 }, 'paid'],
  ] as const)('stands with %o at %o as %s [PRM-12]', (progress, at, state) => {
    expect(entryState(progress, { endsAt: 100, ...at })).toBe(state);
  });

  it('is a hundred only once all is done [PRM-12]', () => {
    const shares = [0, 1, 999, 1000, 2000].map((done) => progressShare({ done, target: 1000 }));
    expect(shares).toEqual([0, 0, 99, 100, 100]);
  });

  it('asks for so many times its bonus, exactly [PRM-13]', () => {
    expect([toWagerOf(minor(45_000), 3), toWagerOf(minor(0), 3), toWagerOf(minor(1), 0)]).toEqual([135_000, 0, 0]);
  });
});
