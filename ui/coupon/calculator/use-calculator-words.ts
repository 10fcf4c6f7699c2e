import { useTranslation } from 'react-i18next';
import type { TypedAmountProblem } from '../../../core/coupon/amounts/typed-amount.ts';
import type { CalculationProblem } from '../../../core/coupon/calculator/calculated-answer.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { typeBounds } from '../../../core/coupon/maths/type-bounds.ts';
import { currencyDecimals, type Minor } from '../../../core/shared/money.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import type { Words } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';

/** Where a problem stands: at a bet's odds or amount, at the stake, the size, or over the bets. */
export type ProblemPlace = 'odds' | 'bet-amount' | 'stake' | 'size' | 'bets' | 'sum';

export interface CalculatorWords {
  readonly t: Words;
  readonly money: (amount: Minor) => string;
  /** The same without decimals that are all zero. */
  readonly shortMoney: (amount: Minor) => string;
  /** The bounds of a type in a word or two. */
  readonly bounds: (type: CouponType) => string;
  /** The rule that a calculation breaks. */
  readonly problem: (problem: CalculationProblem, type: CouponType) => string;
  readonly amountProblem: (problem: TypedAmountProblem) => string;
}

/** The rules that have words of their own. */
const PLAIN: readonly CalculationProblem['code'][] = [
  'no-odds',
  'no-stake',
  'odds-below-one',
  'odds-out-of-range',
  'system-value-out-of-range',
  'blocks-out-of-order',
  'result-out-of-range',
];

/** The words of the calculator, with those of the coupon. Call it in an observer. */
export function useCalculatorWords(currency: string): CalculatorWords {
  const { language } = usePage();
  const { t: words } = useTranslation(['calculator', 'slip', 'shell', 'coupon'], { nsMode: 'fallback' });
  const t: Words = (key: string, values: Record<string, string | number> = {}) => words(key, values);
  return {
    t,
    money: (amount) => formatMoney(amount, currency, { language }),
    shortMoney: (amount) => formatMoney(amount, currency, { language, isShort: true }),
    bounds: (type) => boundsText(t, type),
    problem: (problem, type) => problemText(t, problem, type),
    amountProblem: (problem) => {
      const count = currencyDecimals(currency);
      if (count === undefined) return t('amount.unknown-currency');
      return t(`amount.${problem === 'too-many-decimals' && count === 0 ? 'whole' : problem}`, { count });
    },
  };
}

/** CLC-13 What is refused is said beside the field to blame. */
export function problemPlace({ code, bet }: CalculationProblem): ProblemPlace {
  if (code === 'no-odds' || code.startsWith('odds-')) return 'odds';
  if (code.startsWith('amount-')) return bet === undefined ? 'stake' : 'bet-amount';
  if (code === 'no-stake' || code === 'no-amount') return 'stake';
  if (code === 'system-value-out-of-range') return 'size';
  return code === 'result-out-of-range' ? 'sum' : 'bets';
}

function boundsText(t: Words, type: CouponType): string {
  const { fewestBets, mostBets, fewestBlocks } = typeBounds(type);
  if (type === 'single') return t('bounds.one');
  if (type === 'multi' || type === 'condition') return t('bounds.blocks', { from: fewestBlocks });
  if (type === 'lucky' || type === 'patent') return t('bounds.range', { from: fewestBets, to: mostBets });
  return t('bounds.from', { from: fewestBets });
}

function problemText(t: Words, { code }: CalculationProblem, type: CouponType): string {
  const { fewestBets, mostBets, fewestBlocks, mostBlocks } = typeBounds(type);
  if (PLAIN.includes(code)) return t(`problem.${code}`);
  if (code === 'anti-express-refused') return t('obstacle.anti-express-refused');
  const isFew = code === 'no-bets' || code === 'too-few-bets';
  if (!isFew && code !== 'too-many-bets') return t('problem.other');
  if (type === 'single') return t('type-reason.single');
  if (!isFew) return t('obstacle.too-many-bets', { count: Math.min(mostBets, mostBlocks) });
  if (type === 'multi' || type === 'condition') return t('problem.too-few-blocks', { from: fewestBlocks });
  if (type === 'system') return t('problem.too-few-drawn', { from: fewestBlocks });
  return t('obstacle.too-few-bets', { count: fewestBets });
}
