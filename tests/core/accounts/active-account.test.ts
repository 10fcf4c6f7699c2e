import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../core/accounts/account.ts';
import { isRemovable } from '../../../core/accounts/removable-account.ts';
import { activeAccount, shownCurrency, withActive } from '../../../core/accounts/active-account.ts';
import { minor, money } from '../../support/units.ts';

const main: Account = { id: 1, currency: 'RUB', money: money(10), type: 'main', isActive: false };
const bonus: Account = { id: 2, currency: 'EUR', money: money(5), type: 'bonus', isActive: false };
const dollars: Account = { id: 3, currency: 'USD', money: money(0), type: 'currency', isActive: true };

const anyAccount = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  currency: fc.constantFrom('RUB', 'USD', 'EUR'),
  money: fc.nat().map(minor),
  type: fc.constantFrom('main', 'bonus', 'currency'),
  isActive: fc.boolean(),
});
const anyAccounts = fc.uniqueArray(anyAccount, { selector: ({ id }) => id });

describe('active account', () => {
  it('is the marked one, else the main one, else the first [AC-1]', () => {
    expect(activeAccount([main, bonus, dollars])).toBe(dollars);
    expect(activeAccount([bonus, main])).toBe(main);
    expect(activeAccount([bonus])).toBe(bonus);
    expect(activeAccount([])).toBeUndefined();
  });

  it('gives the currency shown, else the place does, else it is RUB [AC-2]', () => {
    expect(shownCurrency([main, dollars], 'KZT')).toBe('USD');
    expect(shownCurrency([], 'KZT')).toBe('KZT');
    expect(shownCurrency([], undefined)).toBe('RUB');
  });

  it('is exactly one after a choice, and an unknown id changes nothing [AC-4]', () => {
    expect(withActive([main, dollars], 1)).toEqual([
      { ...main, isActive: true },
      { ...dollars, isActive: false },
    ]);
    const accounts = [main, dollars];
    expect(withActive(accounts, 99)).toBe(accounts);
    fc.assert(
      fc.property(anyAccounts, fc.integer({ min: 1, max: 7 }), (given, id) => {
        const chosen = withActive(given, id);
        const isKnown = given.some((account) => account.id === id);
        const active = chosen.filter(({ isActive }) => isActive).map((account) => account.id);
        expect(isKnown ? active.join() : chosen).toBe(isKnown ? `${id}` : given);
      }),
    );
  });
});

describe('an account that can be removed', () => {
  const account = { id: 1, currency: 'EUR', money: minor(0), type: 'currency', isActive: false } as const;
  it.each([
    ['an empty one in a further currency', {}, false, true],
    ['the active one', { isActive: true }, false, false],
    ['the main one', { type: 'main' }, false, false],
    ['a bonus account', { type: 'bonus' }, true, false],
    ['one with money', { money: minor(1) }, false, false],
    ['one with play money', { money: minor(1) }, true, true],
    ['the active one with play money', { money: minor(500), isActive: true }, true, false],
  ] as const)('tells of %s [AC-17]', (_, change, isPlayMoney, expected) => {
    expect(isRemovable({ ...account, ...change }, isPlayMoney)).toBe(expected);
  });
});
