import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackOption, withCashbackOption } from '../../../core/promotions/cashback-option.ts';
import {
  cashbackMoney,
  cashbackPoints,
  cashbackWeek,
  countedLosses,
  weekBefore,
} from '../../../core/promotions/cashback-week.ts';
import { promoPoints } from '../../../core/promotions/promo-points.ts';
import { minor } from '../../support/units.ts';
import type { OfficeSetting, PromoSetting } from '../../../core/settings/office/office-settings.ts';

const cashback = (value: number, ...offered: readonly number[]): OfficeSetting => ({
  id: 'cashback_type',
  title: 'Cashback',
  value,
  options: offered.map((each) => ({ value: each, label: String(each) })),
});

const SETTING: PromoSetting = {
  isPromoPointsRulesShown: false,
  areAdditionalCashbackTermsShown: false,
  promoPoints: 0,
  usesPromoPointsName: false,
};

describe('the cashback of a player', () => {
  it.each([
    [1, 'points'],
    [2, 'percent'],
    [0, 'points'],
    [3, 'points'],
    [Number.NaN, 'points'],
  ] as const)('of value %d comes as %s [CBK-1]', (value, option) => {
    expect(cashbackOption(cashback(value, 1, 2))).toBe(option);
  });

  it('comes as points where nothing is set [CBK-1]', () => {
    expect(cashbackOption(undefined)).toBe('points');
  });

  it('is chosen among what the setting offers [CBK-2]', () => {
    expect(withCashbackOption(cashback(1, 1, 2), 'percent').value).toBe(2);
    expect(withCashbackOption(cashback(2, 1, 2), 'points').value).toBe(1);
    expect(withCashbackOption(cashback(1, 1), 'percent').value).toBe(1);
    expect(withCashbackOption(cashback(1, 1, 2), 'gold' as never).value).toBe(1);
  });
});

describe('the points of a player', () => {
  it.each([
    [12.9, 12],
    [1, 1],
    [0.5, 0],
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d are shown as %d [PTS-1]', (given, shown) => {
    expect(promoPoints({ ...SETTING, promoPoints: given }).count).toBe(shown);
  });

  it('are always a whole number of at least 0 [PTS-1]', () => {
    fc.assert(
      fc.property(fc.double(), (given) => {
        const { count } = promoPoints({ ...SETTING, promoPoints: given });
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      }),
    );
  });

  it('bear the name, and show the rules, that the operator gives them [PTS-2]', () => {
    expect(promoPoints(SETTING)).toEqual({ count: 0, name: 'promo-points', areRulesShown: false });
    expect(promoPoints({ ...SETTING, usesPromoPointsName: true, isPromoPointsRulesShown: true })).toEqual({
      count: 0,
      name: 'operator',
      areRulesShown: true,
    });
  });
});

describe('the week of cashback', () => {
  it.each([
    [Date.UTC(2026, 9, 18, 20, 59), 3, Date.UTC(2026, 9, 11, 21)],
    [Date.UTC(2026, 9, 18, 21), 3, Date.UTC(2026, 9, 18, 21)],
    [Date.UTC(2026, 9, 19), 0, Date.UTC(2026, 9, 19)],
    [Date.UTC(2026, 9, 18, 23), 0, Date.UTC(2026, 9, 12)],
  ])('of %d, %d hours ahead of UTC, begins on Monday at %d [CBK-3]', (at, zone, start) => {
    expect(cashbackWeek(at, zone)).toMatchObject({ start, end: start + 7 * 86_400_000 });
  });

  it.each([
    [200_049, 4000, 40],
    [49, 0, 0],
    [-500, 0, 0],
  ])('that lost %d gives %d or %d points [CBK-4]', (lost, money, points) => {
    expect([cashbackMoney(minor(lost)), cashbackPoints(minor(lost), minor(10_000))]).toEqual([money, points]);
  });

  const loss = (lost: number, step: number) => ({ lost: minor(lost), step: minor(step) });

  it.each([
    [[loss(5000, 100)], [5000]],
    [
      [loss(-200, 100), loss(5000, 5000)],
      [0, 0],
    ],
    [
      [loss(-200, 100), loss(20_000, 5000), loss(600, 100)],
      [0, 16_000, 480],
    ],
    [
      [loss(5000, 100), loss(5000, 0)],
      [0, 0],
    ],
  ])('what it won in a currency is taken from the losses of others: %j count %j [CBK-8]', (losses, counted) => {
    expect(countedLosses(losses)).toEqual(counted);
  });

  it('never counts more than was lost, and nothing of a week that won as a whole [CBK-8]', () => {
    const some = fc.record({ lost: fc.integer({ min: -1e12, max: 1e12 }), step: fc.integer({ min: 1, max: 1e7 }) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 5 }), (all) => {
        const losses = all.map(({ lost, step }) => loss(lost, step));
        const worth = (of: readonly number[]) => of.reduce((sum, lost, index) => sum + lost / all[index]!.step, 0);
        const counted = countedLosses(losses);
        expect(counted.every((one, index) => one >= 0 && one <= Math.max(0, all[index]!.lost))).toBe(true);
        expect(worth(counted)).toBeLessThanOrEqual(Math.max(0, worth(all.map(({ lost }) => lost))) * 1.000_001 + 1e-6);
      }),
    );
  });

  it('is kept under its Monday, by whichever clock it was counted [CBK-8]', () => {
    const at = Date.UTC(2026, 9, 21);
    const keys = [3, 0, 1, -5].map((zone) => weekBefore(cashbackWeek(at, zone), 1).key);
    expect(new Set(keys)).toEqual(new Set([Date.UTC(2026, 9, 12)]));
  });
});
