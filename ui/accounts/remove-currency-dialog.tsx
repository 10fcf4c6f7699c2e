import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../core/accounts/account.ts';
import { Button } from '../kit/controls/button.tsx';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import { removableAccounts } from './removable-accounts.ts';
import styles from './add-currency-dialog.module.scss';
import { useAccounts } from './use-accounts.ts';

/** Closes one of the accounts in further currencies. */
export const RemoveCurrencyDialog = observer(function RemoveCurrencyDialog(): ReactNode {
  const { accounts } = useAccounts();
  const { dialogs, language } = usePage();
  const { t } = useTranslation(['add-currency', 'accounts'], { nsMode: 'fallback' });
  const removable = removableAccounts(accounts);
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState(removable[0]?.id);

  const send = async (): Promise<void> => {
    if (chosen === undefined) return;
    setSending(true);
    const reply = await accounts.remove(chosen);
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
          <Button
            onClick={() => {
              dialogs.close();
            }}
          >
            {t('remove.cancel')}
          </Button>
          <Button look="danger" isDisabled={isSending || chosen === undefined} onClick={() => void send()}>
            {t(isSending ? 'remove.sending' : 'remove.submit')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t(accounts.topUpAmount === undefined ? 'remove.text' : 'remove.text.play-money')}</p>
      <RadioGroup
        legend={t('remove.account')}
        options={removable.map(({ id, type, currency, label, money }) => ({
          value: String(id),
          label: label ?? t(`account.${type}`, { iso: currency }),
          hint: formatMoney(money, currency, { language }),
        }))}
        value={String(chosen)}
        onChange={(id) => {
          setChosen(Number(id));
        }}
      />
      <LostMoney account={removable.find(({ id }) => id === chosen)} />
    </Dialog>
  );
});

/** What goes with the account: only play money can be left in one. */
function LostMoney({ account }: { readonly account: Account | undefined }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('add-currency');
  if (account === undefined || account.money === 0) return null;
  return (
    <FormNotice tone="warning">
      {t('remove.loses', { money: formatMoney(account.money, account.currency, { language }) })}
    </FormNotice>
  );
}
