import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../core/accounts/account.ts';
import {
  conversionProblem,
  convertedAmount,
  type ConversionRate,
} from '../../../core/accounts/conversion/conversion-rate.ts';
import { typedAmount } from '../../../core/coupon/amounts/typed-amount.ts';
import { currencyDecimals, minorText, type Minor } from '../../../core/shared/money.ts';
import { useAccounts } from '../use-accounts.ts';

/** What is offered first to a player without another account. */
const USUAL: readonly string[] = ['EUR', 'USD'];

export interface ConversionInput {
  readonly text: string;
  readonly amount: Minor | undefined;
  readonly rate: ConversionRate | undefined;
  /** What comes of the sum that is typed. */
  readonly got: Minor | undefined;
  readonly error: string | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  readonly choose: (currency: string) => void;
  readonly submit: () => void;
}

/** What is typed stays, whatever the server says of it; at first it is the whole account, unless its balance is hidden [AC-10]. */
export function useConversionForm(account: Account, rates: readonly ConversionRate[]): ConversionInput {
  const { accounts, conversion } = useAccounts();
  const { currency, money } = account;
  const decimals = currencyDecimals(currency);
  const [text, setText] = useState(() => (money > 0 && !accounts.isBalanceHidden ? minorText(money, decimals) : ''));
  const [chosen, setChosen] = useState<string>();
  const [sent, setSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const own = accounts.inOrder.find((other) => other.type !== 'bonus' && other.currency !== currency)?.currency;
  const rate = rates.find(({ to }) => to === (chosen ?? own)) ?? rates.find(({ to }) => USUAL.includes(to)) ?? rates[0];
  const read = typedAmount(text, decimals);
  const amount = read.ok ? read.value : undefined;
  const problem = useProblem(account, amount, rate);
  return {
    text,
    amount,
    rate,
    got: amount === undefined || rate === undefined ? undefined : convertedAmount(amount, rate),
    error: sent === text ? problem : undefined,
    field,
    type: (typed) => {
      setText(typed);
      conversion.forget();
    },
    choose: (to) => {
      setChosen(to);
      conversion.forget();
    },
    submit: () => {
      setSent(text);
      if (conversion.isBusy) return;
      if (problem !== undefined || amount === undefined || rate === undefined) field.current?.focus();
      else {
        void conversion.convert({ accountId: account.id, amount, rate }).then((isMade) => {
          // what was converted is not there to be converted again
          if (isMade) setText('');
        });
      }
    },
  };
}

/** CNV-7 */
function useProblem(account: Account, amount: Minor | undefined, rate: ConversionRate | undefined): string | undefined {
  const { player } = useAccounts();
  const { t } = useTranslation('conversion');
  if (amount === undefined || rate === undefined) return t('error.amount');
  const level = player.player?.conversion ?? 'not-allowed';
  const problem = conversionProblem(account, { level, amount, rate });
  return problem === undefined ? undefined : t(`error.${problem}`);
}
