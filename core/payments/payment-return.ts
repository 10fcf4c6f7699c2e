import type { NoticeStatus } from '../notices/notice.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { PaymentState } from './payment-fact.ts';

export const PAYMENT_KINDS = ['deposit', 'withdrawal'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What a payment system says of a payment when it sends the player back. */
export const RETURN_OUTCOMES = ['success', 'fail', 'pending', 'cancel'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** What a page of return shows and does. */
export interface PaymentReturn {
  readonly status: NoticeStatus;
  /** Whether the accounts are asked for again: money may have moved. */
  readonly asksAccounts: boolean;
  /** Where the page leads on. */
  readonly next: 'account' | 'payment-history' | 'recharge' | 'withdrawal';
}

const STATUSES: Readonly<Record<ReturnOutcome, NoticeStatus>> = {
  success: 'success',
  fail: 'error',
  pending: 'info',
  cancel: 'warning',
};

/** RTN-1 A page of return says how the payment ended and leads on: from success to the account, from waiting to the history of payments, else back to where it began. Refuses with `unknown-return`. */
export function paymentReturn(
  kind: PaymentKind,
  outcome: ReturnOutcome,
): Result<PaymentReturn, { readonly code: 'unknown-return' }> {
  if (!PAYMENT_KINDS.includes(kind) || !RETURN_OUTCOMES.includes(outcome)) return fail({ code: 'unknown-return' });
  return ok({ status: STATUSES[outcome], asksAccounts: asksAccounts(kind, outcome), next: nextPage(kind, outcome) });
}

/** RTN-2 The address is only a hint: what a payment is worth, the accounts say, which are asked after all but a cancelled deposit. */
function asksAccounts(kind: PaymentKind, outcome: ReturnOutcome): boolean {
  return outcome !== 'cancel' || kind === 'withdrawal';
}

function nextPage(kind: PaymentKind, outcome: ReturnOutcome): PaymentReturn['next'] {
  if (outcome === 'success') return 'account';
  if (outcome === 'pending') return 'payment-history';
  return kind === 'deposit' ? 'recharge' : 'withdrawal';
}

const OUTCOMES: Readonly<Partial<Record<PaymentState, ReturnOutcome>>> = {
  credited: 'success',
  paid: 'success',
  cancelled: 'cancel',
  declined: 'fail',
  lapsed: 'fail',
  'refund-due': 'fail',
  refunded: 'fail',
  refused: 'fail',
  returned: 'fail',
};

/** RTN-4 What a page of return says is what the server knows of the payment; whatever has not ended is waited for. */
export function returnOutcome(state: PaymentState): ReturnOutcome {
  return Object.hasOwn(OUTCOMES, state) ? (OUTCOMES[state] ?? 'pending') : 'pending';
}
