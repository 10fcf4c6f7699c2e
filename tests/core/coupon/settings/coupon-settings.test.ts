import { describe, expect, it } from 'vitest';
import {
  DEFAULT_COUPON_SETTINGS,
  STORED_COUPON_SETTINGS,
  changeModeOf,
  exactOddsOf,
  manualStep,
  keptStep,
  oneClickStake,
  withDropOnScoreChange,
  withExactOdds,
  withManualStep,
  withOneClickStake,
  type CouponSettings,
} from '../../../../core/coupon/settings/coupon-settings.ts';
import { milli, money } from '../../../support/units.ts';

function readBack(stored: unknown): CouponSettings | undefined {
  const parsed = STORED_COUPON_SETTINGS.parse(stored);
  return parsed.ok ? parsed.value : undefined;
}

describe('coupon settings', () => {
  it('start with nothing active, everything shown and the foot in sight [CS-60]', () => {
    expect(readBack(undefined)).toEqual({ ...DEFAULT_COUPON_SETTINGS, changeMode: undefined });
    expect(DEFAULT_COUPON_SETTINGS).toMatchObject({
      isOneClickActive: false,
      isPossibleWinShown: true,
      isCouponFixed: true,
    });
  });

  it('come back as they were written [SB-10]', () => {
    const settings: CouponSettings = {
      ...DEFAULT_COUPON_SETTINGS,
      changeMode: 'accept-any',
      amountStepByCurrency: { RUB: 50, KWD: 0.125 },
      isManualAmountStep: true,
      isOneClickActive: true,
      oneClickAmount: 75,
      isPossibleWinShown: false,
    };
    expect(readBack(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  it('take the default for each bad field alone [SB-10]', () => {
    expect(
      readBack({
        changeMode: 'never',
        amountStepByCurrency: { RUB: -5, EUR: 2, x: 9, USD: '3' },
        isBalanceShown: 'yes',
        isPossibleWinShown: false,
        oneClickAmount: Number.NaN,
        exactOdds: 0.5,
      }),
    ).toEqual({
      ...DEFAULT_COUPON_SETTINGS,
      changeMode: undefined,
      amountStepByCurrency: { EUR: 2 },
      isPossibleWinShown: false,
    });
  });

  it('never have one click and dropping on a score change together [CS-64]', () => {
    const active = { ...DEFAULT_COUPON_SETTINGS, isOneClickActive: true };
    expect(withDropOnScoreChange(active, true)).toMatchObject({
      isOneClickActive: false,
      isDroppedOnScoreChange: true,
    });
    expect(readBack({ ...active, isDroppedOnScoreChange: true })?.isOneClickActive).toBe(false);
  });

  it('clear dropping on a score change with exact odds of zero [CS-65]', () => {
    const dropped = withExactOdds(withDropOnScoreChange(DEFAULT_COUPON_SETTINGS, true), 2.5);
    expect(dropped).toMatchObject({ exactOdds: 2.5, isDroppedOnScoreChange: true });
    expect(withExactOdds(dropped, 0)).toMatchObject({ exactOdds: 0, isDroppedOnScoreChange: false });
    expect(withExactOdds(dropped, 0.9).exactOdds).toBe(0);
  });

  it('keep exact odds decimal, and give them in thousandths where there are any [CS-65]', () => {
    expect(exactOddsOf(withExactOdds(DEFAULT_COUPON_SETTINGS, 1.855))).toBe(milli(1855));
    expect(exactOddsOf(DEFAULT_COUPON_SETTINGS)).toBeUndefined();
    expect(exactOddsOf({ ...DEFAULT_COUPON_SETTINGS, exactOdds: 1.8555 })).toBeUndefined();
  });

  it('follow the site’s profile until the player chooses [CS-61]', () => {
    expect(changeModeOf(DEFAULT_COUPON_SETTINGS, 'confirm')).toBe('confirm');
    expect(changeModeOf({ ...DEFAULT_COUPON_SETTINGS, changeMode: 'accept-any' }, 'confirm')).toBe('accept-any');
  });

  it('use a manual step only while manual steps are on [CS-62]', () => {
    const manual = { ...DEFAULT_COUPON_SETTINGS, amountStepByCurrency: { RUB: 50 } };
    expect(manualStep(manual, 'RUB')).toBeUndefined();
    expect(manualStep({ ...manual, isManualAmountStep: true }, 'RUB')).toBe(money(50));
    expect(manualStep({ ...manual, isManualAmountStep: true }, 'EUR')).toBeUndefined();
  });

  it('stake with one click what was set for it, or the initial amount [CS-63]', () => {
    const set = { ...DEFAULT_COUPON_SETTINGS, oneClickAmount: 20.5, bonusAccountOneClickAmount: 3 };
    expect(oneClickStake(set, 'EUR', false)).toBe(money(20.5));
    expect(oneClickStake(set, 'EUR', true)).toBe(money(3));
    expect(oneClickStake({ ...set, oneClickAmount: 20 }, 'JPY', false)).toBe(money(20, 0));
    expect(oneClickStake(DEFAULT_COUPON_SETTINGS, 'RUB', false)).toBe(money(150));
  });

  it('stake nothing with one click where its amount is not exact in the currency [CS-66]', () => {
    const set = { ...DEFAULT_COUPON_SETTINGS, oneClickAmount: 20.5, bonusAccountOneClickAmount: 0.125 };
    expect(oneClickStake(set, 'JPY', false)).toBeUndefined();
    expect(oneClickStake(set, 'EUR', true)).toBeUndefined();
    expect(oneClickStake(set, 'KWD', true)).toBe(money(0.125, 3));
  });

  it('keep an amount in major units, whichever currency it was typed in [CS-62, CS-63]', () => {
    const yen = { amount: money(500, 0), currency: 'JPY', isBonusAccount: false };
    const typed = withOneClickStake(DEFAULT_COUPON_SETTINGS, yen);
    expect([typed.oneClickAmount, typed.bonusAccountOneClickAmount]).toEqual([500, 0]);
    expect(oneClickStake(typed, 'RUB', false)).toBe(money(500));
    const bonus = withOneClickStake(typed, { amount: money(7.5), currency: 'EUR', isBonusAccount: true });
    expect([bonus.oneClickAmount, bonus.bonusAccountOneClickAmount]).toEqual([500, 7.5]);
    const stepped = withManualStep(bonus, 'KWD', money(0.125, 3));
    expect(stepped.amountStepByCurrency).toEqual({ KWD: 0.125 });
    expect([keptStep(stepped, 'KWD'), keptStep(stepped, 'EUR')]).toEqual([125, undefined]);
  });
});
