import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { betStatement } from '../../../../core/coupon/statement/bet-statement.ts';
import { statementDay } from '../../../../core/coupon/statement/statement-moment.ts';
import { statisticsStatement } from '../../../../core/coupon/statement/statistics-statement.ts';
import { saveFile } from '../../../kit/behaviour/save-file.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useCoupon } from '../../use-coupon.ts';
import { useStatisticsWords } from '../statistics/use-statistics-words.ts';
import { statementWords } from './statement-words.ts';

const CSV = 'text/csv';
/** The same in every language. */
const FORMAT = 'CSV';

/** The chosen coupons by e-mail, and as a file; of statistics, a file of them. */
export const StatementButtons = observer(function StatementButtons(): ReactNode {
  const { clock, settings } = usePage();
  const { history, statement } = useCoupon();
  const { t } = useTranslation('history');
  const { timeZone } = settings.settings;
  const reason = statement.isBusy ? t('file.busy') : undefined;
  if (history.choice.tab === 'statistics') return <StatisticsButton />;
  return (
    <>
      <Button size="sm" reason={reason} onClick={() => void statement.send()}>
        <Icon name="t-mail" size="sm" />
        {t('file.send')}
      </Button>
      <Button
        size="sm"
        reason={reason}
        aria-label={t('file.save')}
        onClick={() => {
          void statement.read().then((rows) => {
            if (rows === undefined) return;
            const name = `bets-${statementDay(clock.now, timeZone)}.csv`;
            saveFile(name, betStatement(rows, statementWords(t), timeZone), CSV);
          });
        }}
      >
        <Icon name="t-download" size="sm" />
        {FORMAT}
      </Button>
    </>
  );
});

const StatisticsButton = observer(function StatisticsButton(): ReactNode {
  const { clock, settings } = usePage();
  const { historySums } = useCoupon();
  const { t } = useTranslation('history');
  const names = useStatisticsWords();
  const { groups = [] } = historySums;
  return (
    <Button
      size="sm"
      aria-label={t('file.save-statistics')}
      reason={groups.length === 0 ? t('file.none') : undefined}
      onClick={() => {
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
          groupOf: names.group,
        });
        saveFile(`statistics-${statementDay(clock.now, settings.settings.timeZone)}.csv`, text, CSV);
      }}
    >
      <Icon name="t-download" size="sm" />
      {FORMAT}
    </Button>
  );
});
