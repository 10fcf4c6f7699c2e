import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMovement } from '../../../core/accounts/history/account-movement.ts';
import { accountStatement } from '../../../core/accounts/history/account-statement.ts';
import { statementDay } from '../../../core/coupon/statement/statement-moment.ts';
import { saveFile } from '../../kit/behaviour/save-file.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useAccountName } from '../use-account-name.ts';
import { useAccounts } from '../use-accounts.ts';
import { useAccountHistoryChoice } from './use-account-history-choice.ts';
import styles from './account-history.module.scss';

const CSV = 'text/csv';
/** The same in every language. */
const FORMAT = 'CSV';

/** AH-8 All movements of what is chosen as a file. */
export const AccountStatementButton = observer(function AccountStatementButton(): ReactNode {
  const { clock, settings } = usePage();
  const { accountHistory, accountStatement: statement } = useAccounts();
  const { t } = useTranslation('office');
  const { choice } = useAccountHistoryChoice();
  const textOf = useStatementText();
  const isEmpty = accountHistory.page?.totalCount === 0;
  const isBusy = statement.shown.phase === 'reading';
  return (
    <Button
      size="sm"
      reason={isEmpty ? t('history.file.none') : isBusy ? t('history.file.reading') : undefined}
      aria-label={t('history.file.save')}
      onClick={() => {
        void statement.read(choice).then((movements) => {
          if (movements === undefined) return;
          const day = statementDay(clock.now, settings.settings.timeZone);
          saveFile(`account-history-${day}.csv`, textOf(movements), CSV);
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

/** The movements as a file, in the player's words and time zone. */
function useStatementText(): (movements: readonly AccountMovement[]) => string {
  const { settings } = usePage();
  const { accounts } = useAccounts();
  const { t } = useTranslation('office');
  const nameOf = useAccountName();
  return (movements) => {
    const named = new Map(accounts.inOrder.map((account) => [account.id, nameOf(account)]));
    const words = {
      moment: t('history.moment'),
      movement: t('history.movement'),
      coupon: t('history.file.coupon'),
      account: t('history.account'),
      number: t('history.file.number'),
      currency: t('history.file.currency'),
      amount: t('history.amount'),
      kindOf: (kind: AccountMovement['kind']) => t(`history.kind.${kind}`),
      accountOf: ({ accountId, currency }: AccountMovement) => named.get(accountId) ?? currency,
    };
    return accountStatement(movements, words, settings.settings.timeZone);
  };
}
