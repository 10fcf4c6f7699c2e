import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedPayments,
  readTeamCashMark,
  TEAM_CASH_MARK_KEPT_FOR,
  teamCashMark,
  teamCashStatusId,
  teamCashStep,
  type TeamCashPayment,
} from '../../../core/payments/team-cash.ts';

const payment: TeamCashPayment = {
  id: 1,
  statusId: 2,
  statusTitle: 'paid',
  message: '',
  translatedMessage: '',
  deskHash: 'abc',
  recordedAt: 0,
  paidAt: 0,
  amount: 10,
  depositId: 5,
};
const listOf = (...statuses: number[]) => ({
  payments: statuses.map((statusId, id) => ({ ...payment, id, statusId })),
  totalCount: statuses.length,
});

describe('team cash', () => {
  it('counts payments of status 2 [TMC-1]', () => {
    expect(countedPayments(listOf(2, 1, 2, 3, 0, 2))).toBe(3);
    expect(countedPayments({ payments: [], totalCount: 3 })).toBe(0);
  });

  it.each([
    [2, undefined, undefined],
    [3, undefined, 'first-step'],
    [3, 'shown', undefined],
    [3, 'activated', undefined],
    [4, undefined, 'activated'],
    [4, 'shown', 'activated'],
    [4, 'activated', undefined],
    [5, undefined, undefined],
    [5, 'shown', undefined],
    [0, undefined, undefined],
  ] as const)('with %i payments and the mark %s shows %s [TMC-2, TMC-3]', (count, mark, step) => {
    const list = listOf(...Array.from({ length: count }, () => 2), 1);
    expect(teamCashStep(true, list, mark)).toBe(step);
    expect(teamCashStep(false, list, mark)).toBeUndefined();
  });

  it.each([
    ['created', 1],
    ['waiting', 1],
    ['confirmed', 1],
    ['credited', 2],
    ['declined', 3],
    ['cancelled', 3],
    ['lapsed', 3],
    ['refunded', 3],
  ] as const)('of a deposit that is %s has status %i [TMC-5]', (state, status) => {
    expect(teamCashStatusId(state)).toBe(status);
  });

  it('remembers for 372 days what was shown [TMC-4]', () => {
    expect(TEAM_CASH_MARK_KEPT_FOR).toBe(372 * 24 * 60 * 60 * 1000);
    expect(teamCashMark('first-step')).toBe('shown');
    expect(teamCashMark('activated')).toBe('activated');
    expect(readTeamCashMark('shown')).toEqual({ ok: true, value: 'shown' });
    expect(readTeamCashMark('activated')).toEqual({ ok: true, value: 'activated' });
    for (const bad of ['', 'Shown', undefined, 1]) {
      expect(readTeamCashMark(bad)).toEqual({ ok: false, error: { code: 'unknown-mark' } });
    }
  });

  it('shows each step at most once, whatever payments come [TMC-2, TMC-3]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2)), fc.nat(3), (statuses, repeats) => {
        let mark: ReturnType<typeof teamCashMark> | undefined;
        const shown: string[] = [];
        for (let count = 0; count <= statuses.length; count += 1) {
          for (let look = 0; look <= repeats; look += 1) {
            const step = teamCashStep(true, listOf(...statuses.slice(0, count)), mark);
            if (step === undefined) continue;
            shown.push(step);
            mark = teamCashMark(step);
          }
        }
        const counted = statuses.filter((status) => status === 2).length;
        expect(shown).toEqual(['first-step', 'activated'].slice(0, Math.min(2, Math.max(0, counted - 2))));
      }),
    );
  });
});
