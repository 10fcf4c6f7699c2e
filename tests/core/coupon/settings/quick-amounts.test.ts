import { describe, expect, it } from 'vitest';
import {
  STORED_QUICK_AMOUNTS,
  quickAmountsFor,
  quickChoices,
  withQuickAmount,
  withUsualQuickAmounts,
} from '../../../../core/coupon/settings/quick-amounts.ts';
import { stepInUnits } from '../../../../core/coupon/amounts/amount-step.ts';
import { minor, money } from '../../../support/units.ts';

const RUBLES = { currency: 'RUB', step: stepInUnits('RUB') };

describe('quick amounts', () => {
  it('are those of the step until the player changes one, and again after a reset [AM-8]', () => {
    const usual = [100, 200, 500, 1000].map((amount) => money(amount));
    expect(quickAmountsFor({}, 'RUB', RUBLES.step)).toEqual(usual);
    const own = withQuickAmount({}, RUBLES, { place: 1, amount: money(333.33) });
    expect(own).toEqual({ RUB: [100, 333.33, 500, 1000] });
    expect(quickAmountsFor(own, 'RUB', money(7))).toEqual([100, 333.33, 500, 1000].map((amount) => money(amount)));
    expect(quickAmountsFor(own, 'USD', stepInUnits('USD'))).toEqual([2.5, 5, 12.5, 25].map((amount) => money(amount)));
    expect(withUsualQuickAmounts({ ...own, USD: [1, 2, 3, 4] }, 'RUB')).toEqual({ USD: [1, 2, 3, 4] });
  });

  it('stay as they are where nothing can be put in [AM-8]', () => {
    const own = withQuickAmount({}, RUBLES, { place: 0, amount: money(50) });
    expect(withQuickAmount(own, RUBLES, { place: 4, amount: money(1) })).toBe(own);
    expect(withQuickAmount(own, RUBLES, { place: 0, amount: minor(0) })).toBe(own);
    expect(withQuickAmount(own, { currency: 'ABC', step: minor(1) }, { place: 0, amount: money(1) })).toBe(own);
  });

  it('are read from the device by currency, four exact amounts above zero or none [AM-9]', () => {
    const { parse } = STORED_QUICK_AMOUNTS;
    const kept = {
      RUB: [1, 2, 3, 4.25],
      JPY: [1, 2, 3, 4.5],
      USD: [1, 2, 3],
      EUR: [0, 1, 2, 3],
      KWD: [1, '2', 3, 4],
      GBP: 'x',
      XXX: [1, 2, 3, 4],
    };
    expect(parse(kept)).toEqual({ ok: true, value: { RUB: [1, 2, 3, 4.25] } });
    expect([null, 7, 'RUB', undefined].map((stored) => parse(stored).ok)).toEqual([false, false, false, false]);
  });

  it('stand once each, the smallest first, with the bound that they do not keep [AM-10]', () => {
    const amounts = [500, 50, 500, 9000].map((amount) => money(amount));
    expect(quickChoices(amounts, { minimum: money(100), maximum: money(5000) })).toEqual([
      { amount: money(50), broken: { code: 'below-minimum', limit: money(100) } },
      { amount: money(500) },
      { amount: money(9000), broken: { code: 'above-maximum', limit: money(5000) } },
    ]);
    expect(quickChoices(amounts, { minimum: minor(0) }).every(({ broken }) => broken === undefined)).toBe(true);
  });
});
