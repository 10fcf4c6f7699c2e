import type { PaymentMethod } from '../../../core/payments/payment-method.ts';
import type { Payment, PaymentOffer } from '../../../core/payments/payments-gateway.ts';
import { days, minutes } from '../../../core/shared/time.ts';
import { minor } from '../units.ts';
import { NOW } from './coupon-examples.ts';

export const PAYMENT: Payment = {
  id: 7,
  kind: 'deposit',
  state: 'declined',
  accountId: 1,
  methodId: 'card',
  methodTitle: 'Bank card',
  currency: 'RUB',
  amount: minor(500_00),
  fee: minor(0),
  facts: [
    { kind: 'created', at: NOW - minutes(2) },
    { kind: 'declined', at: NOW - minutes(1) },
  ],
  isCancellable: false,
};

const CARD: PaymentMethod = {
  id: 'card',
  sort: 'card',
  title: 'Bank card',
  currency: 'RUB',
  least: minor(150_00),
  most: minor(75_000_00),
  ways: [
    { kind: 'deposit', takes: minutes(5), fee: 0 },
    { kind: 'withdrawal', takes: days(3), fee: 0 },
  ],
};

export const OFFER: PaymentOffer = {
  methods: [
    CARD,
    { ...CARD, id: 'wallet', sort: 'wallet', title: 'E-wallet', most: minor(45_000_00) },
    { ...CARD, id: 'voucher', sort: 'voucher', title: 'Voucher', most: minor(300_00), ways: CARD.ways.slice(0, 1) },
  ],
  lastUsed: {},
  isCancelAllowed: true,
  bonuses: [],
};
