import type { ReactNode } from 'react';
import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import type { CalculatorWords } from './use-calculator-words.ts';
import styles from './result-cells.module.scss';

/** What can become of a bet, with its glyph and its colour. */
const RESULTS = [
  ['win', 'f-circle-check', 'good'],
  ['lose', 'f-circle-x', 'bad'],
  ['return', 't-arrow-back-up', 'back'],
  ['half-win', 't-circle-half-2', 'good'],
  ['half-lose', 't-circle-half-vertical', 'bad'],
  ['half-lose-half-win', 't-circle-half-vertical', 'mixed'],
] as const satisfies readonly (readonly [BetResult, IconName, string])[];

interface ResultCellsProps {
  readonly words: CalculatorWords;
  readonly number: number;
  readonly result: BetResult;
  readonly onResult: (result: BetResult) => void;
}

/** The result of a bet; the one that is on is taken off by another press, and the bet is open again. */
export function ResultCells({ words, number, result, onResult }: ResultCellsProps): ReactNode {
  const { t } = words;
  return (
    <fieldset className={styles.results} aria-label={t('result', { number })}>
      {RESULTS.map(([each, icon, tone]) => {
        const isOn = each === result || (each === 'return' && result === 'forced-return');
        return (
          <button
            key={each}
            type="button"
            data-plain=""
            className={classNames(styles.result, each === 'half-lose' && styles.turned, isOn && styles[tone])}
            aria-pressed={isOn}
            aria-label={t(`result.${each}`)}
            title={t(`result.${each}`)}
            onClick={() => {
              onResult(isOn ? 'open' : each);
            }}
          >
            <Icon name={icon} size="sm" />
          </button>
        );
      })}
    </fieldset>
  );
}

/** What each glyph says. */
export function ResultLegend({ words }: Pick<ResultCellsProps, 'words'>): ReactNode {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {RESULTS.map(([each, icon]) => (
        <li key={each} className={each === 'half-lose' ? styles.turned : undefined}>
          <Icon name={icon} size="xs" />
          {words.t(`result.${each}`)}
        </li>
      ))}
    </ul>
  );
}
