import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { netOf, type AccountHistoryPage, type NetDeposits } from '../../../core/accounts/history/account-movement.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { useAccountName } from '../use-account-name.ts';
import { useAccounts } from '../use-accounts.ts';
import { AccountStatementButton, AccountStatementNotice } from './account-statement-button.tsx';
import { MovementTable } from './movement-table.tsx';
import { useAccountHistoryChoice } from './use-account-history-choice.ts';
import styles from './account-history.module.scss';

const ALL = 'all';
const ROWS = [1, 2, 3, 4, 5];

/** What moved on the player's accounts, with what was paid in and out of all time. */
export const AccountHistory = observer(function AccountHistory(): ReactNode {
  const { accountHistory } = useAccounts();
  const { t } = useTranslation('office');
  const { page } = accountHistory;
  return (
    <section
      className={classNames('panel', styles.panel)}
      aria-labelledby="account-history"
      aria-busy={accountHistory.isLoading}
    >
      <div className={styles.head}>
        <h2 id="account-history">{t('history')}</h2>
        <span className={styles.total}>
          {page === undefined ? null : t('history.total', { count: page.totalCount })}
        </span>
        <HistoryChoices />
      </div>
      <AccountStatementNotice />
      {page?.netDeposits.map((net) => (
        <NetLine key={net.currency} net={net} />
      ))}
      <HistoryBody />
    </section>
  );
});

const HistoryChoices = observer(function HistoryChoices(): ReactNode {
  const { accounts } = useAccounts();
  const { t } = useTranslation('office');
  const name = useAccountName();
  const { choice, change } = useAccountHistoryChoice();
  return (
    <div className={styles.choices}>
      <Switch
        isOn={choice.hasArchive}
        onChange={(hasArchive) => {
          change({ hasArchive });
        }}
      >
        <span title={t('history.archive.hint')}>{t('history.archive')}</span>
      </Switch>
      {accounts.inOrder.length < 2 ? null : (
        <Select
          label={t('history.account')}
          isLabelHidden
          size="sm"
          value={choice.accountId === undefined ? ALL : `${choice.accountId}`}
          options={[
            { value: ALL, label: t('history.account.all') },
            ...accounts.inOrder.map((account) => ({ value: `${account.id}`, label: name(account) })),
          ]}
          onChange={(value) => {
            change({ accountId: value === ALL ? undefined : Number(value) });
          }}
        />
      )}
      <AccountStatementButton />
    </div>
  );
});

const NetLine = observer(function NetLine({ net }: { readonly net: NetDeposits }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('office');
  const { currency, paidIn, paidOut } = net;
  const sum = netOf(net);
  if (sum === undefined) return null;
  return (
    <p className={styles.net}>
      <span>{t('history.net')}</span>
      <b className="num">{formatMoney(sum, currency, { language })}</b>
      <small>
        {t('history.net.text', {
          paidIn: formatMoney(paidIn, currency, { language }),
          paidOut: formatMoney(paidOut, currency, { language }),
        })}
      </small>
    </p>
  );
});

const HistoryBody = observer(function HistoryBody(): ReactNode {
  const { accountHistory } = useAccounts();
  const { t } = useTranslation('office');
  const { failure, page } = accountHistory;
  if (failure !== undefined) {
    return (
      <div className={styles.state}>
        <FailedLoad failure={failure} onRetry={() => accountHistory.refresh()} />
      </div>
    );
  }
  if (page === undefined) {
    return (
      <div className={styles.state} aria-hidden="true">
        {ROWS.map((row) => (
          <Skeleton key={row} width="full" />
        ))}
      </div>
    );
  }
  if (page.movements.length === 0) {
    return (
      <EmptyState icon="t-arrows-left-right" title={t('history.empty')}>
        {t('history.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <MovementTable movements={page.movements} />
      <Pages page={page} />
    </>
  );
});

function Pages({ page: { page, pageCount } }: { readonly page: AccountHistoryPage }): ReactNode {
  const { t } = useTranslation('office');
  const { searchOfPage } = useAccountHistoryChoice();
  if (pageCount <= 1) return null;
  const button = buttonClass({ size: 'sm' });
  return (
    <nav className={styles.pages} aria-label={t('history.pages')}>
      {page > 1 ? (
        <Link discover="none" className={button} rel="prev" to={{ search: searchOfPage(page - 1) }}>
          <Icon name="t-chevron-left" size="sm" isFlipping />
          {t('history.pages.newer')}
        </Link>
      ) : null}
      <span className="num">{t('history.pages.place', { page, count: pageCount })}</span>
      {page < pageCount ? (
        <Link discover="none" className={button} rel="next" to={{ search: searchOfPage(page + 1) }}>
          {t('history.pages.older')}
          <Icon name="t-chevron-right" size="sm" isFlipping />
        </Link>
      ) : null}
    </nav>
  );
}
