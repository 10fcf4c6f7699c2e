import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceEffect,
  canFollow,
  DEPOSIT_FACTS,
  isPaymentOpen,
  PAYMENT_FACTS,
  paymentState,
  WITHDRAWAL_FACTS,
  type PaymentFactKind,
} from '../../../core/payments/payment-fact.ts';
import { PAYMENT_KINDS, returnOutcome } from '../../../core/payments/payment-return.ts';
import type { Minor } from '../../../core/shared/money.ts';

const AMOUNT = 500 as Minor;
const kinds = fc.constantFrom(...PAYMENT_KINDS);
const said = fc.array(fc.constantFrom(...PAYMENT_FACTS), { maxLength: 30 });

/** The facts that a stream of words leaves, each taken where it can follow. */
function taken(kind: (typeof PAYMENT_KINDS)[number], words: readonly PaymentFactKind[]): readonly PaymentFactKind[] {
  const first: PaymentFactKind = kind === 'deposit' ? 'created' : 'held';
  return words.reduce<readonly PaymentFactKind[]>(
    (facts, word) => (canFollow(kind, facts, word) ? [...facts, word] : facts),
    [first],
  );
}

describe('the facts of a payment', () => {
  it('say the same in any order and however often they came [PMT-1]', () => {
    fc.assert(
      fc.property(kinds, said, fc.infiniteStream(fc.nat()), (kind, facts, picks) => {
        const doubled = [...facts, ...facts];
        const shuffled = doubled.toSorted(() => (picks.next().value % 2 === 0 ? 1 : -1));
        expect(paymentState(kind, shuffled)).toBe(paymentState(kind, facts));
        expect(balanceEffect(kind, AMOUNT, shuffled)).toBe(balanceEffect(kind, AMOUNT, facts));
      }),
    );
  });

  it('have a weightiest one of their kind [PMT-1]', () => {
    expect(paymentState('deposit', DEPOSIT_FACTS)).toBe('refunded');
    expect(paymentState('deposit', ['confirmed', 'declined', 'created'])).toBe('confirmed');
    expect(paymentState('withdrawal', WITHDRAWAL_FACTS)).toBe('returned');
    expect(paymentState('withdrawal', ['created'])).toBeUndefined();
    expect(paymentState('deposit', [])).toBeUndefined();
  });

  it('credit a deposit once, whatever refused it before [PMT-2]', () => {
    expect(balanceEffect('deposit', AMOUNT, ['created', 'declined', 'confirmed', 'credited', 'credited'])).toBe(500);
    expect(balanceEffect('deposit', AMOUNT, ['created', 'confirmed'])).toBe(0);
    expect(taken('deposit', ['declined', 'cancelled', 'confirmed', 'credited', 'declined'])).toEqual([
      'created',
      'declined',
      'cancelled',
      'confirmed',
      'credited',
    ]);
  });

  it('take a withdrawal when it is held and give it back once [PMT-3]', () => {
    expect(balanceEffect('withdrawal', AMOUNT, ['held', 'sent'])).toBe(-500);
    for (const end of ['cancelled', 'refused', 'returned'] as const) {
      expect(balanceEffect('withdrawal', AMOUNT, ['held', 'sent', end, 'refused'])).toBe(0);
    }
    expect(balanceEffect('withdrawal', AMOUNT, ['returned'])).toBe(0);
  });

  it('come once, and only where they can follow [PMT-4]', () => {
    expect(taken('withdrawal', ['paid', 'refused', 'returned'])).toEqual(['held']);
    expect(taken('withdrawal', ['sent', 'cancelled', 'paid', 'refused', 'returned'])).toEqual([
      'held',
      'sent',
      'paid',
      'returned',
    ]);
    expect(taken('withdrawal', ['cancelled', 'sent', 'paid'])).toEqual(['held', 'cancelled']);
    expect(taken('deposit', ['credited', 'refund-due', 'refunded'])).toEqual(['created']);
    expect(taken('deposit', ['confirmed', 'credited', 'refund-due', 'refunded', 'waiting', 'lapsed'])).toEqual([
      'created',
      'confirmed',
      'credited',
    ]);
    expect(canFollow('deposit', [], 'confirmed')).toBe(false);
    expect(canFollow('deposit', [], 'created')).toBe(true);
    expect(canFollow('deposit', ['created'], 'paid')).toBe(false);
  });

  it('never both pay out and give back, nor credit twice, in any stream of words [PMT-4]', () => {
    fc.assert(
      fc.property(kinds, said, (kind, words) => {
        const facts = taken(kind, words);
        expect(new Set(facts).size).toBe(facts.length);
        expect(Math.abs(balanceEffect(kind, AMOUNT, facts)) <= AMOUNT).toBe(true);
        const releases = facts.filter((fact) => ['cancelled', 'refused', 'returned'].includes(fact));
        expect(kind === 'deposit' || releases.length < 2).toBe(true);
        expect(facts.includes('credited') && facts.includes('refund-due')).toBe(false);
      }),
    );
  });

  it('end with what ends the payment for the player [PMT-5]', () => {
    const open = PAYMENT_FACTS.filter(isPaymentOpen);
    expect(open).toEqual(['created', 'waiting', 'confirmed', 'refund-due', 'held', 'sent']);
  });

  it('say on a page of return how the payment went [RTN-4]', () => {
    const outcomes = PAYMENT_FACTS.map((state) => [state, returnOutcome(state)] as const);
    expect(Object.fromEntries(outcomes)).toMatchObject({
      created: 'pending',
      confirmed: 'pending',
      credited: 'success',
      paid: 'success',
      sent: 'pending',
      declined: 'fail',
      lapsed: 'fail',
      'refund-due': 'fail',
      returned: 'fail',
      cancelled: 'cancel',
    });
    expect(returnOutcome('constructor' as never)).toBe('pending');
  });
});
