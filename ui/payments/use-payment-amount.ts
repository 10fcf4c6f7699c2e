import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../../core/coupon/amounts/typed-amount.ts';
import { methodProblem, type PaymentMethod } from '../../core/payments/payment-method.ts';
import type { PaymentKind } from '../../core/payments/payment-return.ts';
import { currencyDecimals, minorText, type Minor } from '../../core/shared/money.ts';
import { formatMoney } from '../kit/formats/format-money.ts';
import { usePage } from '../page/use-page.ts';

export interface PaymentAmount {
  readonly text: string;
  /** What was typed, where it is an amount. */
  readonly amount: Minor | undefined;
  /** Why it cannot be sent, in words. */
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  readonly put: (amount: Minor) => void;
}

interface AmountTerms {
  readonly kind: PaymentKind;
  readonly currency: string;
  readonly method: PaymentMethod | undefined;
  /** What can be paid out at most. */
  readonly balance?: Minor | undefined;
  readonly first?: Minor | undefined;
}

/** PMT-6 An amount as it is typed, and what its method and its account say of it; nothing is filled in before, but what was tried. */
export function usePaymentAmount({ kind, currency, method, balance, first }: AmountTerms): PaymentAmount {
  const { language } = usePage();
  const { t } = useTranslation('cashier');
  const decimals = currencyDecimals(currency);
  const [text, setText] = useState(first === undefined ? '' : minorText(first, decimals));
  const read = typedAmount(text, decimals);
  const amount = read.ok ? read.value : undefined;
  const sum = (units: Minor): string => formatMoney(units, currency, { language, isShort: true });
  const problemOf = (): string | undefined => {
    if (!read.ok) return t('error.wrong');
    if (amount === undefined) return t('error.empty');
    if (balance !== undefined && amount > balance) return t('error.balance', { sum: sum(balance) });
    const problem = method === undefined ? undefined : methodProblem(method, { kind, currency, amount });
    if (problem === 'too-little' && method !== undefined) return t('error.too-little', { sum: sum(method.least) });
    if (problem === 'too-much' && method !== undefined) return t('error.too-much', { sum: sum(method.most) });
    return problem === undefined ? undefined : t('error.method');
  };
  return {
    text,
    amount,
    problem: problemOf(),
    type: setText,
    put: (units) => {
      setText(minorText(units, decimals));
    },
  };
}
