import { describe, expect, it } from 'vitest';
import {
  readPaymentHistoryChoice,
  writePaymentHistoryChoice,
} from '../../../core/payments/history/payment-history-choice.ts';
import { netPayments } from '../../../core/payments/history/payment-totals.ts';
import {
  arrivingSum,
  feeOf,
  lastUsedFirst,
  methodProblem,
  nextMethod,
  quickSums,
  type PaymentMethod,
} from '../../../core/payments/payment-method.ts';
import { jurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import { canCancelWithdrawal, withdrawalNeed, withdrawalStop } from '../../../core/payments/withdrawal-permission.ts';
import type { Minor } from '../../../core/shared/money.ts';

const minor = (units: number) => units as Minor;
const card: PaymentMethod = {
  id: 'card',
  sort: 'card',
  title: 'Card',
  currency: 'EUR',
  least: minor(500),
  most: minor(10_000),
  ways: [
    { kind: 'deposit', takes: 1, fee: 0 },
    { kind: 'withdrawal', takes: 2, fee: 100 },
  ],
};
const crypto: PaymentMethod = { ...card, id: 'crypto', least: minor(5000) };
const voucher: PaymentMethod = { ...card, id: 'voucher', most: minor(2000), ways: card.ways.slice(0, 1) };
const payment = { kind: 'deposit', currency: 'EUR', amount: minor(1000) } as const;

describe('a method of payment', () => {
  it.each([
    [1000, 0, 0, 1000],
    [1000, 100, 10, 990],
    [199, 150, 2, 197],
    [99, 100, 0, 99],
    [1000, 10_000, 1000, 0],
    [1000, 10_001, 1000, 0],
    [1000, -1, 1000, 0],
    [1000, Number.NaN, 1000, 0],
    [Number.MAX_SAFE_INTEGER, 333, 299_939_735_182_875, 8_707_259_519_558_116],
  ])('takes of %i at %d hundredths of a percent %i, and %i arrive [PMT-15]', (amount, share, fee, arriving) => {
    expect(feeOf(minor(amount), share)).toBe(fee);
    expect(arrivingSum({ amount: minor(amount), fee: minor(fee) })).toBe(arriving);
  });

  it('that was used last comes first, the others as they were [PMT-16]', () => {
    const ids = (last: string | undefined) => lastUsedFirst([card, crypto, voucher], last).map(({ id }) => id);
    expect(ids('voucher')).toEqual(['voucher', 'card', 'crypto']);
    expect([ids(undefined), ids('gone')]).toEqual(Array(2).fill(['card', 'crypto', 'voucher']));
  });

  it('takes what lies between its least and its most, its way and in its currency [PMT-6]', () => {
    expect([500, 10_000].map((units) => methodProblem(card, { ...payment, amount: minor(units) }))).toEqual([
      undefined,
      undefined,
    ]);
    expect(methodProblem(card, { ...payment, amount: minor(499) })).toBe('too-little');
    expect(methodProblem(card, { ...payment, amount: minor(Number.NaN) })).toBe('too-little');
    expect(methodProblem(card, { ...payment, amount: minor(10_001) })).toBe('too-much');
    expect(methodProblem(card, { ...payment, currency: 'USD' })).toBe('wrong-currency');
    expect(methodProblem(voucher, { ...payment, kind: 'withdrawal' })).toBe('wrong-kind');
  });

  it('offers the sums of one press that it takes and the account holds [PMT-12]', () => {
    const quick = { kind: 'deposit', currency: 'EUR', step: minor(250) } as const;
    expect(quickSums(card, quick)).toEqual([750, 1250, 2500, 7500]);
    expect(quickSums(card, { ...quick, kind: 'withdrawal', balance: minor(2500) })).toEqual([750, 1250, 2500]);
    expect(quickSums(voucher, quick)).toEqual([750, 1250]);
    expect(quickSums(voucher, { ...quick, kind: 'withdrawal' })).toEqual([]);
    expect(quickSums(card, { ...quick, currency: 'USD' })).toEqual([]);
  });

  it('that has declined is followed by the next that takes the same sum [PMT-7]', () => {
    const methods = [card, crypto, voucher];
    expect(nextMethod(methods, 'card', payment)?.id).toBe('voucher');
    expect(nextMethod(methods, 'voucher', payment)?.id).toBe('card');
    expect(nextMethod(methods, 'gone', payment)?.id).toBe('card');
    expect(nextMethod([card, crypto], 'card', payment)).toBeUndefined();
  });
});

describe('the history of payments', () => {
  it('is chosen by its address [PMT-8]', () => {
    const read = (search: string) => readPaymentHistoryChoice(new URLSearchParams(search));
    expect(read('')).toEqual({ kind: undefined, isOpenOnly: false, page: 1 });
    expect(read('kind=loan&open=1&page=0')).toEqual({ kind: undefined, isOpenOnly: false, page: 1 });
    expect(read('days=8&number=-1')).toEqual({ kind: undefined, isOpenOnly: false, page: 1 });
    const chosen = { kind: 'withdrawal', isOpenOnly: true, accountId: 70, days: 30, id: 5_000_001, page: 3 } as const;
    const written = writePaymentHistoryChoice(chosen);
    expect(written).toEqual([
      ['kind', 'withdrawal'],
      ['open', 'yes'],
      ['account', '70'],
      ['days', '30'],
      ['number', '5000001'],
      ['page', '3'],
    ]);
    expect(readPaymentHistoryChoice(written)).toEqual(chosen);
    expect(writePaymentHistoryChoice(read(''))).toEqual([]);
    expect(read('page=99999').page).toBe(9999);
  });

  it('says how much deposits and withdrawals are one above the other [PMT-18]', () => {
    const net = (deposits: number, withdrawals: number) =>
      netPayments({ deposits: deposits as Minor, withdrawals: withdrawals as Minor });
    expect(net(900, 250)).toEqual({ way: 'in', sum: 650 });
    expect(net(250, 900)).toEqual({ way: 'out', sum: 650 });
    expect(net(5, 5)).toEqual({ way: 'in', sum: 0 });
  });
});

describe('a withdrawal', () => {
  const free = {
    banLevel: 0,
    banVersion: 1,
    lockedUntil: undefined,
    email: 'a@example.com',
    phoneNumber: '',
    activationType: 'email',
    owesAdvance: false,
    isVerified: false,
    profile: jurisdictionProfile('default'),
    now: 10,
  } as const;

  it('is stopped by the first of a ban, a lock and a contact that is not activated [WDR-1]', () => {
    expect(withdrawalStop(free)).toBeUndefined();
    const worst = { ...free, banLevel: 1, lockedUntil: 11, activationType: 'none' } as const;
    expect(withdrawalStop(worst)).toBe('banned');
    expect(withdrawalStop({ ...worst, banLevel: 53 })).toBe('locked');
    expect(withdrawalStop({ ...worst, banLevel: 45, banVersion: 2, lockedUntil: 10 })).toBe('activation');
    expect(withdrawalStop({ ...free, lockedUntil: Number.NaN })).toBe('locked');
    expect(withdrawalStop({ ...free, owesAdvance: true, activationType: 'none' })).toBe('advance');
  });

  it('waits for a verified identity where the law asks for it, or nobody knows the law [WDR-1] [VRF-4]', () => {
    for (const jurisdiction of ['UK', 'MT', 'DE', 'nowhere'] as const) {
      const profile = jurisdictionProfile(jurisdiction);
      expect(withdrawalStop({ ...free, profile })).toBe('verification');
      expect(withdrawalStop({ ...free, profile, isVerified: true })).toBeUndefined();
      expect(withdrawalStop({ ...free, profile, lockedUntil: 11 })).toBe('locked');
    }
  });

  it('needs an activation, then an identity that the law asks for, whatever else stops it [WDR-25]', () => {
    const law = { ...free, profile: jurisdictionProfile('UK') } as const;
    expect(withdrawalNeed(free)).toBeUndefined();
    expect(withdrawalNeed({ ...law, activationType: 'none' })).toBe('activation');
    expect(withdrawalNeed(law)).toBe('verification');
    expect(withdrawalNeed({ ...law, isVerified: true })).toBeUndefined();
  });

  it('is taken back only while it is held, and where the law allows [WDR-2]', () => {
    expect(canCancelWithdrawal('held', jurisdictionProfile('default'))).toBe(true);
    expect(canCancelWithdrawal('sent', jurisdictionProfile('default'))).toBe(false);
    expect(canCancelWithdrawal('held', jurisdictionProfile('UK'))).toBe(false);
    expect(canCancelWithdrawal('held', jurisdictionProfile('nowhere'))).toBe(false);
  });
});
