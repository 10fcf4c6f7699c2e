import type { ReactNode } from 'react';
import { typedAmount } from '../../../core/coupon/amounts/typed-amount.ts';
import { steppedInUnits, stepInUnits } from '../../../core/coupon/amounts/amount-step.ts';
import { NO_MONEY, currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import { AmountField } from '../../kit/controls/amount-field.tsx';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { amountText } from '../amounts/amount-text.ts';
import type { CalculatorWords } from './use-calculator-words.ts';
import { useTypedText } from './use-typed-text.ts';

interface UnitsFieldProps {
  readonly words: CalculatorWords;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly amount: Minor | undefined;
  readonly currency: string;
  /** What counts while nothing is typed. */
  readonly placeholder?: string;
  readonly isStepped?: boolean;
  readonly error?: string | undefined;
  readonly onAmount: (amount: Minor | undefined) => void;
}

/** An amount of the calculation's currency as it is typed. */
export function UnitsField(props: UnitsFieldProps): ReactNode {
  const { words, label, isLabelHidden = false, amount, currency, placeholder, isStepped = false, error } = props;
  const decimals = currencyDecimals(currency);
  const { text, problem, onText } = useTypedText({
    value: amount,
    write: (value) => amountText(value, decimals),
    read: (typed) => typedAmount(typed, decimals),
    onValue: props.onAmount,
  });
  return (
    <AmountField
      label={label}
      isLabelHidden={isLabelHidden}
      size={isStepped ? 'md' : 'sm'}
      text={text}
      placeholder={placeholder}
      symbol={text === '' && placeholder !== undefined ? undefined : currencySymbol(currency)}
      error={problem === undefined ? error : words.amountProblem(problem)}
      onText={onText}
      onStep={
        isStepped
          ? (direction) => {
              const to = direction === 1 ? 'up' : 'down';
              props.onAmount(steppedInUnits(amount ?? NO_MONEY, to, stepInUnits(currency)));
            }
          : undefined
      }
    />
  );
}
