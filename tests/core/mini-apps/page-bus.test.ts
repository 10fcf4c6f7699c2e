import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUS_EVENTS,
  couponUpdateOf,
  readCouponAddBet,
  readCouponUpdate,
  readNamedBet,
} from '../../../core/mini-apps/page-bus.ts';
import { after, couponWith, idOf, pick } from '../../support/examples/coupon-examples.ts';

const { outcomeId, odds, kind, isLive, champId, sportId, ...game } = pick(3);
const MARKET = { outcomeId, odds, kind, isLive, champId, sportId, typeId: 7, offerKind: 1 };
const WHOLE = {
  market: MARKET,
  game: { ...game, statisticId: 'st-1' },
  shouldSkipOneClickBet: true,
  manualBlockId: 2,
  source: 'results.list',
  pageType: 'topgame',
};

function problemOf(message: unknown): unknown {
  const read = readCouponAddBet(message);
  return read.ok ? undefined : read.error;
}

describe('the bus of the page', () => {
  it('carries two events [BUS-1]', () => {
    expect(BUS_EVENTS).toEqual(['couponAddBet', 'couponUpdate']);
  });

  it('takes over a bet with all that is said of it [BUS-1, BUS-2]', () => {
    expect(readCouponAddBet(WHOLE)).toEqual({
      ok: true,
      value: {
        bet: { ...pick(3), typeId: 7, offerKind: 1, statisticId: 'st-1', pageType: 'topgame' },
        skipsOneClick: true,
        block: 2,
        source: 'results.list',
        pageType: 'topgame',
      },
    });
  });

  it('asks for no more than market, game and source [BUS-3]', () => {
    expect(readCouponAddBet({ market: MARKET, game, source: 'a' })).toEqual({
      ok: true,
      value: { bet: { ...pick(3), typeId: 7, offerKind: 1 }, skipsOneClick: false, source: 'a' },
    });
  });

  it.each([
    { market: undefined },
    { game: null },
    { market: [] },
    { market: { ...MARKET, odds: 1 } },
    { market: { ...MARKET, odds: Number.NaN } },
    { market: { ...MARKET, outcomeId: 'javascript:1' } },
    { market: { ...MARKET, kind: 'unknown' } },
    { game: { ...game, homeName: '' } },
    { game: { ...game, gameId: -1 } },
  ])('takes over no bet with %o [BUS-1]', (change) => {
    expect(problemOf({ ...WHOLE, ...change })).toEqual({ code: 'no-bet' });
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
    ['source', 'a'.repeat(65)],
    ['pageType', 'office'],
    ['pageType', 1],
  ])('refuses a message whose %s is %o [BUS-2]', (field, value) => {
    expect(problemOf({ ...WHOLE, [field]: value })).toEqual({ code: 'malformed-field', field });
  });

  it.each([null, undefined, 'text', 1, []])('refuses %o [BUS-2, BUS-5]', (message) => {
    expect(problemOf(message)).toEqual({ code: 'not-a-message' });
    expect(readCouponUpdate(message)).toEqual({ ok: false, error: { code: 'not-a-message' } });
  });

  it('reads of a bet of a frame which it is, and no price [BUS-6]', () => {
    const named = { ...WHOLE, market: { ...MARKET, odds: 1_000_000 }, game: { gameId: 3, homeName: '<b>' } };
    expect(readNamedBet(named)).toEqual({
      ok: true,
      value: { outcomeId, gameId: 3, skipsOneClick: true, block: 2, source: 'results.list', pageType: 'topgame' },
    });
    for (const odd of [{ market: {} }, { market: { outcomeId: 'x' } }, { game: { gameId: -1 } }, { game: null }])
      expect(readNamedBet({ ...WHOLE, ...odd })).toMatchObject({ ok: false, error: { code: 'no-bet' } });
    expect(readNamedBet({ ...WHOLE, source: '/ru' })).toMatchObject({ error: { field: 'source' } });
  });

  it('tells the type and the bets that take part [BUS-4]', () => {
    const coupon = after(couponWith(1, 2, 3, 4), { type: 'bet-left-out', outcomeId: idOf(2) });
    expect(couponUpdateOf(coupon)).toEqual({
      type: 'express',
      bets: [
        { outcomeId: idOf(1), gameId: 1, block: 1 },
        { outcomeId: idOf(3), gameId: 3, block: 3 },
        { outcomeId: idOf(4), gameId: 4, block: 4 },
      ],
    });
  });

  it('reads back every update it tells [BUS-4, BUS-5]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }), (games) => {
        const update = couponUpdateOf(couponWith(...games));
        expect(readCouponUpdate(JSON.parse(JSON.stringify(update)))).toEqual({ ok: true, value: update });
      }),
    );
  });

  it('reads an update with a banker, and of the first game of all [BUS-5]', () => {
    const update = { type: 'system', bets: [{ outcomeId: 'a', gameId: 0, block: 0 }] };
    expect(readCouponUpdate(update)).toEqual({ ok: true, value: update });
  });

  it.each([
    ['type', { type: 'double', bets: [] }],
    ['type', { bets: [] }],
    ['bets', { type: 'single' }],
    ['bets', { type: 'single', bets: [null] }],
    ['bets', { type: 'single', bets: [{ outcomeId: '', gameId: 1, block: 1 }] }],
    ['bets', { type: 'single', bets: [{ outcomeId: 'a', gameId: 1.5, block: 1 }] }],
    ['bets', { type: 'single', bets: [{ outcomeId: 'a', gameId: 1, block: 101 }] }],
    ['bets', { type: 'single', bets: [{ outcomeId: 1, gameId: 1, block: 1 }] }],
    ['bets', { type: 'single', bets: Array.from({ length: 101 }, () => ({ outcomeId: 'a', gameId: 1, block: 1 })) }],
  ])('refuses an update for its %s: %o [BUS-5]', (field, message) => {
    expect(readCouponUpdate(message)).toEqual({ ok: false, error: { code: 'malformed-field', field } });
  });

  it('never throws, whatever comes [BUS-2, BUS-5]', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(typeof readCouponAddBet(message).ok).toBe('boolean');
        expect(typeof readCouponUpdate(message).ok).toBe('boolean');
      }),
    );
  });
});
