import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../core/accounts/account.ts';
import { amountDefaults } from '../../core/coupon/amounts/initial-amount.ts';
import { quickSums, type PaymentMethod } from '../../core/payments/payment-method.ts';
import type { PaymentKind } from '../../core/payments/payment-return.ts';
import { toMinor } from '../../core/shared/money.ts';
import { Button } from '../kit/controls/button.tsx';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';
import type { PaymentAmount } from './use-payment-amount.ts';
import { usePayments } from './use-payments.ts';
import styles from './cashier.module.scss';

interface QuickSumsProps {
  readonly kind: PaymentKind;
  readonly account: Account;
  readonly method: PaymentMethod | undefined;
  readonly typed: PaymentAmount;
  /** What more may be put in. */
  readonly children?: ReactNode;
}

/** PMT-12 Sums that one press puts in. */
export const QuickSums = observer(function QuickSums(props: QuickSumsProps): ReactNode {
  const { kind, account, method, typed, children } = props;
  const { paying } = usePayments();
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const { currency, money } = account;
  const [majorStep, , decimals] = amountDefaults(currency);
  const step = toMinor(majorStep, decimals);
  if (method === undefined || !step.ok) return children;
  const balance = kind === 'withdrawal' ? money : undefined;
  const sums = quickSums(method, { kind, currency, balance, step: step.value });
  if (sums.length === 0) return children;
  return (
    <fieldset className={styles.quick} aria-label={t('quick')}>
      {sums.map((sum) => (
        <Button
          key={sum}
          size="sm"
          aria-pressed={typed.amount === sum}
          onClick={() => {
            typed.put(sum);
            paying.forgetRefusal();
          }}
        >
          {formatMoney(sum, currency, { language, isShort: true })}
        </Button>
      ))}
      {children}
    </fieldset>
  );
});
