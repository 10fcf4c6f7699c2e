import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../core/accounts/account.ts';
import type { ConversionRate } from '../../../core/accounts/conversion/conversion-rate.ts';
import { currencyDecimals, minorText } from '../../../core/shared/money.ts';
import { AmountField } from '../../kit/controls/amount-field.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { currencyName } from '../../kit/formats/place-names.ts';
import { Combobox } from '../../kit/forms/combobox/combobox.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useFoundWords } from '../../page/use-found-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useAccounts } from '../use-accounts.ts';
import { HIDDEN_MONEY } from '../use-player-accounts.ts';
import { useConversionForm, type ConversionInput } from './use-conversion-form.ts';
import { ConversionSums } from './conversion-sums.tsx';
import styles from './conversion.module.scss';

interface ConversionFormProps {
  /** Those that can be converted. */
  readonly accounts: readonly Account[];
  readonly account: Account;
  readonly rates: readonly ConversionRate[];
  readonly onAccount: (id: number) => void;
}

/** From which account, into which currency, how much, and what comes of it at the rate that is shown. */
export const ConversionForm = observer(function ConversionForm(props: ConversionFormProps): ReactNode {
  const { account, rates } = props;
  const { conversion } = useAccounts();
  const { t } = useTranslation('conversion');
  const input = useConversionForm(account, rates);
  const { rate, amount } = input;
  const { language } = usePage();
  const sum = amount === undefined ? undefined : formatMoney(amount, account.currency, { language });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        input.submit();
      }}
    >
      <Places {...props} input={input} />
      <AmountField
        ref={input.field}
        label={t('amount')}
        symbol={currencySymbol(account.currency)}
        text={input.text}
        error={input.error}
        onText={input.type}
      />
      {account.money > 0 ? (
        <Button
          className={styles.all}
          size="sm"
          onClick={() => {
            input.type(minorText(account.money, currencyDecimals(account.currency)));
          }}
        >
          {t('all')}
        </Button>
      ) : null}
      {rate === undefined ? null : <ConversionSums rate={rate} paid={amount} got={input.got} />}
      <p className={styles.note}>{t('note')}</p>
      <Told />
      <Button type="submit" look="primary" size="lg" isBlock isDisabled={conversion.isBusy}>
        {conversion.isBusy ? t('busy') : sum === undefined ? t('submit.none') : t('submit', { sum })}
      </Button>
    </form>
  );
});

const Places = observer(function Places({
  accounts: convertible,
  account,
  rates,
  onAccount,
  input,
}: ConversionFormProps & { readonly input: ConversionInput }): ReactNode {
  const { accounts } = useAccounts();
  const { language } = usePage();
  const { t } = useTranslation(['conversion', 'accounts'], { nsMode: 'fallback' });
  const found = useFoundWords();
  return (
    <div className={styles.places}>
      <Select
        label={t('from')}
        size="lg"
        value={`${account.id}`}
        options={convertible.map(({ id, currency, money }) => ({
          value: `${id}`,
          label: `${currency} · ${accounts.isBalanceHidden ? HIDDEN_MONEY : formatMoney(money, currency, { language })}`,
        }))}
        onChange={(id) => {
          onAccount(Number(id));
        }}
      />
      <Combobox
        label={t('to')}
        placeholder={t('to')}
        options={rates.map(({ to }) => ({
          value: to,
          label: t('currency.name', { iso: to, name: currencyName(to, language) ?? to }),
        }))}
        found={found}
        value={input.rate?.to ?? ''}
        onChange={input.choose}
      />
    </div>
  );
});

/** What the server refuses in the words of this page. */
const REFUSALS = ['advance-owed', 'balance', 'not-convertible', 'too-little'] as const;

/** What the server says of the conversion: made, asked again, or refused. */
const Told = observer(function Told(): ReactNode {
  const { conversion } = useAccounts();
  const { language } = usePage();
  const { t } = useTranslation('conversion');
  const refused = useFailureWords()(conversion.refusal, 'query');
  const { made, refusal } = conversion;
  const code = refusal?.kind === 'refused' ? REFUSALS.find((known) => known === refusal.code) : undefined;
  if (code !== undefined) return <FormNotice tone="danger">{t(`error.${code}`)}</FormNotice>;
  if (conversion.isRateMoved) return <FormNotice tone="warning">{t('rate-moved')}</FormNotice>;
  if (refused !== undefined) return <FormNotice tone="danger">{refused.whole}</FormNotice>;
  if (made === undefined) return null;
  const paid = formatMoney(made.paid, made.rate.from, { language });
  const got = formatMoney(made.got, made.rate.to, { language });
  return <FormNotice tone="success">{t('made', { paid, got })}</FormNotice>;
});
