import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../core/accounts/account.ts';
import type { BonusAtStake } from '../../core/payments/withdrawal-bonuses.ts';
import { arrivingSum, feeOf, type PaymentMethod } from '../../core/payments/payment-method.ts';
import type { PaymentKind } from '../../core/payments/payment-return.ts';
import { NO_MONEY } from '../../core/shared/money.ts';
import { AmountField } from '../kit/controls/amount-field.tsx';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { currencySymbol } from '../kit/formats/currency-symbols.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { ChosenMethod } from './method-list.tsx';
import { QuickSums } from './quick-sums.tsx';
import type { PaymentAmount } from './use-payment-amount.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

interface PaymentFormProps {
  readonly kind: PaymentKind;
  readonly account: Account;
  readonly method: PaymentMethod | undefined;
  readonly typed: PaymentAmount;
  /** Why it cannot be sent, beside what is wrong with the amount. */
  readonly stop?: string | undefined;
  /** Whether it may be sent now; asked once nothing is wrong with it. */
  readonly first?: () => Promise<boolean>;
  /** WDR-4 The bonuses that it gives up. */
  readonly givesUp?: readonly BonusAtStake[];
  readonly onMade?: () => void;
  readonly onRefused?: () => void;
  /** Beside the sums that one press puts in. */
  readonly quick?: ReactNode;
  /** What stands under the press. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The amount and the press: what was typed outlives every refusal. */
export const PaymentForm = observer(function PaymentForm(props: PaymentFormProps): ReactNode {
  const { kind, account, method, typed, stop, quick, note, children } = props;
  const { paying } = usePayments();
  const { t } = useTranslation('cashier');
  const { error, submit, field } = usePress(props);
  const failed = useFailureWords()(paying.refusal, 'query')?.whole;
  const bonus = paying.isBonusChanged ? t('bonus.changed-sum') : undefined;
  const refused = paying.isBonusUnsaid ? t('bonus.changed') : (bonus ?? failed);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {kind === 'deposit' && method !== undefined ? <ChosenMethod kind={kind} method={method} /> : null}
      <AmountField
        ref={field}
        className={styles.money}
        label={t('amount')}
        symbol={currencySymbol(account.currency)}
        text={typed.text}
        error={error}
        hint={<Range method={method} />}
        onText={(text) => {
          typed.type(text);
          paying.forgetRefusal();
        }}
      />
      <QuickSums kind={kind} account={account} method={method} typed={typed}>
        {quick}
      </QuickSums>
      {children}
      {refused === undefined ? null : <FormNotice tone="danger">{refused}</FormNotice>}
      {stop === undefined ? null : <FormNotice tone="warning">{stop}</FormNotice>}
      <div className={styles.foot}>
        <Arriving kind={kind} method={method} typed={typed} />
        <SubmitButton kind={kind} account={account} typed={typed} stop={stop} />
      </div>
      {note}
    </form>
  );
});

function Range({ method }: { readonly method: PaymentMethod | undefined }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  if (method === undefined) return null;
  const { currency, least, most } = method;
  const sum = (units: typeof least): string => formatMoney(units, currency, { language, isShort: true });
  return t('range', { least: sum(least), most: sum(most) });
}

/** PMT-15 What comes of the sum that was typed. */
const Arriving = observer(function Arriving({
  kind,
  method,
  typed: { amount, problem },
}: Pick<PaymentFormProps, 'kind' | 'method' | 'typed'>): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const way = method?.ways.find((each) => each.kind === kind);
  if (method === undefined || way === undefined || amount === undefined || problem !== undefined) return null;
  const fee = feeOf(amount, way.fee);
  const money = (units: typeof fee): string => formatMoney(units, method.currency, { language, isShort: true });
  const sum = money(arrivingSum({ amount, fee }));
  return (
    <p className={`num ${styles.arrives}`}>
      {fee === NO_MONEY ? t('arrives', { sum }) : t('arrives.fee', { sum, fee: money(fee) })}
    </p>
  );
});

const SubmitButton = observer(function SubmitButton({
  kind,
  account,
  typed,
  stop,
}: Pick<PaymentFormProps, 'kind' | 'account' | 'typed' | 'stop'>): ReactNode {
  const { paying } = usePayments();
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const { amount } = typed;
  const sum = amount === undefined ? undefined : formatMoney(amount, account.currency, { language, isShort: true });
  const words = sum === undefined ? t(`submit.${kind}.none`) : t(`submit.${kind}`, { sum });
  return (
    <Button type="submit" look="primary" size="lg" isBlock isDisabled={paying.isBusy} reason={stop}>
      {paying.isBusy ? t(`busy.${kind}`) : words}
    </Button>
  );
});

/** What is wrong is said once it was to be sent; then the field has the focus. */
function usePress({ kind, account, method, typed, stop, first, givesUp, onMade, onRefused }: PaymentFormProps) {
  const { paying } = usePayments();
  const [sent, setSent] = useState<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  return {
    field,
    error: sent === typed.text ? typed.problem : undefined,
    submit: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault();
      setSent(typed.text);
      const { amount, problem } = typed;
      if (paying.isBusy || stop !== undefined) return;
      if (amount === undefined || problem !== undefined || method === undefined) {
        field.current?.focus();
        return;
      }
      const { id: accountId, currency } = account;
      const pay = async (): Promise<void> => {
        if (first !== undefined && !(await first())) return;
        const order = { kind, accountId, methodId: method.id, currency, amount };
        if (await paying.pay(givesUp === undefined ? order : { ...order, givesUp })) onMade?.();
        else onRefused?.();
      };
      void pay();
    },
  };
}
