import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatisticsKind } from '../../../../core/coupon/placed/betting-statistics.ts';
import {
  bettingResult,
  totalsCount,
  type BettingTotals,
  type GroupTotals,
} from '../../../../core/coupon/placed/betting-totals.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSumWords } from '../sums/use-sum-words.ts';
import { useStatisticsWords } from './use-statistics-words.ts';
import styles from './betting-statistics.module.scss';

interface StatisticsTableProps {
  readonly kind: StatisticsKind;
  readonly groups: readonly GroupTotals<Minor>[];
  readonly totals: BettingTotals<Minor>;
  readonly currency: string;
}

/** Turnover and result in groups of one kind, with the same totals under each. */
export const StatisticsTable = observer(function StatisticsTable(props: StatisticsTableProps): ReactNode {
  const { kind, groups, totals, currency } = props;
  const { t } = useTranslation('history');
  const names = useStatisticsWords();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{t(`statistics.by-${kind}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`statistics.${kind}`)}</th>
            <th scope="col">{t('totals.count')}</th>
            <th scope="col">{t('statistics.staked')}</th>
            <th scope="col">{t('totals.paid')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <SumsRow key={names.group(group.group)} name={names.group(group.group)} sums={group} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <SumsRow name={t('statistics.all')} sums={totals} currency={currency} />
        </tfoot>
      </table>
    </div>
  );
});

interface SumsRowProps {
  readonly name: string;
  readonly sums: BettingTotals<Minor>;
  readonly currency: string;
}

const SumsRow = observer(function SumsRow({ name, sums, currency }: SumsRowProps): ReactNode {
  const { language } = usePage();
  const { money, signed } = useSumWords();
  const result = bettingResult(sums);
  const isWon = result !== undefined && result > 0;
  const isLost = result !== undefined && result < 0;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{formatCount(totalsCount(sums), language)}</td>
      <td className="num">{money(sums.staked, currency)}</td>
      <td className="num">{money(sums.paid, currency)}</td>
      <td className={classNames('num', isWon && styles.plus, isLost && styles.minus)}>{signed(result, currency)}</td>
    </tr>
  );
});
