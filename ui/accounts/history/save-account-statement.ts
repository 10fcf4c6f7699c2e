import type { AccountMovement } from '../../../core/accounts/history/account-movement.ts';
import { accountStatement, type AccountStatementWords } from '../../../core/accounts/history/account-statement.ts';
import { statementDay } from '../../../core/coupon/statement/statement-moment.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { saveFile } from '../../kit/behaviour/save-file.ts';

const CSV = 'text/csv';

interface StatementLook {
  readonly words: AccountStatementWords;
  readonly now: EpochMillis;
  readonly timeZone: number;
}

/** AH-8 Gives the player the movements as a file named after the day. */
export function saveAccountStatement(
  movements: readonly AccountMovement[],
  { words, now, timeZone }: StatementLook,
): void {
  const name = `account-history-${statementDay(now, timeZone)}.csv`;
  saveFile(name, accountStatement(movements, words, timeZone), CSV);
}
