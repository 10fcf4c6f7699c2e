import { describe, expect, it } from 'vitest';
import { failureReason, saidReason } from '../../../core/payments/failure-reason.ts';
import { FAILURE_REASONS, PAYMENT_FACTS } from '../../../core/payments/payment-fact.ts';

describe('why a withdrawal failed [PMT-17]', () => {
  it('is taken from the closed list, with a refusal or a return alone', () => {
    const taken = PAYMENT_FACTS.filter((kind) => saidReason(kind, 'method-down') !== undefined);
    expect(taken.toSorted()).toEqual(['refused', 'returned']);
    expect(FAILURE_REASONS.map((reason) => saidReason('refused', reason))).toEqual(FAILURE_REASONS);
    expect(['', 'because', null, 5, undefined].map((said) => saidReason('returned', said))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('is what came with the fact by which it failed', () => {
    const held = { kind: 'held', at: 1 } as const;
    const sent = { kind: 'sent', at: 2 } as const;
    expect(failureReason([held, sent, { kind: 'returned', at: 3, reason: 'recipient-closed' }])).toBe(
      'recipient-closed',
    );
    expect(failureReason([held, sent, { kind: 'refused', at: 3 }])).toBeUndefined();
    expect(failureReason([{ ...held, reason: 'other-name' }, sent])).toBeUndefined();
    expect(failureReason([])).toBeUndefined();
  });
});
