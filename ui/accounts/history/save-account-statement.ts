import type { AccountMovement } from '../../../core/accounts/history/account-movement.ts';
import { accountStatement, type AccountStatementWords } from '../../../core/accounts/history/account-statement.ts';
import { statementDay } from '../../../core/coupon/statement/statement-moment.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { saveFile } from '../../kit/behaviour/save-file.ts';
import type { Words } from '../../kit/formats/format-date.ts';

const CSV = 'text/csv';

interface StatementLook {
  /** The texts of the office. */
  readonly t: Words;
  /** What the accounts are called, by their numbers. */
  readonly names: ReadonlyMap<number, string>;
  readonly now: EpochMillis;
  readonly timeZone: number;
}

/** AH-8 Gives the player the movements as a file named after the day. */
export function saveAccountStatement(
  movements: readonly AccountMovement[],
  { t, names, now, timeZone }: StatementLook,
): void {
  const name = `account-history-${statementDay(now, timeZone)}.csv`;
  const words = {
    moment: t('history.moment'),
    movement: t('history.movement'),
    coupon: t('history.file.coupon'),
    account: t('history.account'),
    number: t('history.file.number'),
    currency: t('history.file.currency'),
    amount: t('history.amount'),
    kindOf: (kind) => t(`history.kind.${kind}`),
    accountOf: ({ accountId, currency }) => names.get(accountId) ?? currency,
  } satisfies AccountStatementWords;
  saveFile(name, accountStatement(movements, words, timeZone), CSV);
}
