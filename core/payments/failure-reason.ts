import { FAILURE_REASONS, type FailureReason, type PaymentFact, type PaymentFactKind } from './payment-fact.ts';

const EXPLAINED: readonly PaymentFactKind[] = ['refused', 'returned'];

/** PMT-17 What was said of why, where it is on the list and the fact is one that is explained. */
export function saidReason(fact: PaymentFactKind, said: unknown): FailureReason | undefined {
  return EXPLAINED.includes(fact) ? FAILURE_REASONS.find((reason) => reason === said) : undefined;
}

/** PMT-17 Why a payment failed, by its facts; nothing where nobody said why. */
export function failureReason(facts: readonly PaymentFact[]): FailureReason | undefined {
  const failed = facts.findLast(({ kind }) => EXPLAINED.includes(kind));
  return failed === undefined ? undefined : saidReason(failed.kind, failed.reason);
}
