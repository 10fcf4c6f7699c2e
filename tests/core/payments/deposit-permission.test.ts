import { describe, expect, it } from 'vitest';
import { depositObstacle, isRechargeOffered } from '../../../core/payments/deposit-permission.ts';
import { PAYMENT_KINDS, paymentReturn, RETURN_OUTCOMES } from '../../../core/payments/payment-return.ts';

const open = { isSignedIn: true, isRechargeAllowed: true, isBanned: false, permission: { canDeposit: true } };

describe('a deposit', () => {
  it('is open to a player whom nothing keeps from it [DEP-1, DEP-2]', () => {
    expect(depositObstacle(open)).toBeUndefined();
    expect(isRechargeOffered(open)).toBe(true);
  });

  it('is kept from others by the first obstacle [DEP-1]', () => {
    const excluded = { canDeposit: false, closedUntil: 9 };
    const worst = { isSignedIn: false, isRechargeAllowed: false, isBanned: true, permission: excluded };
    expect(depositObstacle(worst)).toEqual({ kind: 'sign-in-needed' });
    expect(depositObstacle({ ...worst, isSignedIn: true })).toEqual({ kind: 'banned' });
    expect(depositObstacle({ ...worst, isSignedIn: true, isBanned: false })).toEqual({ kind: 'excluded', until: 9 });
    expect(depositObstacle({ ...open, isRechargeAllowed: false })).toEqual({ kind: 'not-allowed' });
  });

  it('is closed by facts that are none [DEP-1]', () => {
    expect(depositObstacle({ ...open, isSignedIn: 1 as never })).toEqual({ kind: 'sign-in-needed' });
    expect(depositObstacle({ ...open, isBanned: undefined as never })).toEqual({ kind: 'banned' });
    expect(depositObstacle({ ...open, isRechargeAllowed: 'yes' as never })).toEqual({ kind: 'not-allowed' });
    expect(depositObstacle({ ...open, permission: { canDeposit: 1 as never } })).toMatchObject({ kind: 'excluded' });
  });

  it('is offered to visitors, and to no player who is kept from it [DEP-2]', () => {
    expect(isRechargeOffered({ ...open, isSignedIn: false })).toBe(true);
    expect(isRechargeOffered({ ...open, isBanned: true })).toBe(false);
    expect(isRechargeOffered({ ...open, isRechargeAllowed: false })).toBe(false);
    expect(isRechargeOffered({ ...open, permission: { canDeposit: false } })).toBe(false);
  });
});

describe('a return from a payment', () => {
  it.each([
    ['deposit', 'success', 'success', true, 'account'],
    ['deposit', 'fail', 'error', true, 'recharge'],
    ['deposit', 'pending', 'info', true, 'payment-history'],
    ['deposit', 'cancel', 'warning', false, 'recharge'],
    ['withdrawal', 'success', 'success', true, 'account'],
    ['withdrawal', 'fail', 'error', true, 'withdrawal'],
    ['withdrawal', 'pending', 'info', true, 'payment-history'],
    ['withdrawal', 'cancel', 'warning', true, 'withdrawal'],
  ] as const)('of a %s with %s is a %s, asks the accounts %s and leads to %s [RTN-1, RTN-2]', (...row) => {
    const [kind, outcome, status, asksAccounts, next] = row;
    expect(paymentReturn(kind, outcome)).toEqual({ ok: true, value: { status, asksAccounts, next } });
  });

  it('is refused where it is not known [RTN-1]', () => {
    const unknown = { ok: false, error: { code: 'unknown-return' } };
    for (const outcome of RETURN_OUTCOMES) expect(paymentReturn('loan' as never, outcome)).toEqual(unknown);
    for (const kind of PAYMENT_KINDS) expect(paymentReturn(kind, 'constructor' as never)).toEqual(unknown);
  });
});
