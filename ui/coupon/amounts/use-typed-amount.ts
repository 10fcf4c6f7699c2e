import { useState } from 'react';
import { typedAmount, type TypedAmountProblem } from '../../../core/coupon/amounts/typed-amount.ts';
import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import { amountText } from './amount-text.ts';

export interface TypedAmount {
  readonly text: string;
  /** What is wrong with what was typed; that stays as it is. */
  readonly problem: TypedAmountProblem | undefined;
  readonly onText: (typed: string) => void;
  readonly onBlur: () => void;
}

/** What came of typing: an amount, an empty field, or something that is no amount. */
export type Typed = Minor | 'empty' | 'wrong';

/** An amount between what is typed and what the coupon holds. Call it in an observer. */
export function useTypedAmount(amount: Minor | undefined, onTyped: (typed: Typed) => void): TypedAmount {
  const { coupon } = useCoupon();
  const decimals = currencyDecimals(coupon.currency);
  const [shown, setShown] = useState({ text: amountText(amount, decimals), amount });
  const read = (typed: string): Typed => {
    const reading = typedAmount(typed, decimals);
    if (!reading.ok) return 'wrong';
    return reading.value === undefined ? 'empty' : reading.value;
  };
  const { text } = shown;
  if (shown.amount !== amount) {
    setShown({ text: held(read(text)) === held(amount) ? text : amountText(amount, decimals), amount });
  }
  const setText = (next: string): void => {
    setShown((before) => ({ ...before, text: next }));
  };
  const reading = typedAmount(text, decimals);
  return {
    text,
    problem: reading.ok ? undefined : reading.error,
    onText: (typed) => {
      setText(typed);
      onTyped(read(typed));
    },
    onBlur: () => {
      if (reading.ok && reading.value !== undefined) setText(amountText(reading.value, decimals));
    },
  };
}

/** What is no amount and what is empty are held as nothing staked: the text of either stays. */
function held(amount: Typed | undefined): number {
  return typeof amount === 'number' ? amount : 0;
}
