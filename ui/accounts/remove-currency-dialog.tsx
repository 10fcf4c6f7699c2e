import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../core/accounts/account.ts';
import { Button } from '../kit/controls/button.tsx';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import { removableAccounts } from './removable-accounts.ts';
import { HIDDEN_MONEY } from './use-player-accounts.ts';
import styles from './add-currency-dialog.module.scss';
import { useAccountName } from './use-account-name.ts';
import { useAccounts } from './use-accounts.ts';

/** Closes one of the accounts in further currencies. */
export const RemoveCurrencyDialog = observer(function RemoveCurrencyDialog(): ReactNode {
  const { accounts } = useAccounts();
  const { dialogs } = usePage();
  const { t } = useTranslation(['add-currency', 'accounts'], { nsMode: 'fallback' });
  const nameOf = useAccountName();
  const removable = removableAccounts(accounts);
  const [isSending, setSending] = useState(false);
  // what takes money away is chosen by nobody but the player
  const [picked, setPicked] = useState<number>();
  // another tab or device may have closed it meanwhile
  const chosen = removable.find(({ id }) => id === picked);
  const money = useMoney();
  const isOver = removable.length === 0;
  useEffect(() => {
    if (isOver) dialogs.close();
  }, [dialogs, isOver]);

  const send = async (): Promise<void> => {
    if (chosen === undefined) return;
    setSending(true);
    const reply = await accounts.remove(chosen.id);
    setSending(false);
    if (reply.ok) dialogs.close();
  };

  return (
    <Dialog
      title={t('remove.title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
      actions={
        <>
          <Button onClick={() => dialogs.close()}>{t('remove.cancel')}</Button>
          <SubmitButton account={chosen} isSending={isSending} onSubmit={() => void send()} />
        </>
      }
    >
      <p className={styles.text}>{t(accounts.isPlayMoney ? 'remove.text.play-money' : 'remove.text')}</p>
      <RadioGroup
        legend={t('remove.account')}
        options={removable.map((account) => ({
          value: String(account.id),
          label: nameOf(account),
          hint: money(account),
        }))}
        value={`${chosen?.id}`}
        onChange={(id) => {
          setPicked(Number(id));
        }}
      />
      <LostMoney account={chosen} />
    </Dialog>
  );
});

interface SubmitProps {
  readonly account: Account | undefined;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
}

/** It names what it closes. */
function SubmitButton({ account, isSending, onSubmit }: SubmitProps): ReactNode {
  const { t } = useTranslation('add-currency');
  const nameOf = useAccountName();
  const name = account === undefined ? t('remove.submit') : t('remove.submit-named', { name: nameOf(account) });
  return (
    <Button
      look="danger"
      isDisabled={isSending || account === undefined}
      reason={account === undefined ? t('remove.choose') : undefined}
      onClick={onSubmit}
    >
      {isSending ? t('remove.sending') : name}
    </Button>
  );
}

/** AC-17 What goes with the account: only play money can be left in one. What is about to be lost is named though balances are hidden. */
const LostMoney = observer(function LostMoney({ account }: { readonly account: Account | undefined }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('add-currency');
  if (account === undefined || account.money === 0) return null;
  const money = formatMoney(account.money, account.currency, { language });
  return <FormNotice tone="warning">{t('remove.loses', { money })}</FormNotice>;
});

function useMoney(): (account: Account) => string {
  const { accounts } = useAccounts();
  const { language } = usePage();
  const { isBalanceHidden } = accounts;
  return ({ money, currency }) => (isBalanceHidden ? HIDDEN_MONEY : formatMoney(money, currency, { language }));
}
