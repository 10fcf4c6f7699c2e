import type { ReactNode } from 'react';
import { betFactorText } from '../../../core/coupon/explained/bet-facts.ts';
import type { PayoutStep } from '../../../core/coupon/explained/payout-step.ts';
import type { CalculatedAnswer } from '../../../core/coupon/calculator/calculated-answer.ts';
import type { CalculatedBet } from '../../../core/coupon/calculator/calculation.ts';
import { betResultId, type BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { MOST_LISTED_LINES } from '../../../core/coupon/maths/system-lines.ts';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { decimalOdds, type MilliOdds } from '../../../core/shared/odds.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { oddsInFull } from '../../kit/formats/odds-in-full.ts';
import styles from './answer-table.module.scss';
import type { CalculatorWords } from './use-calculator-words.ts';

interface AnswerTableProps {
  readonly words: CalculatorWords;
  readonly answer: CalculatedAnswer;
  readonly formatId: number;
  readonly onMore: () => void;
}

/** A lost line has no odds in any format. */
function lineOdds(odds: MilliOdds | undefined, formatId: number): string | undefined {
  if (odds === undefined) return undefined;
  return odds === 0 ? '0' : oddsInFull(odds, formatId);
}

/** The lines of a divided type: which bets are in each, at what odds, and its share of what is paid. */
export function LinesTable({ words, answer, formatId, onMore }: AnswerTableProps): ReactNode {
  const { t, money } = words;
  const { lines, lineCount } = answer;
  const most = Math.min(lineCount, MOST_LISTED_LINES);
  return (
    <section className="panel" aria-label={t('lines')}>
      <h2 className={styles.head}>
        {t('lines')} <span className={`num ${styles.count ?? ''}`}>{lineCount}</span>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.number')}</th>
            <th scope="col">{t('column.events')}</th>
            <th scope="col">{t('column.odds')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ bets, odds, payout }, index) => (
            <tr key={bets.join('-')}>
              <td className="num">{index + 1}</td>
              <th scope="row" className="num">
                {bets.map((bet) => bet + 1).join(' + ')}
              </th>
              <td className="num">{lineOdds(odds, formatId) ?? t('none')}</td>
              <td className={classNames('num', payout !== undefined && payout > 0 && styles.won)}>
                {payout === undefined ? t('none') : money(payout)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length < most ? (
        <Button look="text" size="sm" className={styles.more} onClick={onMore}>
          {t('lines.more')}
        </Button>
      ) : null}
      {lines.length < lineCount ? (
        <p className={styles.rest}>{t('lines.rest', { shown: lines.length, all: lineCount })}</p>
      ) : null}
    </section>
  );
}

interface StepsTableProps {
  readonly words: CalculatorWords;
  readonly answer: CalculatedAnswer;
  readonly type: CouponType;
  readonly bets: readonly CalculatedBet[];
}

/** The way from the stake to what is paid of the types that are not divided, a row a step. */
export function StepsTable({ words, answer, type, bets }: StepsTableProps): ReactNode {
  const { t, money } = words;
  return (
    <section className="panel" aria-label={t('steps')}>
      <h2 className={styles.head}>{t('steps')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.events')}</th>
            <th scope="col">{t('steps.reckoning')}</th>
            <th scope="col">{t(type === 'chain' || type === 'condition' ? 'steps.account' : 'returns')}</th>
          </tr>
        </thead>
        <tbody>
          {answer.steps.map((step) => (
            <tr key={`${step.kind} ${step.bets.join('-')}`}>
              <th scope="row" className="num">
                {step.bets.map((bet) => bet + 1).join(' + ')}
              </th>
              <td className="num" dir="ltr">
                {reckoning(step, { bets, type, money })}
              </td>
              <td className="num">{money(step.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Reckoned {
  readonly bets: readonly CalculatedBet[];
  readonly type: CouponType;
  readonly money: (amount: Minor) => string;
}

/** What is multiplied, in decimal numbers whatever the odds format: 1.5 × 2 = 3; × the stake. */
function reckoning({ bets, odds, stake }: PayoutStep<Minor>, { bets: all, type, money }: Reckoned): string {
  const staked = stake === undefined ? '' : `× ${money(stake)}`;
  if (odds === undefined || type === 'anti-express') return staked;
  const factors = bets.flatMap((place) =>
    all.slice(place, place + 1).flatMap(({ odds: price, result }) => {
      return price === undefined ? [] : [betFactorText({ odds: price, status: statusOf(result) })];
    }),
  );
  const product = `${factors.join(' × ')} = ${String(decimalOdds(odds))}`;
  return staked === '' ? product : `${product}; ${staked}`;
}

/** What is open is taken as won. */
function statusOf(result: BetResult): number {
  return betResultId(result === 'open' ? 'win' : result);
}
