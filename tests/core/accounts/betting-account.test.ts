import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../core/accounts/account.ts';
import {
  addableCurrencies,
  hasCurrency,
  nextActiveLook,
  nextCurrencyLook,
} from '../../../core/accounts/added-currency.ts';
import { accountsInOrder } from '../../../core/accounts/betting-account.ts';
import { topUpAmount } from '../../../core/accounts/play-money.ts';
import { COUPON_CURRENCIES } from '../../../core/coupon/amounts/amount-step.ts';
import { initialAmount } from '../../../core/coupon/amounts/initial-amount.ts';
import { currencyDecimals, toMajor } from '../../../core/shared/money.ts';
import { money } from '../../support/units.ts';

const main: Account = { id: 4, currency: 'RUB', money: money(10), type: 'main', isActive: false };
const bonus: Account = { id: 2, currency: 'EUR', money: money(5), type: 'bonus', isActive: false };
const dollars: Account = { id: 3, currency: 'USD', money: money(0), type: 'currency', isActive: true };
const tenge: Account = { id: 1, currency: 'KZT', money: money(1), type: 'currency', isActive: false };

describe('accounts to bet from', () => {
  it('are offered from the active one on [AC-3]', () => {
    expect(accountsInOrder([tenge, bonus, dollars, main]).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
    expect(accountsInOrder([bonus, main, tenge]).map(({ id }) => id)).toEqual([4, 1, 2]);
  });

  it('are all of them, none twice [AC-3]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([main, bonus, dollars, tenge]), (given) => {
        expect(new Set(accountsInOrder(given))).toEqual(new Set(given));
        expect(accountsInOrder(given)).toHaveLength(given.length);
      }),
    );
  });
});

describe('another currency', () => {
  it('can be one that the site takes and no own account is in [AC-5]', () => {
    expect(addableCurrencies([main, bonus, dollars], ['RUB', 'EUR', 'USD', 'KZT'])).toEqual(['EUR', 'KZT']);
    expect(hasCurrency([bonus], 'EUR')).toBe(false);
  });

  it('is looked for every second, five times at most [AC-7]', () => {
    expect([0, 1, 2, 3, 4, 5].map((looks) => nextCurrencyLook([main], 'KZT', looks))).toEqual([
      1000,
      1000,
      1000,
      1000,
      1000,
      undefined,
    ]);
    expect(nextCurrencyLook([main, tenge], 'KZT', 0)).toBeUndefined();
  });

  it('is asked for every 2.5 seconds while no account is active [AC-8]', () => {
    expect([0, 4, 5].map((looks) => nextActiveLook([main], looks))).toEqual([2500, 2500, undefined]);
    expect(nextActiveLook([dollars], 0)).toBeUndefined();
  });
});

describe('play money', () => {
  it.each([
    ['RUB', 3_000_000],
    ['EUR', 100_000],
    ['UAH', 1_000_000],
    ['JPY', 200_000],
    ['XXX', undefined],
  ])('in %s comes by %s minor units [AC-6]', (currency, amount) => {
    expect(topUpAmount(currency)).toBe(amount);
  });

  it('is exact in every currency [AC-6]', () => {
    for (const currency of COUPON_CURRENCIES) {
      const major = toMajor(topUpAmount(currency)!, currencyDecimals(currency)!);
      expect(major).toBe(initialAmount(currency) * 200);
    }
  });
});
