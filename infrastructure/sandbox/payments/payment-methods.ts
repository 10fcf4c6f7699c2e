import { feeOf, methodProblem, type MethodSort, type MethodWay } from '../../../core/payments/payment-method.ts';
import { PAYMENT_KINDS, type PaymentKind } from '../../../core/payments/payment-return.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { days, hours, minutes, type Millis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { WireReply } from '../../http/call.ts';
import type { PAYMENT_OFFER } from '../../payments/payment-calls.ts';
import { initialAmounts, majorAmount } from '../players/player-accounts.ts';
import { METHOD_TITLES } from './payment-method-titles.ts';

interface MethodRow {
  readonly id: keyof typeof METHOD_TITLES;
  readonly sort: MethodSort;
  /** Counted in initial amounts of a coupon, so that every currency has its own. */
  readonly least: number;
  readonly most: number;
  readonly takes: Readonly<Partial<Record<PaymentKind, Millis>>>;
  /** PMT-15 Of a withdrawal, in hundredths of a percent. */
  readonly fee: number;
}

/** The operator's table. */
const METHODS: readonly MethodRow[] = [
  { id: 'card', sort: 'card', least: 1, most: 500, takes: { deposit: minutes(5), withdrawal: days(3) }, fee: 0 },
  { id: 'wallet', sort: 'wallet', least: 1, most: 300, takes: { deposit: minutes(5), withdrawal: hours(1) }, fee: 0 },
  {
    id: 'crypto',
    sort: 'crypto',
    least: 5,
    most: 1000,
    takes: { deposit: minutes(30), withdrawal: hours(2) },
    fee: 100,
  },
  { id: 'voucher', sort: 'voucher', least: 1, most: 50, takes: { deposit: hours(1) }, fee: 0 },
];

type OfferedMethod = WireReply<typeof PAYMENT_OFFER>['methods'][number];

/** The methods for an account in a currency, in the operator's order. */
export function offeredMethods(currency: string, lng: Language): OfferedMethod[] {
  return METHODS.map(({ id, sort, least, most, takes, fee }) => ({
    id,
    sort,
    title: METHOD_TITLES[id][lng],
    currency,
    least: majorAmount(initialAmounts(currency, least), currency),
    most: majorAmount(initialAmounts(currency, most), currency),
    ways: waysOf(takes, fee),
  }));
}

/** The operator's table as everybody may read it: the least and the most of each way, how long it takes and what a withdrawal costs. */
export function listedMethods(currency: string, lng: Language) {
  return METHODS.map(({ id, least, most, takes, fee }) => ({
    title: METHOD_TITLES[id][lng],
    least: majorAmount(initialAmounts(currency, least), currency),
    most: majorAmount(initialAmounts(currency, most), currency),
    takes,
    fee,
  }));
}

/** PMT-15 What a payment costs; nothing where the method does not take it [PMT-6]. */
export function methodFee(
  id: string,
  payment: { readonly kind: PaymentKind; readonly currency: string; readonly amount: Minor },
): Minor | undefined {
  const row = METHODS.find((method) => method.id === id);
  if (row === undefined) return undefined;
  const { currency } = payment;
  const sums = { least: initialAmounts(currency, row.least), most: initialAmounts(currency, row.most) };
  const ways = waysOf(row.takes, row.fee);
  const way = ways.find(({ kind }) => kind === payment.kind);
  const problem = methodProblem({ ...row, ...sums, title: '', currency, ways }, payment);
  return problem === undefined && way !== undefined ? feeOf(payment.amount, way.fee) : undefined;
}

/** How long a payment that was made takes as a rule, whatever the table says of its sum by now. */
export function usualTime(id: string, kind: PaymentKind): Millis {
  return METHODS.find((method) => method.id === id)?.takes[kind] ?? days(3);
}

export function methodTitle(id: string, lng: Language): string {
  const row = METHODS.find((method) => method.id === id);
  return row === undefined ? id : METHOD_TITLES[row.id][lng];
}

function waysOf(takes: MethodRow['takes'], fee: number): MethodWay[] {
  return PAYMENT_KINDS.flatMap((kind) => {
    const time = takes[kind];
    return time === undefined ? [] : [{ kind, takes: time, fee: kind === 'deposit' ? 0 : fee }];
  });
}
