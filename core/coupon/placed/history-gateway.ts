import type { Cancellation } from '../../shared/cancellation.ts';
import type { Minor } from '../../shared/money.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { AccountTotals, GroupTotals } from './betting-totals.ts';
import type { StatementRow } from '../statement/bet-statement.ts';
import type { HistoryFilter } from './placed-coupon.ts';

/** What is chosen of the history, whatever page of it is shown. */
export type ChosenHistory = Omit<HistoryFilter, 'page'>;

/** Some rows of a file; where there are more, the number that they come before. */
export interface StatementPart {
  readonly rows: readonly StatementRow[];
  readonly before?: number | undefined;
}

/** A file that was sent: where to, how many coupons it has, and whether these are all that were chosen. */
export interface SentStatement {
  readonly to: string;
  readonly count: number;
  readonly isWhole: boolean;
}

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
  /** The chosen coupons as rows of a file, newest first: those before a number. */
  readonly statementRows: (
    chosen: ChosenHistory,
    before: number | undefined,
    signal?: Cancellation,
  ) => Promise<Result<StatementPart, RequestFailure>>;
  /** HX-7 Sends the file to the player's e-mail address. */
  readonly sendStatement: (chosen: ChosenHistory, timeZone: number) => Promise<Result<SentStatement, RequestFailure>>;
}
