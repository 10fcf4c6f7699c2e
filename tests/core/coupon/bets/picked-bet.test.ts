import { describe, expect, it } from 'vitest';
import { couponHash } from '../../../../core/coupon/bets/coupon-hash.ts';
import { couponOrder, oneClickOrder } from '../../../../core/coupon/placement/coupon-order.ts';
import { pickedBet } from '../../../../core/coupon/bets/picked-bet.ts';
import type { Outcome } from '../../../../core/sports/game/market.ts';
import { NOW, after, couponWith, idOf, pick, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { sampleGame, sampleMarket } from '../../../support/examples/sample-line.ts';
import { money, price } from '../../../support/units.ts';

const ORDER = {
  currency: 'RUB',
  isBonusBetOffered: true,
  accountId: 7,
  changeMode: 'confirm',
  isDroppedOnScoreChange: false,
  oddsFormatId: 0,
} as const;

describe('a picked bet', () => {
  const outcome: Outcome = {
    id: '5:total:1:2.5:over',
    code: 'over',
    odds: price(1.87),
    isLocked: false,
    label: 'Over',
  };
  const market = { ...sampleMarket(5, 'total', { over: 1.87 }), kind: 'total', period: 1, line: 2.5 } as const;

  it('is what the row shows, at its price, version, score and time [CS-40, BD-1]', () => {
    const game = sampleGame(5, { section: 'live', version: 12 });
    const pickedAt = game.clock.at + 3000;
    expect(pickedBet(game, { market, outcome }, { champName: 'Serie A', address: '/en/live', pickedAt })).toEqual({
      outcomeId: '5:total:1:2.5:over',
      gameId: 5,
      sportId: game.sportId,
      champId: game.champId,
      kind: 'total',
      period: 1,
      line: 2.5,
      code: 'over',
      label: 'Over',
      odds: price(1.87),
      version: 12,
      isLive: true,
      champName: 'Serie A',
      homeName: game.home.name,
      awayName: game.away?.name,
      startsAt: game.startsAt,
      gameStatus: game.status,
      gameTime: game.clock.seconds + 3,
      scoreSeen: { home: game.score.home, away: game.score.away },
      source: '/en/live',
    });
  });

  it('is not live before its game, and has one name where its game has one side [CS-40]', () => {
    const bet = pickedBet(
      sampleGame(5, { section: 'line', away: undefined }),
      { market, outcome },
      {
        champName: 'Serie A',
        pickedAt: 0,
      },
    );
    expect([bet.isLive, bet.awayName]).toEqual([false, undefined]);
  });

  it('says the languages of its names where the line does [NAM-7]', () => {
    const game = sampleGame(5, { home: { ...sampleGame(5).home, language: 'en' } });
    const bet = pickedBet(game, { market, outcome }, { champName: 'Dota Pro', champLanguage: 'en', pickedAt: 0 });
    expect(bet).toMatchObject({ champLanguage: 'en', homeLanguage: 'en' });
    expect(bet.awayLanguage).toBeUndefined();
  });
});

describe('an order', () => {
  it('of singles stakes by bet, and nothing as a whole [CS-40]', () => {
    const singles = after(
      couponWith(1, 2),
      { type: 'type-chosen', couponType: 'singles' },
      { type: 'amount-set', currency: 'RUB', amount: money(100) },
      { type: 'bet-amount-set', outcomeId: idOf(2), amount: money(30.5) },
    );
    const order = couponOrder(singles, ORDER);
    expect([order.amount, ...order.bets.map(({ amount }) => amount)]).toEqual([0, money(100), money(30.5)]);
  });

  it('says that it carries the bonus bet [CS-32, CS-40]', () => {
    const offered = { type: 'terms-arrived', terms: terms([]), at: NOW } as const;
    expect(couponOrder(after(couponWith(1, 2, 3), offered), ORDER).bonusBet).toBe(true);
    expect(couponOrder(after(couponWith(1, 2), offered), ORDER).bonusBet).toBe(false);
    expect(oneClickOrder(pick(1), money(50), ORDER).bonusBet).toBe(false);
  });

  it('tells the score that was shown beside each bet, before the start as well [CS-44]', () => {
    const coupon = after(
      couponWith(1),
      { type: 'bet-added', bet: pick(2, { isLive: true, scoreSeen: { home: 1, away: 1 } }), at: NOW },
      { type: 'bet-added', bet: pick(3, { isLive: true }), at: NOW },
      { type: 'terms-arrived', terms: terms([updateOf(1)]), at: NOW },
    );
    expect(couponOrder(coupon, ORDER).bets.map(({ scoreSeen }) => scoreSeen)).toEqual([
      { home: 0, away: 0 },
      { home: 1, away: 1 },
      undefined,
    ]);
  });

  it('says where each bet was picked [CS-40]', () => {
    const coupon = after(couponWith(1), {
      type: 'bet-added',
      bet: pick(2, { pageType: 'topgame', expressId: 'day-1' }),
      at: NOW,
    });
    expect(couponOrder(coupon, ORDER).bets.map(({ pageType, expressId }) => [pageType, expressId])).toEqual([
      [undefined, undefined],
      ['topgame', 'day-1'],
    ]);
  });
});

describe('the hash of an order', () => {
  it.each(['chain', 'condition'] as const)('minds the order of the bets of a %s [PL-1]', (couponType) => {
    const order = couponOrder(after(couponWith(1, 2, 3), { type: 'type-chosen', couponType }), ORDER);
    const turned = { ...order, bets: order.bets.toReversed() };
    expect(couponHash(turned)).not.toBe(couponHash(order));
    expect(couponHash({ ...turned, type: 'express' })).toBe(couponHash({ ...order, type: 'express' }));
  });
});
