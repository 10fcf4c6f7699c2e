import { minorUnits, NO_MONEY, type Minor } from '../shared/money.ts';
import type { Millis } from '../shared/time.ts';
import type { PaymentKind } from './payment-return.ts';

export const METHOD_SORTS = ['card', 'wallet', 'crypto', 'voucher'] as const;
export type MethodSort = (typeof METHOD_SORTS)[number];

/** A way to pay in or out, as the operator's table has it. */
export interface PaymentMethod {
  readonly id: string;
  readonly sort: MethodSort;
  readonly title: string;
  /** ISO 4217 code of the account that it was asked for. */
  readonly currency: string;
  readonly least: Minor;
  readonly most: Minor;
  readonly ways: readonly MethodWay[];
}

/** Which way a method pays. */
export interface MethodWay {
  readonly kind: PaymentKind;
  /** How long that takes at most, as a rule. */
  readonly takes: Millis;
  /** PMT-15 What it costs, in hundredths of a percent of the sum. */
  readonly fee: number;
}

export type MethodProblem = 'wrong-kind' | 'wrong-currency' | 'too-little' | 'too-much';

/** PMT-6 Why a method does not take a payment: it pays only the other way, in another currency, or neither so little nor so much. */
export function methodProblem(
  { currency, ways, least, most }: PaymentMethod,
  payment: { readonly kind: PaymentKind; readonly currency: string; readonly amount: Minor },
): MethodProblem | undefined {
  if (!ways.some(({ kind }) => kind === payment.kind)) return 'wrong-kind';
  if (payment.currency !== currency) return 'wrong-currency';
  // what is no number is too little
  if (!(payment.amount >= least)) return 'too-little';
  return payment.amount <= most ? undefined : 'too-much';
}

const WHOLE = 10_000n;

/** PMT-15 What a method takes of a sum: its share, rounded down; all of it where the share is none, nothing of what is no sum. */
export function feeOf(amount: Minor, share: number): Minor {
  if (!Number.isSafeInteger(amount)) return NO_MONEY;
  if (!Number.isSafeInteger(share) || share < 0 || BigInt(share) > WHOLE) return amount;
  return minorUnits((BigInt(amount) * BigInt(share)) / WHOLE) ?? amount;
}

/** PMT-15 What comes of a sum where it is paid to; nothing where either is no sum. */
export function arrivingSum({ amount, fee }: { readonly amount: Minor; readonly fee: Minor }): Minor {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(fee)) return NO_MONEY;
  return minorUnits(BigInt(amount) - BigInt(fee)) ?? NO_MONEY;
}

/** PMT-16 The methods with the one that was used last before the others. */
export function lastUsedFirst<Method extends Pick<PaymentMethod, 'id'>>(
  methods: readonly Method[],
  lastUsed: string | undefined,
): readonly Method[] {
  const isLast = ({ id }: Method): boolean => id === lastUsed;
  return [...methods.filter(isLast), ...methods.filter((method) => !isLast(method))];
}

const QUICK_STEPS = [3, 5, 10, 30, 50];

/** PMT-12 The sums that one press puts in: 3, 5, 10, 30 and 50 amount steps of the currency, those that the method takes and the account holds. */
export function quickSums(
  method: PaymentMethod,
  {
    step,
    balance,
    ...payment
  }: {
    readonly kind: PaymentKind;
    readonly currency: string;
    readonly step: Minor;
    readonly balance?: Minor | undefined;
  },
): readonly Minor[] {
  return QUICK_STEPS.map((count) => minorUnits(count * step))
    .filter((amount) => amount !== undefined)
    .filter((amount) => methodProblem(method, { ...payment, amount }) === undefined)
    .filter((amount) => balance === undefined || amount <= balance);
}

/** PMT-7 What is offered after a method has declined: the next one that takes the same payment, from the first again after the last; none where there is no other. */
export function nextMethod(
  methods: readonly PaymentMethod[],
  declined: string,
  payment: { readonly kind: PaymentKind; readonly currency: string; readonly amount: Minor },
): PaymentMethod | undefined {
  const place = methods.findIndex(({ id }) => id === declined);
  const inOrder = [...methods.slice(place + 1), ...methods.slice(0, Math.max(0, place))];
  return inOrder.find((method) => method.id !== declined && methodProblem(method, payment) === undefined);
}
