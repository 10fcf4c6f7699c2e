import * as v from 'valibot';
import { FAILURE_REASONS, PAYMENT_FACTS } from '../../core/payments/payment-fact.ts';
import { PAYMENT_PERIODS } from '../../core/payments/history/payment-history-choice.ts';
import type { PaymentTotals } from '../../core/payments/history/payment-totals.ts';
import { METHOD_SORTS, type PaymentMethod } from '../../core/payments/payment-method.ts';
import { PAYMENT_KINDS } from '../../core/payments/payment-return.ts';
import type { BonusAtStake } from '../../core/payments/withdrawal-bonuses.ts';
import { WITHDRAWAL_STOPS } from '../../core/payments/withdrawal-permission.ts';
import type { Payment } from '../../core/payments/payments-gateway.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { defineCall } from '../http/call.ts';
import { INEXACT_AMOUNT, minorReader } from '../http/minor-reader.ts';
import {
  queryAccountId,
  queryLanguage,
  queryNumber,
  wireAccountId,
  wireAmount,
  wireCount,
  wireCurrency,
  wireId,
  wireMillis,
  wireText,
} from '../http/wire.ts';

const wireKind = v.picklist(PAYMENT_KINDS);
const wireMethodId = v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/));
/** Hundredths of a percent. */
const wireFeeShare = v.pipe(wireCount, v.maxValue(10_000));
const paymentId = v.pipe(queryNumber, v.minValue(1));

const wirePayment = v.pipe(
  v.object({
    id: wireId,
    kind: wireKind,
    state: v.picklist(PAYMENT_FACTS),
    accountId: wireAccountId,
    methodId: wireMethodId,
    methodTitle: wireText,
    currency: wireCurrency,
    amount: wireAmount,
    fee: wireAmount,
    facts: v.array(
      v.object({
        kind: v.picklist(PAYMENT_FACTS),
        at: wireMillis,
        reason: v.optional(v.picklist(FAILURE_REASONS)),
      }),
    ),
    expectedBy: v.optional(wireMillis),
    isCancellable: v.boolean(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Payment => {
    const { amount, fee, ...payment } = dataset.value;
    const read = minorReader(payment.currency);
    const units = { ...payment, amount: read.amount(amount), fee: read.amount(fee) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireMethod = v.pipe(
  v.object({
    id: wireMethodId,
    sort: v.picklist(METHOD_SORTS),
    title: wireText,
    currency: wireCurrency,
    least: wireAmount,
    most: wireAmount,
    ways: v.array(v.object({ kind: wireKind, takes: wireMillis, fee: wireFeeShare })),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PaymentMethod => {
    const { least, most, ...method } = dataset.value;
    const read = minorReader(method.currency);
    const units = { ...method, least: read.amount(least), most: read.amount(most) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const wireBonusAtStake = v.pipe(
  v.object({ idBonus: wireId, iso: wireCurrency, money: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }): BonusAtStake => {
    const { idBonus: id, iso: currency, money } = dataset.value;
    const read = minorReader(currency);
    const units = read.amount(money);
    if (read.isExact()) return { id, currency, money: units };
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

export type WireBonusAtStake = v.InferInput<typeof wireBonusAtStake>;

const wireTotals = v.pipe(
  v.object({ currency: wireCurrency, deposits: wireAmount, withdrawals: wireAmount }),
  v.rawTransform(({ dataset, addIssue, NEVER }): PaymentTotals => {
    const { currency, deposits, withdrawals } = dataset.value;
    const read = minorReader(currency);
    const units = { currency, deposits: read.amount(deposits), withdrawals: read.amount(withdrawals) };
    if (read.isExact()) return units;
    addIssue({ message: INEXACT_AMOUNT });
    return NEVER;
  }),
);

const order = v.object({
  accountId: wireAccountId,
  methodId: wireMethodId,
  amount: wireAmount,
  lng: v.picklist(LANGUAGES),
});
const withdrawalOrder = v.object({
  ...order.entries,
  givesUp: v.optional(v.pipe(v.array(wireBonusAtStake), v.maxLength(100))),
});
const madePayment = v.object({
  payment: wirePayment,
  address: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(1000))),
});

export const PAYMENT_OFFER = defineCall({
  name: 'paymentOffer',
  summary:
    'What the player can pay in and out with on an account, what keeps the player from paying out, and which bonuses that would give up',
  method: 'GET',
  path: '/web-api/payments/methods',
  query: v.object({ accountId: queryAccountId, lng: queryLanguage }),
  reply: v.object({
    methods: v.array(wireMethod),
    stop: v.optional(v.picklist(WITHDRAWAL_STOPS)),
    lockedUntil: v.optional(wireMillis),
    lastUsed: v.object({ deposit: v.optional(wireMethodId), withdrawal: v.optional(wireMethodId) }),
    isCancelAllowed: v.boolean(),
    bonuses: v.array(wireBonusAtStake),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const MAKE_DEPOSIT = defineCall({
  name: 'makeDeposit',
  summary:
    'Begins a deposit, once under its key, and says where it is paid; 403 where a limit of the player is in the way, with its title',
  method: 'POST',
  path: '/web-api/payments/deposit',
  body: order,
  reply: madePayment,
  access: 'player',
  isAuthorised: true,
  isKeyed: true,
  right: 'deposit',
  changes: 'money',
});

export const MAKE_WITHDRAWAL = defineCall({
  name: 'makeWithdrawal',
  summary:
    'Holds the sum of a withdrawal, once under its key; 403 where something keeps the player from it, 409 where it gives up a bonus that it does not name, or another sum of it than it names',
  method: 'POST',
  path: '/web-api/payments/withdrawal',
  body: withdrawalOrder,
  reply: madePayment,
  access: 'player',
  isAuthorised: true,
  isKeyed: true,
  right: 'withdraw',
  changes: 'money',
});

export const CANCEL_WITHDRAWAL = defineCall({
  name: 'cancelWithdrawal',
  summary: 'Takes a withdrawal back that is held; 409 where it is sent or the law forbids it, 404 for one of another',
  method: 'POST',
  path: '/web-api/payments/cancel',
  body: v.object({ id: wireId, lng: v.picklist(LANGUAGES) }),
  reply: madePayment,
  access: 'player',
  isAuthorised: true,
  changes: 'money',
});

export const PAYMENT_PAGE = defineCall({
  name: 'paymentPage',
  summary:
    'The payments of the player with all that is known of each, the newest first, 10 a page, or 100 for a file; those of an account, of the last days, or one by its number, on request. Totals are of all that is listed, by currency',
  method: 'GET',
  path: '/web-api/payments/list',
  query: v.object({
    kind: v.optional(wireKind),
    isOpenOnly: v.picklist(['true', 'false']),
    accountId: v.optional(queryAccountId),
    days: v.optional(v.picklist(PAYMENT_PERIODS.map((days) => `${days}` as const))),
    id: v.optional(paymentId),
    size: v.optional(v.literal('100')),
    pageNumber: v.pipe(queryNumber, v.minValue(1), v.maxValue(9999)),
    lng: queryLanguage,
  }),
  reply: v.object({
    payments: v.array(wirePayment),
    pageNumber: wireCount,
    pageCount: wireCount,
    totalCount: wireCount,
    totals: v.array(wireTotals),
  }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const ONE_PAYMENT = defineCall({
  name: 'payment',
  summary: 'A payment of the player by its id, 404 for one of another; else the latest of the kind, or nothing',
  method: 'GET',
  path: '/web-api/payments/payment',
  query: v.object({ kind: wireKind, id: v.optional(paymentId), lng: queryLanguage }),
  reply: v.object({ payment: v.optional(wirePayment) }),
  access: 'player',
  changes: 'none',
  isOfPage: true,
});
