import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useCoupon } from '../../use-coupon.ts';
import { useStatisticsWords } from '../statistics/use-statistics-words.ts';

/** The same in every language. */
const FORMAT = 'CSV';

/** The chosen coupons by e-mail, and as a file; of statistics, a file of them. */
export const StatementButtons = observer(function StatementButtons(): ReactNode {
  const { clock, page, settings } = usePage();
  const { history, statement } = useCoupon();
  const { t } = useTranslation('history');
  const save = async (): Promise<void> => {
    const [{ saveBetStatement }, rows] = await Promise.all([import('./save-statement.ts'), statement.read()]);
    if (rows !== undefined) saveBetStatement(rows, { t, now: clock.now, timeZone: settings.settings.timeZone });
  };
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
          void save().catch(() => {
            page.reportMissingPart();
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
  const { clock, page, settings } = usePage();
  const { historySums } = useCoupon();
  const { t } = useTranslation('history');
  const { group: groupOf } = useStatisticsWords();
  const { groups = [] } = historySums;
  const save = async (): Promise<void> => {
    const { saveStatisticsStatement } = await import('./save-statement.ts');
    saveStatisticsStatement(groups, { t, now: clock.now, timeZone: settings.settings.timeZone, groupOf });
  };
  return (
    <Button
      size="sm"
      aria-label={t('file.save-statistics')}
      reason={groups.length === 0 ? t('file.none') : undefined}
      onClick={() => {
        void save().catch(() => {
          page.reportMissingPart();
        });
      }}
    >
      <Icon name="t-download" size="sm" />
      {FORMAT}
    </Button>
  );
});
