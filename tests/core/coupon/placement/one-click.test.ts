import { describe, expect, it } from 'vitest';
import {
  confirmOneClick,
  isOneClickEffective,
  oneClickAmountOf,
  setDropOnScoreChange,
  setExactOdds,
  switchOneClick,
} from '../../../../core/coupon/index.ts';

const OFF = {
  isOneClickActive: false,
  oneClickAmount: 100,
  bonusAccountOneClickAmount: 20,
  exactOdds: 2.5,
  isDroppedOnScoreChange: false,
};
const ON = { ...OFF, isOneClickActive: true };

describe('one-click betting', () => {
  it('asks before it clears a coupon with bets [ONE-1]', () => {
    expect(switchOneClick(OFF, true, 1)).toEqual({ kind: 'needs-confirmation' });
    expect(switchOneClick(OFF, true, 0)).toEqual({ kind: 'switched', settings: ON });
    expect(switchOneClick(ON, false, 3)).toEqual({ kind: 'switched', settings: OFF });
  });

  it('is on with an empty coupon after the confirmation [ONE-2]', () => {
    expect(confirmOneClick(OFF)).toEqual({ settings: ON, bets: [] });
    expect(confirmOneClick({ ...OFF, isDroppedOnScoreChange: true })).toEqual({ settings: ON, bets: [] });
  });

  it('turns off when dropping on a score change is set [ONE-3]', () => {
    expect(setDropOnScoreChange(ON, true)).toEqual({ ...OFF, isDroppedOnScoreChange: true });
    expect(setDropOnScoreChange(ON, false)).toEqual(ON);
    expect(setDropOnScoreChange(OFF, false)).toEqual(OFF);
  });

  it('drops on a score change no longer at exact odds of zero [ONE-4]', () => {
    const dropping = { ...OFF, isDroppedOnScoreChange: true };
    expect(setExactOdds(dropping, 0)).toEqual({ ...OFF, exactOdds: 0 });
    expect(setExactOdds(dropping, 3)).toEqual({ ...dropping, exactOdds: 3 });
    expect(setExactOdds(OFF, 3)).toEqual({ ...OFF, exactOdds: 3 });
  });

  it('works only where the site enables it [ONE-5]', () => {
    expect([isOneClickEffective(ON, true), isOneClickEffective(ON, false), isOneClickEffective(OFF, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has an amount of its own on a bonus account [ONE-6]', () => {
    expect([oneClickAmountOf(ON, false), oneClickAmountOf(ON, true)]).toEqual([100, 20]);
  });
});
