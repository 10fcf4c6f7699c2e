import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fail, ok } from '../../core/shared/result.ts';
import { useAccounts } from './use-accounts.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { useFoundWords } from '../page/use-found-words.ts';
import { usePage } from '../page/use-page.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { currencyName, currencyNames } from '../kit/formats/place-names.ts';
import { Combobox } from '../kit/forms/combobox/combobox.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import styles from './add-currency-dialog.module.scss';

interface NewCurrency {
  readonly currency: string;
}

export const AddCurrencyDialog = observer(function AddCurrencyDialog(): ReactNode {
  const { accounts } = useAccounts();
  const { dialogs, language } = usePage();
  const { t } = useTranslation(['add-currency', 'accounts'], { nsMode: 'fallback' });
  const found = useFoundWords();
  const form = useNewCurrency();
  const offered = accounts.addable.map((iso) => ({
    value: iso,
    label: t('currency.name', { iso, name: currencyName(iso, language) ?? iso }),
    otherNames: currencyNames(iso, language),
  }));
  return (
    <Dialog
      title={t('add.title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <Form
        form={form}
        words={useFormWords(form)}
        button={t('add.submit')}
        sending={t('add.sending')}
        isBusy={accounts.isAdding}
      >
        <p className={styles.text}>{t('add.text')}</p>
        <Combobox
          label={form.labels.currency}
          placeholder={t('add.missing')}
          options={offered}
          found={found}
          value={form.values.currency}
          error={form.errors.currency}
          onChange={(currency) => {
            form.fill({ currency });
          }}
        />
      </Form>
    </Dialog>
  );
});

function useNewCurrency(): FormState<NewCurrency, 'currency'> {
  const { accounts } = useAccounts();
  const { dialogs } = usePage();
  const { t } = useTranslation(['add-currency', 'notice-catalogue'], { nsMode: 'fallback' });
  return useForm({
    context: 'add-account',
    first: { currency: '' },
    labels: { currency: t('add.currency') },
    check: ({ currency }: NewCurrency) => {
      if (currency !== '') return ok(currency);
      return fail({ currency: 'add.missing' });
    },
    send: async (currency: string) => {
      const reply = await accounts.addCurrency(currency);
      if (reply.ok) dialogs.close();
      return reply;
    },
    say: (key) => t(key),
  });
}
