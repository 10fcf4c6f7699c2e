import type { GroupTotals, StatisticsGroup } from '../../../../core/coupon/placed/betting-totals.ts';
import { betStatement, type StatementRow } from '../../../../core/coupon/statement/bet-statement.ts';
import { statementDay } from '../../../../core/coupon/statement/statement-moment.ts';
import { statisticsStatement } from '../../../../core/coupon/statement/statistics-statement.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { saveFile } from '../../../kit/behaviour/save-file.ts';
import type { Words } from '../../../kit/formats/format-date.ts';
import { statementWords } from './statement-words.ts';

const CSV = 'text/csv';

interface StatementLook {
  /** The texts of the history. */
  readonly t: Words;
  readonly now: EpochMillis;
  readonly timeZone: number;
}

/** Gives the player the chosen coupons as a file named after the day. */
export function saveBetStatement(rows: readonly StatementRow[], { t, now, timeZone }: StatementLook): void {
  saveFile(`bets-${statementDay(now, timeZone)}.csv`, betStatement(rows, statementWords(t), timeZone), CSV);
}

/** HX-8 The statistics as a file; their groups are called as on the page. */
export function saveStatisticsStatement(
  groups: readonly GroupTotals<Minor>[],
  { t, now, timeZone, groupOf }: StatementLook & { readonly groupOf: (group: StatisticsGroup) => string },
): void {
  const text = statisticsStatement(groups, {
    kind: t('statistics.kind'),
    group: t('statistics.group'),
    account: t('account'),
    currency: t('file.currency'),
    count: t('totals.count'),
    staked: t('statistics.staked'),
    stakedOpen: t('statistics.staked-open'),
    paid: t('totals.paid'),
    result: t('totals.result'),
    kindOf: (kind) => t(`statistics.${kind}`),
    groupOf,
  });
  saveFile(`statistics-${statementDay(now, timeZone)}.csv`, text, CSV);
}
