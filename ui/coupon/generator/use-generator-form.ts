import { useState } from 'react';
import { typedAmount, type TypedAmountProblem } from '../../../core/coupon/amounts/typed-amount.ts';
import type { GeneratorHours } from '../../../core/coupon/generator/generator-gateway.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { useCoupon } from '../use-coupon.ts';
import type { GeneratorForm } from './bet-generator-store.ts';

/** An amount as it is typed, and what is wrong with it. */
export interface GeneratorAmount {
  readonly text: string;
  readonly problem: TypedAmountProblem | undefined;
  readonly onText: (text: string) => void;
}

export interface GeneratorFormState {
  readonly amount: GeneratorAmount;
  readonly win: GeneratorAmount;
  readonly hours: GeneratorHours;
  readonly setHours: (hours: GeneratorHours) => void;
  readonly sportIds: readonly number[];
  readonly setSportIds: (sportIds: readonly number[]) => void;
  readonly count: number | undefined;
  readonly setCount: (count: number | undefined) => void;
  /** Undefined until both amounts are typed. */
  readonly value: GeneratorForm | undefined;
}

/** What the player fills in for the bet generator. Call it in an observer. */
export function useGeneratorForm(): GeneratorFormState {
  const { coupon } = useCoupon();
  const decimals = currencyDecimals(coupon.currency);
  const [amountText, setAmountText] = useState('');
  const [winText, setWinText] = useState('');
  const [hours, setHours] = useState<GeneratorHours>(24);
  const [sportIds, setSportIds] = useState<readonly number[]>([]);
  const [count, setCount] = useState<number | undefined>();
  const [amount, win] = [typedAmount(amountText, decimals), typedAmount(winText, decimals)];
  const isWhole = amount.ok && win.ok && amount.value !== undefined && win.value !== undefined;
  return {
    amount: { text: amountText, problem: amount.ok ? undefined : amount.error, onText: setAmountText },
    win: { text: winText, problem: win.ok ? undefined : win.error, onText: setWinText },
    hours,
    setHours,
    sportIds,
    setSportIds,
    count,
    setCount,
    value: isWhole ? { amount: amount.value, win: win.value, hours, sportIds, count } : undefined,
  };
}
