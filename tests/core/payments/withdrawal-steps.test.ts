import { describe, expect, it } from 'vitest';
import type { PaymentFact } from '../../../core/payments/payment-fact.ts';
import { withdrawalSteps } from '../../../core/payments/withdrawal-steps.ts';

const HELD: PaymentFact = { kind: 'held', at: 10 };
const SENT: PaymentFact = { kind: 'sent', at: 20 };

describe('the steps of a withdrawal [WDR-3]', () => {
  it.each<[string, readonly PaymentFact[], string]>([
    ['is held', [HELD], 'done current ahead ahead'],
    ['was sent', [HELD, SENT], 'done done current ahead'],
    ['was paid', [HELD, SENT, { kind: 'paid', at: 30 }], 'done done done done'],
    ['was cancelled', [HELD, { kind: 'cancelled', at: 15 }], 'done failed ahead ahead'],
    ['was refused by the payment system', [HELD, SENT, { kind: 'refused', at: 30 }], 'done done failed ahead'],
    ['came back after it was paid', [HELD, SENT, { kind: 'returned', at: 30 }], 'done done failed ahead'],
    ['is not known at all', [], 'ahead ahead ahead ahead'],
  ])('where it %s', (_, facts, states) => {
    expect(
      withdrawalSteps(facts)
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states);
  });

  it('say when each came, and what it failed by', () => {
    expect(withdrawalSteps([HELD, SENT, { kind: 'refused', at: 30 }])).toEqual([
      { name: 'requested', state: 'done', at: 10 },
      { name: 'held', state: 'done', at: 10 },
      { name: 'sent', state: 'failed', at: 30, failure: 'refused' },
      { name: 'paid', state: 'ahead' },
    ]);
  });
});
