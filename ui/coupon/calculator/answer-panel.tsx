import type { ReactNode } from 'react';
import { systemOptions } from '../../../core/coupon/building/system-options.ts';
import type { CalculatedAnswer, CalculationProblem } from '../../../core/coupon/calculator/calculated-answer.ts';
import { drawnBlocks, withBlockAmount } from '../../../core/coupon/calculator/calculation.ts';
import { hasSystemSize } from '../../../core/coupon/maths/divided-types.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { Select } from '../../kit/controls/select.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import styles from './answer-panel.module.scss';
import { QuickStakes } from './quick-stakes.tsx';
import { ReturnButton } from './return-button.tsx';
import { UnitsField } from './units-field.tsx';
import type { HeldCalculation } from './use-calculation.ts';
import { problemPlace, type CalculatorWords, type ProblemPlace } from './use-calculator-words.ts';

interface PanelProps {
  readonly held: HeldCalculation;
  readonly words: CalculatorWords;
}

interface AnswerPanelProps extends PanelProps {
  readonly answer: CalculatedAnswer | undefined;
  readonly problem: CalculationProblem | undefined;
}

/** What is staked, and what it comes to; where the core refuses, the rule stands here and no sum. */
export function AnswerPanel({ held, words, answer, problem }: AnswerPanelProps): ReactNode {
  const { calculation, currency } = held;
  const { type } = calculation;
  const { t } = words;
  const at = problem === undefined ? undefined : problemPlace(problem);
  const said = problem === undefined ? undefined : words.problem(problem, type);
  const errorAt = (place: ProblemPlace): string | undefined => (at === place ? said : undefined);
  return (
    <section className={classNames('panel', styles.panel)} aria-label={t('answer')}>
      <h2 className={styles.head}>{t(`type.${type}`)}</h2>
      <div className={styles.body}>
        {hasSystemSize(type) ? <SizeField held={held} words={words} error={errorAt('size')} /> : null}
        <UnitsField
          key={`stake ${String(held.turn)}`}
          words={words}
          label={t(type === 'singles' ? 'amount.each' : 'amount')}
          amount={calculation.stake}
          currency={currency}
          isStepped
          error={errorAt('stake')}
          onAmount={(stake) => {
            held.edit({ ...calculation, stake });
          }}
        />
        <QuickStakes held={held} words={words} />
        {type === 'condition' ? <BlockStakes held={held} words={words} /> : null}
        <div aria-live="polite">
          {answer === undefined ? <FormNotice tone="info">{said}</FormNotice> : <Sums words={words} answer={answer} />}
        </div>
        <p className={styles.note}>{t('note.bonuses')}</p>
        <p className={styles.note}>{t('note.halves')}</p>
        <ReturnButton held={held} words={words} />
      </div>
    </section>
  );
}

function SizeField({ held, words, error }: PanelProps & { readonly error: string | undefined }): ReactNode {
  const { calculation } = held;
  const { systemValue } = calculation;
  const of = drawnBlocks(calculation);
  const sizes = systemOptions(of);
  const { t } = words;
  const options = sizes.map(({ value, lines }) => ({
    value: String(value),
    label: t('system.size', { value, of, count: lines }),
  }));
  const isKnown = sizes.some(({ value }) => value === systemValue);
  return (
    <Select
      label={t('system')}
      value={String(systemValue)}
      options={
        isKnown
          ? options
          : [{ value: String(systemValue), label: t('system.short', { value: systemValue, of }) }, ...options]
      }
      error={error}
      onChange={(value) => {
        held.edit({ ...calculation, systemValue: Number(value) });
      }}
    />
  );
}

/** What each block after the first stakes. */
function BlockStakes({ held, words }: PanelProps): ReactNode {
  const { calculation, currency } = held;
  const { t } = words;
  const blocks = Array.from({ length: Math.max(0, drawnBlocks(calculation) - 1) }, (_, index) => index + 2);
  return blocks.map((block) => (
    <UnitsField
      key={`${String(block)} ${String(held.turn)}`}
      words={words}
      label={t('block.amount', { name: t('block', { number: block }) })}
      amount={calculation.blockAmounts[block - 1]}
      currency={currency}
      placeholder={t('block.max')}
      onAmount={(amount) => {
        held.edit(withBlockAmount(calculation, block, amount));
      }}
    />
  ));
}

function Sums({ words, answer }: { readonly words: CalculatorWords; readonly answer: CalculatedAnswer }): ReactNode {
  const { t, money } = words;
  const { state, payout, most, staked, allWon, oneLost, lineCount, linesWon } = answer;
  const shown = state === 'open' ? most : payout;
  const profit = (shown - staked) as Minor;
  return (
    <>
      <div className={classNames('num', styles.sum)}>
        <small>{t(state === 'open' ? 'win' : 'returns')}</small>
        <b>{money(shown)}</b>
        <span className={profit < 0 ? styles.down : styles.up}>
          <span className="vh">{t('profit')} </span>
          {profit > 0 ? '+' : ''}
          {money(profit)}
        </span>
      </div>
      <dl className={classNames('num', styles.facts)}>
        <div>
          <dt>{t('staked')}</dt>
          <dd>{money(staked)}</dd>
        </div>
        {lineCount === 0 ? null : (
          <div>
            <dt>{t('lines-won')}</dt>
            <dd>{t('lines-won.of', { won: linesWon, all: lineCount })}</dd>
          </div>
        )}
        {allWon === undefined ? null : (
          <div>
            <dt>{t('all-won')}</dt>
            <dd>{money(allWon)}</dd>
          </div>
        )}
        {oneLost === undefined ? null : (
          <div>
            <dt>{t('one-lost')}</dt>
            <dd>{money(oneLost)}</dd>
          </div>
        )}
        {state === 'open' ? (
          <div>
            <dt>{t('returns.now')}</dt>
            <dd>{money(payout)}</dd>
          </div>
        ) : null}
      </dl>
      {state === 'open' ? <p className={styles.note}>{t('note.open')}</p> : null}
    </>
  );
}
