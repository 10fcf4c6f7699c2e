import { describe, expect, it } from 'vitest';
import { nextRequestState, requestReplyProblem } from '../../../../core/payments/requests/payment-request-thread.ts';
import { REQUEST_STATES } from '../../../../core/payments/requests/payment-request.ts';

describe('a payment request', () => {
  it('goes to work, is answered and ends, and nothing changes it after that [PRQ-3]', () => {
    const after = (event: Parameters<typeof nextRequestState>[1]) =>
      REQUEST_STATES.map((state) => nextRequestState(state, event));
    expect(after('player-writes')).toEqual(['in-work', 'in-work', 'in-work', undefined]);
    expect(after('office-takes')).toEqual(['in-work', 'in-work', 'in-work', undefined]);
    expect(after('office-writes')).toEqual(['answered', 'answered', 'answered', undefined]);
    expect(after('office-closes')).toEqual(['closed', 'closed', 'closed', undefined]);
  });

  it('takes words of 1 to 2000 characters while it is open [PRQ-2, PRQ-3]', () => {
    expect(requestReplyProblem({ state: 'sent' }, ' a ')).toBeUndefined();
    expect(requestReplyProblem({ state: 'answered' }, 'a'.repeat(2000))).toBeUndefined();
    expect(requestReplyProblem({ state: 'answered' }, 'a'.repeat(2001))).toBe('text-too-long');
    expect(requestReplyProblem({ state: 'in-work' }, ' \n ')).toBe('text-missing');
    expect(requestReplyProblem({ state: 'closed' }, 'a')).toBe('closed');
  });
});
