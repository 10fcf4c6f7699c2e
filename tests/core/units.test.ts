import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Account } from '../../core/accounts/account.ts';
import type { Bet } from '../../core/coupon/bets/bet.ts';
import { couponAmount, type SlipFacts } from '../../core/coupon/building/coupon-slip.ts';
import { EMPTY_COUPON, couponAfter } from '../../core/coupon/building/coupon-state.ts';
import type { CouponTerms } from '../../core/coupon/building/coupon-update.ts';
import type { CouponGateway } from '../../core/coupon/coupon-gateway.ts';
import {
  amountProblem,
  hyperBonus,
  maximumAmount,
  possibleWin,
  quickAmounts,
  systemMinimum,
  totalOdds,
} from '../../core/coupon/index.ts';
import type { PlacedCoupon } from '../../core/coupon/placed/placed-coupon.ts';
import type { PlacementOrder, PlacementVerdict, UnitOrder } from '../../core/coupon/placement/placement-verdict.ts';
import { orderInUnits } from '../../core/coupon/placement/unit-order.ts';
import type { AccountId, CouponId, GameId, UserId } from '../../core/shared/ids.ts';
import { floorAmount, roundAmount, toMinor, type Minor } from '../../core/shared/money.ts';
import { formatOdds, roundOdds, toMilliOdds, type MilliOdds } from '../../core/shared/odds.ts';
import type { PlainNumber } from '../../core/shared/tagged.ts';
import { minutes, seconds, type EpochMillis, type Millis, type Seconds } from '../../core/shared/time.ts';
import { amountText } from '#ui/coupon/amounts/amount-text.ts';
import { oddsText } from '../../ui/kit/formats/odds-text.ts';
import type { Outcome } from '../../core/sports/game/market.ts';
import { NOW, pick, writtenPick } from '../support/examples/coupon-examples.ts';
import { formatMoney } from '../../ui/kit/formats/format-money.ts';
import { milli, money } from '../support/units.ts';

/** Stand for whatever takes a unit. */
function stakes(amount: Minor): Minor {
  return amount;
}
function isPricedAt(odds: MilliOdds): MilliOdds {
  return odds;
}
function waits(delay: Millis): Millis {
  return delay;
}
function isOf(account: AccountId): AccountId {
  return account;
}

const ORDER: PlacementOrder = {
  type: 'single',
  accountId: 1,
  currency: 'EUR',
  amount: 1,
  isDropOnScoreChange: false,
  bonusBet: false,
  changeMode: 'confirm',
  oddsFormatId: 0,
  isOneClick: false,
  bets: [{ outcomeId: '1', odds: 2, version: 1, block: 0 }],
};

describe('the types of units', () => {
  it('keep an amount in major units from where minor units are taken', () => {
    // @ts-expect-error a plain number may be in major units
    expect(stakes(10.5)).toBe(10.5);
    expect(stakes(money(10.5))).toBe(1050);
  });

  it('keep odds and amounts apart, and odds that are not in thousandths out', () => {
    // @ts-expect-error odds are no amount
    expect(stakes(milli(1850))).toBe(1850);
    // @ts-expect-error an amount is no price
    expect(isPricedAt(money(10))).toBe(1000);
    // @ts-expect-error decimal odds are not thousandths
    expect(isPricedAt(1.85)).toBe(1.85);
  });

  it('keep decimal odds out of the coupon, its terms, the line and what is placed', () => {
    // @ts-expect-error odds that are read become thousandths first
    expect(couponAfter(EMPTY_COUPON, { type: 'bet-added', bet: writtenPick(1), at: NOW }).bets).toHaveLength(1);
    // @ts-expect-error an amount is no price
    expect(pick(1, { odds: money(10) }).odds).toBe(1000);
    expectTypeOf<Outcome['odds']>().toEqualTypeOf<MilliOdds>();
    expectTypeOf<Bet['odds']>().toEqualTypeOf<MilliOdds>();
    expectTypeOf<CouponTerms['bets'][number]['odds']>().toEqualTypeOf<MilliOdds>();
    expectTypeOf<SlipFacts['exactOdds']>().toEqualTypeOf<MilliOdds | undefined>();
    expectTypeOf<UnitOrder['bets'][number]['odds']>().toEqualTypeOf<MilliOdds>();
    expectTypeOf<PlacementOrder['bets'][number]['odds']>().toEqualTypeOf<PlainNumber>();
    expectTypeOf<PlacedCoupon<Minor>['odds']>().toEqualTypeOf<MilliOdds>();
    expectTypeOf<PlacedCoupon['odds']>().toEqualTypeOf<PlainNumber>();
    expectTypeOf<PlacementVerdict>().not.toExtend<PlacementVerdict<Minor>>();
    // @ts-expect-error what is shown is written from thousandths alone
    expect(oddsText(1.85, 0)).toBeDefined();
    // @ts-expect-error nor from an amount
    expect(oddsText(money(10), 0)).toBe('1.00');
  });

  it('keep a slip in units from where one in major units is read', () => {
    const slip = { isInUnits: true, type: 'single', amount: money(10), bets: [{ odds: milli(2000) }] } as const;
    // @ts-expect-error its amount would be read as a hundred times as much
    expect(totalOdds(slip)).toEqual({ ok: true, value: 2000 });
  });

  it('keep an order in units from where one in major units is read, and the other way round', () => {
    const plain = { ...ORDER, amount: 30 };
    const units = orderInUnits(plain)!;
    // @ts-expect-error its amount would be read as a hundred times as much
    expect(possibleWin(units)).toMatchObject({ ok: true });
    expect(possibleWin(plain)).toEqual({ ok: true, value: { max: 60 } });
    expectTypeOf(plain).toExtend<PlacementOrder>();
    expectTypeOf(units).not.toExtend<PlacementOrder>();
    expectTypeOf(plain).not.toExtend<UnitOrder>();
    expectTypeOf<Parameters<CouponGateway['place']>[1]>().toEqualTypeOf<UnitOrder>();
  });

  it('keep plain numbers out of the coupon, its terms, its limits and the accounts', () => {
    // @ts-expect-error an amount that is typed becomes units first
    expect(couponAfter(EMPTY_COUPON, { type: 'amount-set', currency: 'RUB', amount: 30 }).amounts).toEqual({ RUB: 30 });
    // @ts-expect-error odds are no amount
    expect(couponAfter(EMPTY_COUPON, { type: 'amount-set', currency: 'RUB', amount: milli(1850) })).toBeDefined();
    expectTypeOf(couponAmount(EMPTY_COUPON, 'RUB')).toEqualTypeOf<Minor>();
    expectTypeOf<CouponTerms['minBetAmount']>().toEqualTypeOf<Minor>();
    expectTypeOf<Account['money']>().toEqualTypeOf<Minor>();
    expectTypeOf<PlacedCoupon>().not.toExtend<PlacedCoupon<Minor>>();
    // @ts-expect-error what is shown is written from units alone
    expect(formatMoney(12.5, 'EUR', { language: 'en' })).toBeDefined();
    // @ts-expect-error a field shows units alone
    expect(amountText(12.5, 2)).toBeDefined();
  });

  it('keep units out of what takes an amount in major units', () => {
    // @ts-expect-error it would count as a hundred times as much
    expect(amountProblem(money(10), {})).toBeUndefined();
    // @ts-expect-error so would a bound
    expect(amountProblem(10, { maximum: money(10) })).toBeUndefined();
    // @ts-expect-error the same of a limit
    expect(maximumAmount({ odds: 2, maxBetAmount: money(10), isBonusAccount: false })).toMatchObject({ value: 1000 });
    // @ts-expect-error and of a minimum
    expect(systemMinimum({ minBetAmount: 1, minimumPerLine: milli(2000), lines: 1 })).toBe(2000);
    // @ts-expect-error a step is in major units
    expect(quickAmounts('EUR', money(1))[0]).toBe(100);
    // @ts-expect-error units are not made twice
    expect(toMinor(money(1), 2)).toEqual({ ok: true, value: 10_000 });
    // @ts-expect-error nor rounded
    expect([roundAmount(money(1), 2), floorAmount(1, 2)]).toHaveLength(2);
    // @ts-expect-error nor floored
    expect([roundAmount(1, 2), floorAmount(money(1), 2)]).toHaveLength(2);
    // @ts-expect-error the amount of a slip is in major units
    expect(totalOdds({ type: 'single', amount: money(10), bets: [{ odds: 2 }] })).toMatchObject({ ok: true });
    // @ts-expect-error its odds are decimal
    expect(totalOdds({ type: 'single', amount: 10, bets: [{ odds: milli(2000) }] })).toMatchObject({ ok: true });
    const bonus = { percent: 5, minimumPossibleWin: 1, maximumBonus: 9 };
    // @ts-expect-error a possible win is in major units
    expect(hyperBonus({ ...bonus, possibleWin: money(10) })).toMatchObject({ ok: true });
    expect(amountProblem(10, { minimum: 5, maximum: 20 })).toBeUndefined();
  });

  it('keep units out of what takes decimal odds', () => {
    // @ts-expect-error an amount is no price
    expect(formatOdds(money(3), 0)).toBe('300');
    // @ts-expect-error thousandths are no decimal odds
    expect(formatOdds(milli(1850), 0)).toBe('1850');
    // @ts-expect-error they are not made twice
    expect(toMilliOdds(milli(1850))).toEqual({ ok: true, value: 1_850_000 });
    // @ts-expect-error nor rounded
    expect(roundOdds(milli(1850))).toEqual({ ok: true, value: 1850 });
    // @ts-expect-error the odds of a limit are decimal
    expect(maximumAmount({ odds: milli(2000), maxPayout: 1, isBonusAccount: false })).toMatchObject({ ok: true });
    expect(formatOdds(1.85, 0)).toBe('1.85');
  });

  it('ask for a new unit after arithmetic that could leave it', () => {
    // @ts-expect-error half an amount may be half a minor unit
    expect(stakes(money(10.01) / 2)).toBe(500.5);
    // @ts-expect-error an amount times odds is neither
    expect(stakes(money(10) * milli(1850))).toBe(1_850_000);
  });

  it('keep seconds, milliseconds and moments apart', () => {
    const [delay, played, now] = [seconds(5), 90 as Seconds, 1_700_000_000_000 as EpochMillis];
    // @ts-expect-error seconds are no milliseconds
    expect(waits(played)).toBe(90);
    // @ts-expect-error a moment is no delay
    expect(waits(now)).toBe(now);
    // @ts-expect-error milliseconds are not counted as seconds
    expect(seconds(delay)).toBe(5_000_000);
    expect(waits(minutes(1))).toBe(60_000);
    expectTypeOf<EpochMillis>().not.toEqualTypeOf<Millis>();
  });

  it('keep the ids of players, accounts, coupons and games apart', () => {
    const [user, coupon, game] = [7 as UserId, 8 as CouponId, 9 as GameId];
    // @ts-expect-error a player is no account
    expect(isOf(user)).toBe(7);
    // @ts-expect-error a coupon is no account
    expect(isOf(coupon)).toBe(8);
    // @ts-expect-error a game is no account
    expect(isOf(game)).toBe(9);
    // @ts-expect-error nor is a plain number: ids are made where they are read
    expect(isOf(10)).toBe(10);
    expect(isOf(10 as AccountId)).toBe(10);
  });
});
