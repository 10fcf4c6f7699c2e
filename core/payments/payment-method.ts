import { minorUnits, type Minor } from '../shared/money.ts';
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
  /** Which way it pays, and how long that takes at most, as a rule. */
  readonly ways: readonly { readonly kind: PaymentKind; readonly takes: Millis }[];
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
