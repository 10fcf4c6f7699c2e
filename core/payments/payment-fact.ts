import { NO_MONEY, type Minor } from '../shared/money.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { PaymentKind } from './payment-return.ts';

/** PMT-1 What can be known of a deposit, the weightier the later. */
export const DEPOSIT_FACTS = [
  'created',
  'waiting',
  'lapsed',
  'cancelled',
  'declined',
  'confirmed',
  'credited',
  'refund-due',
  'refunded',
] as const;
/** PMT-1 What can be known of a withdrawal, the weightier the later. */
export const WITHDRAWAL_FACTS = ['held', 'sent', 'paid', 'cancelled', 'refused', 'returned'] as const;
export type PaymentFactKind = (typeof DEPOSIT_FACTS)[number] | (typeof WITHDRAWAL_FACTS)[number];
export const PAYMENT_FACTS: readonly PaymentFactKind[] = [...new Set([...DEPOSIT_FACTS, ...WITHDRAWAL_FACTS])];
export type PaymentState = PaymentFactKind;

/** PMT-17 Why a withdrawal that was sent came back: the payment system or the operator names one of these. */
export const FAILURE_REASONS = [
  'wrong-details',
  'other-name',
  'recipient-closed',
  'recipient-refused',
  'method-down',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export interface PaymentFact {
  readonly kind: PaymentFactKind;
  readonly at: EpochMillis;
  readonly reason?: FailureReason | undefined;
}

type Known = Iterable<PaymentFactKind>;

/** States that nothing but the payment system's own correction follows. */
const ENDED: readonly PaymentState[] = [
  'lapsed',
  'cancelled',
  'declined',
  'credited',
  'refunded',
  'paid',
  'refused',
  'returned',
];
const RELEASES: readonly PaymentFactKind[] = ['cancelled', 'refused', 'returned'];
/** What can be said of a payment that has these facts. */
const FOLLOWS: Readonly<Record<string, (known: ReadonlySet<PaymentFactKind>) => boolean>> = {
  'deposit waiting': (known) => !known.has('confirmed'),
  'deposit lapsed': (known) => !known.has('confirmed'),
  'deposit cancelled': (known) => !known.has('confirmed'),
  'deposit declined': (known) => !known.has('confirmed'),
  'deposit confirmed': () => true,
  'deposit credited': (known) => known.has('confirmed') && !known.has('refund-due'),
  'deposit refund-due': (known) => known.has('confirmed') && !known.has('credited'),
  'deposit refunded': (known) => known.has('refund-due'),
  'withdrawal sent': (known) => !RELEASES.some((kind) => known.has(kind)),
  'withdrawal cancelled': (known) => !known.has('sent'),
  'withdrawal paid': (known) => known.has('sent') && !RELEASES.some((kind) => known.has(kind)),
  'withdrawal refused': (known) => known.has('sent') && !known.has('paid') && !known.has('returned'),
  'withdrawal returned': (known) => known.has('sent') && !known.has('refused'),
};

/** PMT-1 The weightiest of what is known, in whatever order and however often it came; nothing of a payment without a fact of its kind. */
export function paymentState(kind: PaymentKind, facts: Known): PaymentState | undefined {
  const known = new Set(facts);
  const weights: readonly PaymentFactKind[] = kind === 'deposit' ? DEPOSIT_FACTS : WITHDRAWAL_FACTS;
  return weights.findLast((fact) => known.has(fact));
}

/** PMT-2, PMT-3 What a payment adds to the balance; negative where it takes. */
export function balanceEffect(kind: PaymentKind, amount: Minor, facts: Known): Minor {
  const known = new Set(facts);
  if (kind === 'deposit') return known.has('credited') ? amount : NO_MONEY;
  const isTaken = known.has('held') && !RELEASES.some((fact) => known.has(fact));
  return isTaken ? ((0 - amount) as Minor) : NO_MONEY;
}

/** PMT-4 Whether something that is said of a payment is taken: once, and where it can follow what is known. */
export function canFollow(kind: PaymentKind, facts: Known, said: PaymentFactKind): boolean {
  const known = new Set(facts);
  const begins = kind === 'deposit' ? 'created' : 'held';
  if (known.has(said)) return false;
  if (said === begins) return known.size === 0;
  return known.has(begins) && FOLLOWS[`${kind} ${said}`]?.(known) === true;
}

/** PMT-5 Whether a payment is still on its way. */
export function isPaymentOpen(state: PaymentState): boolean {
  return !ENDED.includes(state);
}
