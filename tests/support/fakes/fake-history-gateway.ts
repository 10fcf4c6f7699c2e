import type { AccountTotals } from '../../../core/coupon/placed/betting-totals.ts';
import type { HistoryGateway } from '../../../core/coupon/placed/history-gateway.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { ok } from '../../../core/shared/result.ts';
import { money } from '../units.ts';

/** Totals of an account; what is not said is nothing. */
export function accountTotals(changes: Partial<AccountTotals<Minor>> = {}): AccountTotals<Minor> {
  const none = { open: 0, won: 0, part: 0, returned: 0, lost: 0 };
  return {
    accountId: 1,
    currency: 'RUB',
    ...none,
    staked: money(0),
    stakedOpen: money(0),
    paid: money(0),
    ...changes,
  };
}

/** A history of no coupons, as far as nothing else is given. */
export function fakeHistoryGateway(given: Partial<HistoryGateway> = {}): HistoryGateway {
  return {
    totals: () => Promise.resolve(ok([])),
    statistics: () => Promise.resolve(ok([])),
    statementRows: () => Promise.resolve(ok({ rows: [] })),
    sendStatement: () => Promise.resolve(ok({ to: 'player@example.com', count: 0, isWhole: true })),
    ...given,
  };
}
