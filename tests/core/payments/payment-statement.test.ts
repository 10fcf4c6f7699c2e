import { describe, expect, it } from 'vitest';
import { paymentStatement } from '../../../core/payments/history/payment-statement.ts';
import type { Payment } from '../../../core/payments/payments-gateway.ts';
import { minor } from '../../support/units.ts';

const WORDS = {
  moment: 'Date',
  number: 'No.',
  kind: 'Movement',
  method: 'Method',
  state: 'State',
  currency: 'Currency',
  amount: 'Amount',
  fee: 'Fee',
  moved: 'Balance',
  kindOf: (kind: string) => kind,
  stateOf: (state: string) => state,
};
const PAID: Payment = {
  id: 7,
  kind: 'withdrawal',
  state: 'paid',
  accountId: 1,
  methodId: 'card',
  methodTitle: 'Card',
  currency: 'RUB',
  amount: minor(500_00),
  fee: minor(5_00),
  facts: [
    { kind: 'held', at: Date.UTC(2026, 2, 1, 9, 5) },
    { kind: 'sent', at: 2 },
    { kind: 'paid', at: 3 },
  ],
  isCancellable: false,
};
const DECLINED: Payment = {
  ...PAID,
  id: 6,
  kind: 'deposit',
  state: 'declined',
  facts: [
    { kind: 'created', at: 0 },
    { kind: 'declined', at: 1 },
  ],
};

describe('a file of payments [PMT-13]', () => {
  it('says what was asked for and what it moved', () => {
    const [head, paid, declined] = paymentStatement([PAID, DECLINED], WORDS, 3).trim().split('\r\n');
    expect(head).toContain('Date (UTC+3)');
    expect(paid).toContain('2026-03-01 12:05');
    expect(paid).toMatch(/,7,withdrawal,Card,paid,RUB,500,5,-500$/);
    expect(declined).toMatch(/,6,deposit,Card,declined,RUB,500,0,0$/);
  });
});
