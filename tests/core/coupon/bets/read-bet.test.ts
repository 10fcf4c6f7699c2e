import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betDetails, type BetDetails } from '../../../../core/coupon/bets/bet-details.ts';
import { STORED_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import { couponAfter } from '../../../../core/coupon/building/coupon-state.ts';
import { carriesBonusBet } from '../../../../core/coupon/building/coupon-slip.ts';
import { betInUnits, readBet } from '../../../../core/coupon/bets/read-bet.ts';
import { STORED_COUPON, keepCoupon } from '../../../../core/coupon/building/stored-coupon.ts';
import { NOW, couponOf, pick, terms, writtenPick } from '../../../support/examples/coupon-examples.ts';
import { milli } from '../../../support/units.ts';

const DETAILS: BetDetails = {
  typeId: 1,
  offerKind: 7,
  additionalType: 0,
  gameNumber: 12_345,
  expressId: 'day-1',
  statisticId: 'st-1',
  sportNameEnglish: 'Football',
  champNameEnglish: 'Premier League',
  homeNameEnglish: 'Arsenal',
  awayNameEnglish: 'Chelsea',
  playersDuel: 'Saka – Palmer',
  source: 'generator',
  pageType: 'topgame',
  gameStatus: 'playing',
  gameTime: 1200,
  scoreSeen: { home: 1, away: 0 },
};

describe('a bet from outside', () => {
  it('is read with its details [SB-4, SB-6]', () => {
    expect(readBet({ ...writtenPick(1), ...DETAILS, extra: true })).toEqual({ ...writtenPick(1), ...DETAILS });
    expect(readBet(JSON.parse(JSON.stringify(pick(1))))).toEqual(pick(1));
  });

  it('keeps the languages of its names as far as the site has them [NAM-7]', () => {
    const fields = { ...writtenPick(1), homeLanguage: 'en', awayLanguage: 'xx', champLanguage: 5 };
    expect(readBet(fields)).toEqual({ ...writtenPick(1), homeLanguage: 'en' });
    const kept = keepCoupon(couponOf({ type: 'bet-added', bet: pick(1, { awayLanguage: 'en' }), at: NOW }));
    expect(kept.bets[0]).toMatchObject({ awayLanguage: 'en' });
  });

  it('has decimal odds, which become thousandths where it is put into a coupon [SB-4, OD-11]', () => {
    expect(betInUnits(writtenPick(1, { odds: 1.855 }))).toEqual(pick(1, { odds: milli(1855) }));
    expect(betInUnits(writtenPick(1, { odds: 1.8555 }))).toBeUndefined();
    expect(betInUnits(writtenPick(1, { odds: Number.NaN }))).toBeUndefined();
  });

  it.each([
    { homeName: '' },
    { homeName: 'a'.repeat(301) },
    { champName: 1 },
    { code: undefined },
    { label: '' },
    { line: Number.NaN },
    { line: '2.5' },
    { period: -1 },
    { sportId: 1.5 },
    { champId: '10' },
    { startsAt: Number.POSITIVE_INFINITY },
    { isLive: 'yes' },
    { odds: 1 },
    { odds: 0 },
  ])('is none with %o [SB-4]', (change) => {
    expect(readBet({ ...writtenPick(1), ...change })).toBeUndefined();
  });

  it.each([null, undefined, 1, 'text', []])('is none as %o [SB-4]', (entry) => {
    expect(readBet(entry)).toBeUndefined();
  });

  it('loses what is bad of its details, and nothing else [SB-6]', () => {
    const bad: Readonly<Record<keyof BetDetails, unknown>> = {
      typeId: -1,
      offerKind: 1.5,
      additionalType: '3',
      gameNumber: Number.NaN,
      expressId: '',
      statisticId: 5,
      sportNameEnglish: 'a'.repeat(301),
      champNameEnglish: null,
      homeNameEnglish: {},
      awayNameEnglish: [],
      playersDuel: true,
      source: '',
      pageType: 'office',
      gameStatus: 'over',
      gameTime: -1,
      scoreSeen: '2:1',
    };
    for (const name of Object.keys(bad) as (keyof BetDetails)[]) {
      const { [name]: _, ...others } = DETAILS;
      expect(betDetails({ ...DETAILS, [name]: bad[name] })).toEqual(others);
    }
  });

  it('never throws, and has a price above 1 [SB-4]', () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...Object.keys(writtenPick(1))), fc.anything()),
    );
    fc.assert(
      fc.property(entry, (each) => {
        const bet = readBet(typeof each === 'object' ? { ...writtenPick(1), ...each } : each);
        expect(bet === undefined || bet.odds > 1).toBe(true);
      }),
    );
  });
});

describe('a coupon with details', () => {
  const coupon = couponOf(
    ...[1, 2, 3].map((n) => ({ type: 'bet-added', bet: pick(n, { offerKind: n === 3 ? 7 : 1 }), at: NOW }) as const),
  );

  it('keeps them where the device keeps it [SB-1, SB-6]', () => {
    const stored = STORED_COUPON.parse(JSON.parse(JSON.stringify(keepCoupon(coupon))));
    expect(stored.ok && stored.value.bets.map(({ offerKind }) => offerKind)).toEqual([1, 1, 7]);
  });

  it.each([
    [{ block: 4 }, 4],
    [{ block: 0 }, 0],
    [{ block: 100 }, 100],
    [{ block: 101 }, 1],
    [{ block: -1 }, 1],
    [{ block: 'x' }, 1],
    [{}, 1],
  ])('puts a stored bet of %o into block %d [SB-5]', (change, block) => {
    const stored = STORED_COUPON.parse({ bets: [{ ...writtenPick(1), ...change }] });
    expect(stored.ok && stored.value.bets[0]?.block).toBe(block);
  });

  it('carries no bonus bet with an offer of kind 7 [BB-3]', () => {
    const facts = { currency: 'RUB', isBonusBetOffered: true };
    const offered = { type: 'terms-arrived', terms: terms([]), at: NOW } as const;
    expect(carriesBonusBet(couponAfter(coupon, offered), facts)).toBe(false);
    const plain = couponOf(...[1, 2, 3].map((n) => ({ type: 'bet-added', bet: pick(n), at: NOW }) as const));
    expect(carriesBonusBet(couponAfter(plain, offered), facts)).toBe(true);
  });
});

describe('the settings of the coupon', () => {
  it('keep auto-max, VIP, a fixed coupon and the express taken last [SB-10]', () => {
    const settings = { isAutoMax: true, isVipBet: true, isCouponFixed: true, expressId: 'day-1' };
    expect(STORED_COUPON_SETTINGS.parse(settings)).toMatchObject({ ok: true, value: settings });
    const bad = { isAutoMax: 1, isVipBet: 'yes', isCouponFixed: null, expressId: '<b>' };
    expect(STORED_COUPON_SETTINGS.parse(bad)).toMatchObject({
      value: { isAutoMax: false, isVipBet: false, isCouponFixed: true, expressId: undefined },
    });
  });
});
