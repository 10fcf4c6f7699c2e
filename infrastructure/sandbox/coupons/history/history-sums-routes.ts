import { BETTING_STATISTICS, HISTORY_TOTALS } from '../../../coupon/history-calls.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { bettingStatistics, historyTotals } from './history-sums.ts';

/** What the coupons of a player come to: each query names its owner. */
export function serveHistorySums(api: ServedApi, { database }: SandboxParts): void {
  serveCall(api, HISTORY_TOTALS, async ({ query, session }) => historyTotals(database, session.userId, query));
  serveCall(api, BETTING_STATISTICS, async ({ query, session }) => bettingStatistics(database, session.userId, query));
}
