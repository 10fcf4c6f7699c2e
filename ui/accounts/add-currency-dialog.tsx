import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeFor } from '../../core/notices/failure-notice.ts';
import type { Notice } from '../../core/notices/notice.ts';
import { useAccounts } from './use-accounts.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { currencyName } from '../kit/formats/place-names.ts';
import { Select } from '../kit/controls/select.tsx';
import { useFirstError } from '../kit/behaviour/use-first-error.ts';
import styles from './add-currency-dialog.module.scss';

export const AddCurrencyDialog = observer(function AddCurrencyDialog(): ReactNode {
  const { accounts } = useAccounts();
  const { dialogs, language } = usePage();
  const { t } = useTranslation(['add-currency', 'accounts', 'notice-catalogue'], { nsMode: 'fallback' });
  const [currency, setCurrency] = useState('');
  const [error, setError] = useState<string>();
  const form = useFirstError(error);

  /** In the words of the server where it has any, else of the catalogue. */
  const words = (notice: Notice | undefined): string | undefined =>
    notice?.serverTitle ?? (notice?.text === undefined ? undefined : t(notice.text, notice.values ?? {}));

  const send = async (): Promise<void> => {
    if (currency === '') {
      setError(t('add.missing'));
      return;
    }
    setError(undefined);
    const reply = await accounts.addCurrency(currency);
    if (reply.ok) dialogs.close();
    else setError(words(noticeFor(reply.error, 'add-account')));
  };

  return (
    <Dialog
      title={t('add.title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!accounts.isAdding) void send();
        }}
      >
        <p className={styles.text}>{t('add.text')}</p>
        <Select
          label={t('add.currency')}
          size="lg"
          required
          options={[
            { value: '', label: t('add.missing') },
            ...accounts.addable.map((iso) => ({
              value: iso,
              label: t('currency.name', { iso, name: currencyName(iso, language) ?? iso }),
            })),
          ]}
          value={currency}
          error={error}
          onChange={(chosen) => {
            setCurrency(chosen);
            setError(undefined);
          }}
        />
        <Button type="submit" look="primary" size="lg" isBlock isDisabled={accounts.isAdding}>
          {t(accounts.isAdding ? 'add.sending' : 'add.submit')}
        </Button>
      </form>
    </Dialog>
  );
});
