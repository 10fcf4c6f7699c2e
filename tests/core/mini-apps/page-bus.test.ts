import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponUpdateOf, readCouponAddBet } from '../../../core/mini-apps/page-bus.ts';
import { isFields } from '../../../core/shared/untrusted.ts';
import { after, couponWith, idOf } from '../../support/examples/coupon-examples.ts';

const outcomeId = idOf(3);
const WHOLE = {
  market: { outcomeId },
  game: { gameId: 3 },
  shouldSkipOneClickBet: true,
  manualBlockId: 2,
  source: 'results.list',
  pageType: 'topgame',
};

function problemOf(change: object): unknown {
  const read = readCouponAddBet({ ...WHOLE, ...change });
  return read.ok ? undefined : read.error;
}

describe('the bus of the page', () => {
  it('takes which bet is asked for and how, and no price [BUS-1, BUS-2, BUS-6]', () => {
    const market = { outcomeId, odds: 1_000_000, kind: 'result' };
    expect(readCouponAddBet({ ...WHOLE, market, game: { gameId: 3, homeName: '<b>' } })).toEqual({
      ok: true,
      value: { outcomeId, gameId: 3, skipsOneClick: true, block: 2, source: 'results.list', pageType: 'topgame' },
    });
  });

  it('asks for no more than market, game and source [BUS-3]', () => {
    expect(readCouponAddBet({ market: { outcomeId }, game: { gameId: 3 }, source: 'a' })).toEqual({
      ok: true,
      value: { outcomeId, gameId: 3, skipsOneClick: false, source: 'a' },
    });
  });

  it.each([
    { market: undefined },
    { market: [] },
    { market: {} },
    { market: { outcomeId: 'javascript:1' } },
    { market: { outcomeId: 3 } },
    { game: null },
    { game: {} },
    { game: { gameId: -1 } },
    { game: { gameId: '3' } },
  ])('takes over no bet with %o [BUS-1]', (change) => {
    expect(problemOf(change)).toEqual({ code: 'no-bet' });
  });

  it.each([
    ['shouldSkipOneClickBet', 'yes'],
    ['shouldSkipOneClickBet', null],
    ['manualBlockId', -1],
    ['manualBlockId', 1.5],
    ['manualBlockId', 101],
    ['manualBlockId', null],
    ['source', undefined],
    ['source', ''],
    ['source', '<b>'],
    ['source', '/ru'],
    ['source', 'a'.repeat(65)],
    ['pageType', 'office'],
    ['pageType', 1],
  ])('refuses a message whose %s is %o [BUS-2]', (field, value) => {
    expect(problemOf({ [field]: value })).toEqual({ code: 'malformed-field', field });
  });

  it('never throws, whatever comes [BUS-2]', () => {
    fc.assert(
      fc.property(fc.anything().filter(isFields), (message) => {
        expect(typeof readCouponAddBet(message).ok).toBe('boolean');
      }),
    );
  });

  it('tells the type and the bets in the coupon, one that is left out too, and no price [BUS-4, BUS-5]', () => {
    const coupon = after(couponWith(1, 2, 3, 4), { type: 'bet-left-out', outcomeId: idOf(2) });
    expect(couponUpdateOf(coupon)).toEqual({
      type: 'express',
      bets: [1, 2, 3, 4].map((game) => ({ outcomeId: idOf(game), gameId: game, block: game })),
    });
    expect(couponUpdateOf(couponWith()).bets).toEqual([]);
  });
});
