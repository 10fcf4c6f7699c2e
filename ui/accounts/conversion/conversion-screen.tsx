import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../core/accounts/account.ts';
import { isGivenUp } from '../../../core/accounts/account-conversion.ts';
import { isConvertible } from '../../../core/accounts/conversion/conversion-rate.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useAccounts } from '../use-accounts.ts';
import { ConversionForm } from './conversion-form.tsx';
import styles from './conversion.module.scss';

/** CNV-5 Where the money of an account becomes another currency. */
export const Screen = observer(function ConversionScreen(): ReactNode {
  const { accounts } = useAccounts();
  const { t } = useTranslation('conversion');
  const title = t(isGivenUp(accounts.active?.currency) ? 'title.hrk' : 'title');
  usePageTitle(title);
  return (
    <div className={styles.screen}>
      <h1>{title}</h1>
      <section className="panel" aria-label={title}>
        <Allowed />
      </section>
    </div>
  );
});

/** CNV-1 Nothing is offered before the level is known, or where it allows none. */
const Allowed = observer(function Allowed(): ReactNode {
  const { session } = usePage();
  const { accounts, player } = useAccounts();
  const { t } = useTranslation('conversion');
  const known = player.player;
  if (!session.isSignedIn) return <EmptyState icon="t-lock" title={t('signed-out')} />;
  if (known === undefined) return <Skeleton shape="block" />;
  const convertible = accounts.inOrder.filter((account) => isConvertible(known.conversion, account));
  if (convertible.length > 0) return <ConvertedAccount accounts={convertible} />;
  return known.conversion === 'not-allowed' ? (
    <EmptyState icon="t-lock" title={t('not-allowed')}>
      {t('not-allowed.text')}
    </EmptyState>
  ) : (
    <EmptyState icon="t-wallet" title={t('none')}>
      {t('none.text')}
    </EmptyState>
  );
});

const ConvertedAccount = observer(function ConvertedAccount({
  accounts: convertible,
}: {
  readonly accounts: readonly Account[];
}): ReactNode {
  const { conversion } = useAccounts();
  const [chosen, setChosen] = useState<number>();
  const account =
    convertible.find(({ id }) => id === chosen) ?? convertible.find(({ money }) => money > 0) ?? convertible[0];
  const id = account?.id;
  const currency = account?.currency;
  useEffect(() => {
    conversion.forget();
    if (id !== undefined && currency !== undefined) void conversion.load({ id, currency });
  }, [conversion, id, currency]);
  const rates = conversion.ratesFor(id);
  if (account === undefined || rates === undefined) {
    if (conversion.failure === undefined || account === undefined) return <Skeleton shape="block" />;
    return <FailedLoad failure={conversion.failure} onRetry={async () => conversion.load(account)} />;
  }
  return (
    <ConversionForm key={account.id} accounts={convertible} account={account} rates={rates} onAccount={setChosen} />
  );
});
