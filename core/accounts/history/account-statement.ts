import { csvTable, decimalHeading } from '../../coupon/statement/csv-table.ts';
import { statementMoment, zoneName } from '../../coupon/statement/statement-moment.ts';
import { currencyDecimals, minorText } from '../../shared/money.ts';
import type { AccountMovement, MovementKind } from './account-movement.ts';

/** The headings of a file of movements, and what accounts and kinds are called. */
export interface AccountStatementWords {
  /** With the time zone in brackets behind it. */
  readonly moment: string;
  readonly movement: string;
  readonly coupon: string;
  readonly account: string;
  readonly number: string;
  readonly currency: string;
  readonly amount: string;
  readonly kindOf: (kind: MovementKind) => string;
  readonly accountOf: (movement: AccountMovement) => string;
}

/** AH-8 The movements as a file, a row each, written as the files of bets are: what came in is positive, what went out negative. */
export function accountStatement(
  movements: readonly AccountMovement[],
  words: AccountStatementWords,
  timeZone: number,
): string {
  const head = [
    `${words.moment} (${zoneName(timeZone)})`,
    words.movement,
    words.coupon,
    words.account,
    words.number,
    words.currency,
    decimalHeading(words.amount, '0.00'),
  ];
  const rows = movements.map((movement) => [
    statementMoment(movement.at, timeZone),
    words.kindOf(movement.kind),
    movement.couponId === undefined ? '' : String(movement.couponId),
    words.accountOf(movement),
    String(movement.accountId),
    movement.currency,
    minorText(movement.amount, currencyDecimals(movement.currency)),
  ]);
  return csvTable([head, ...rows]);
}
