import { useState } from 'react';
import { typedAmount } from '../../../core/coupon/amounts/typed-amount.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { amountText } from './amount-text.ts';

export interface TypedAmount {
  readonly text: string;
  /** What is wrong with what was typed; that stays as it is. */
  readonly error: string | undefined;
  readonly onText: (typed: string) => void;
  readonly onBlur: () => void;
}

/** An amount between what is typed and what the coupon holds; NaN stands for what is no amount. Call it in an observer. */
export function useTypedAmount(
  amount: number | undefined,
  onAmount: (amount: number | undefined) => void,
): TypedAmount {
  const { coupon } = useCoupon();
  const { t } = useSlipWords();
  const decimals = currencyDecimals(coupon.currency);
  const [shown, setShown] = useState({ text: amountText(amount), amount });
  const read = (typed: string): number | undefined => {
    const typedNow = typedAmount(typed, decimals);
    return typedNow.ok ? typedNow.value : Number.NaN;
  };
  const { text } = shown;
  if (!Object.is(shown.amount, amount)) {
    setShown({ text: held(read(text)) === held(amount) ? text : amountText(amount), amount });
  }
  const setText = (next: string): void => {
    setShown((before) => ({ ...before, text: next }));
  };
  const reading = typedAmount(text, decimals);
  const problem = reading.ok ? undefined : reading.error;
  const key = problem === 'too-many-decimals' && decimals === 0 ? 'whole' : problem;
  return {
    text,
    error: key === undefined ? undefined : t(`amount.${key}`, { count: decimals }),
    onText: (typed) => {
      setText(typed);
      onAmount(read(typed));
    },
    onBlur: () => {
      if (reading.ok && reading.value !== undefined) setText(amountText(reading.value));
    },
  };
}

/** What is no amount and what is empty are held as nothing staked: the text of either stays. */
function held(amount: number | undefined): number {
  return amount === undefined || Number.isNaN(amount) ? 0 : amount;
}
