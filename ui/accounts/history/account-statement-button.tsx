import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useAccountName } from '../use-account-name.ts';
import { useAccounts } from '../use-accounts.ts';
import { useAccountHistoryChoice } from './use-account-history-choice.ts';
import styles from './account-history.module.scss';

/** The same in every language. */
const FORMAT = 'CSV';

/** AH-8 All movements of what is chosen as a file. */
export const AccountStatementButton = observer(function AccountStatementButton(): ReactNode {
  const { clock, page, settings } = usePage();
  const { accounts, accountHistory, accountStatement: statement } = useAccounts();
  const { t } = useTranslation('office');
  const { choice } = useAccountHistoryChoice();
  const nameOf = useAccountName();
  const isEmpty = accountHistory.page?.totalCount === 0;
  const isBusy = statement.shown.phase === 'reading';
  const save = async (): Promise<void> => {
    const [{ saveAccountStatement }, movements] = await Promise.all([
      import('./save-account-statement.ts'),
      statement.read(choice),
    ]);
    if (movements === undefined) return;
    const names = new Map(accounts.inOrder.map((account) => [account.id, nameOf(account)]));
    saveAccountStatement(movements, { t, names, now: clock.now, timeZone: settings.settings.timeZone });
  };
  return (
    <Button
      size="sm"
      reason={isEmpty ? t('history.file.none') : isBusy ? t('history.file.reading') : undefined}
      aria-label={t('history.file.save')}
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

/** AH-10 What became of the file. */
export const AccountStatementNotice = observer(function AccountStatementNotice(): ReactNode {
  const { accountStatement: statement } = useAccounts();
  const { t } = useTranslation('office');
  const failureWords = useFailureWords();
  const state = statement.shown;
  if (state.phase === 'none') return null;
  if (state.phase === 'failed') {
    return (
      <div className={styles.notice}>
        <FormNotice tone="danger">{failureWords(state.failure, 'query')?.whole}</FormNotice>
      </div>
    );
  }
  const isCut = state.phase === 'saved' && !state.isWhole;
  const text = state.phase === 'saved' ? t('history.file.saved', { count: state.count }) : t('history.file.reading');
  return (
    <div className={styles.notice}>
      <FormNotice tone={state.phase === 'reading' ? 'info' : isCut ? 'warning' : 'success'}>
        {isCut ? `${text} ${t('history.file.cut')}` : text}
      </FormNotice>
    </div>
  );
});
