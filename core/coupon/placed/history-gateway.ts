import type { Cancellation } from '../../shared/cancellation.ts';
import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { AccountTotals, GroupTotals } from './betting-totals.ts';
import type { HistoryFilter } from './placed-coupon.ts';

/** What is chosen of the history, whatever page of it is shown. */
export type ChosenHistory = Omit<HistoryFilter, 'page'>;

/** The server's side of the history beside its pages. */
export interface HistoryGateway {
  /** What the chosen coupons come to, an account each. */
  readonly totals: (
    chosen: ChosenHistory,
    signal?: Cancellation,
  ) => Promise<Result<readonly AccountTotals<Minor>[], RequestFailure>>;
  /** The same by month, sport and type; months are those of a time zone. */
  readonly statistics: (
    chosen: ChosenHistory,
    timeZone: number,
    signal?: Cancellation,
  ) => Promise<Result<readonly GroupTotals<Minor>[], RequestFailure>>;
}
