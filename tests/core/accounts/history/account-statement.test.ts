import { expect, it } from 'vitest';
import type { AccountMovement } from '../../../../core/accounts/history/account-movement.ts';
import { accountStatement } from '../../../../core/accounts/history/account-statement.ts';
import { minor } from '../../../support/units.ts';

const AT = Date.parse('2026-03-19T21:44:05Z');
const WORDS = {
  moment: 'Date',
  movement: 'Movement',
  coupon: 'Bet no.',
  account: 'Account',
  number: 'Account no.',
  currency: 'Currency',
  amount: 'Amount',
  kindOf: (kind: string) => kind,
  accountOf: ({ currency }: AccountMovement) => `Main, ${currency}`,
};

const shared = { accountId: 7, currency: 'RUB', at: AT } as const;

it('[AH-8] [RG-24] has a row of each movement by the player’s zone, with the exact sum and its currency', () => {
  const movements: readonly AccountMovement[] = [
    { ...shared, id: 'c', kind: 'stake', amount: minor(-500_05), couponId: 41 },
    { ...shared, id: 'b', kind: 'deposit', currency: 'KWD', amount: minor(9_007_199_254_740_991) },
    { ...shared, id: 'a', kind: 'deposit', currency: 'JPY', amount: minor(1000) },
  ];
  expect(accountStatement(movements, WORDS, 5.75).slice(1).split('\r\n')).toEqual([
    'Date (UTC+5:45),Movement,Bet no.,Account,Account no.,Currency,Amount (0.00)',
    '2026-03-20 03:29:05,stake,41,"Main, RUB",7,RUB,-500.05',
    '2026-03-20 03:29:05,deposit,,"Main, KWD",7,KWD,9007199254740.991',
    '2026-03-20 03:29:05,deposit,,"Main, JPY",7,JPY,1000',
    '',
  ]);
});

it('[AH-8] lets no spreadsheet reckon with a name of an account, and keeps what was paid a number', () => {
  const text = accountStatement(
    [{ ...shared, id: 'a', kind: 'stake', amount: minor(-5_00) }],
    { ...WORDS, accountOf: () => '=HYPERLINK("http://bad")' },
    0,
  );
  expect(text.split('\r\n')[1]).toBe('2026-03-19 21:44:05,stake,,"\'=HYPERLINK(""http://bad"")",7,RUB,-5');
});
