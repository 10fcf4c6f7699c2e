import { currencyDecimals, minorText, type Minor } from '../../shared/money.ts';
import { bettingResult, totalsCount, type GroupTotals, type StatisticsGroup } from '../placed/betting-totals.ts';
import { STATISTICS_KINDS, groupsOfKind } from '../placed/betting-statistics.ts';
import { csvTable, decimalHeading } from './csv-table.ts';

/** The headings of a file of statistics, and what its groups are called. */
export interface StatisticsWords {
  readonly kind: string;
  readonly group: string;
  readonly account: string;
  readonly currency: string;
  readonly count: string;
  readonly staked: string;
  readonly stakedOpen: string;
  readonly paid: string;
  readonly result: string;
  readonly kindOf: (kind: StatisticsGroup['by']) => string;
  readonly groupOf: (group: StatisticsGroup) => string;
}

/** HX-8 Statistics as a file, an account after another, and in each the kinds in their order. */
export function statisticsStatement(groups: readonly GroupTotals<Minor>[], words: StatisticsWords): string {
  const head = [
    words.account,
    words.currency,
    words.kind,
    words.group,
    words.count,
    decimalHeading(words.staked, '0.00'),
    decimalHeading(words.stakedOpen, '0.00'),
    decimalHeading(words.paid, '0.00'),
    decimalHeading(words.result, '0.00'),
  ];
  const accounts = new Map(groups.map((one) => [`${one.accountId} ${one.currency}`, one]));
  const rows = [...accounts.values()].flatMap((account) =>
    STATISTICS_KINDS.flatMap((kind) => groupsOfKind(groups, account, kind)),
  );
  return csvTable([head, ...rows.map((row) => cells(row, words))]);
}

function cells(row: GroupTotals<Minor>, words: StatisticsWords): readonly string[] {
  const decimals = currencyDecimals(row.currency);
  const result = bettingResult(row);
  return [
    String(row.accountId),
    row.currency,
    words.kindOf(row.group.by),
    words.groupOf(row.group),
    String(totalsCount(row)),
    minorText(row.staked, decimals),
    minorText(row.stakedOpen, decimals),
    minorText(row.paid, decimals),
    result === undefined ? '' : minorText(result, decimals),
  ];
}
