import type { ReactNode } from 'react';
import { typedOdds } from '../../../core/coupon/calculator/typed-odds.ts';
import { formatMilliOdds, type MilliOdds } from '../../../core/shared/odds.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import type { CalculatorWords } from './use-calculator-words.ts';
import styles from './event-row.module.scss';
import { useTypedText } from './use-typed-text.ts';

interface OddsFieldProps {
  readonly words: CalculatorWords;
  readonly number: number;
  readonly odds: MilliOdds | undefined;
  readonly formatId: number;
  /** The rule of the core that these odds break. */
  readonly error: string | undefined;
  /** Nothing is typed yet. */
  readonly hint: string | undefined;
  readonly onOdds: (odds: MilliOdds | undefined) => void;
}

const DECIMAL = 0;

/** Odds as they are typed; what cannot be told exactly offers the nearest that can. */
export function OddsField({ words, number, odds, formatId, error, hint, onOdds }: OddsFieldProps): ReactNode {
  const { t } = words;
  const { text, problem, onText } = useTypedText({
    value: odds,
    write: (value) => (value === undefined ? '' : formatMilliOdds(value, formatId)),
    read: (typed) => typedOdds(typed, formatId),
    onValue: onOdds,
  });
  const { nearest } = problem ?? {};
  return (
    <div className={styles.odds}>
      <Field
        label={t('odds', { number })}
        isLabelHidden
        size="sm"
        className="num"
        dir="ltr"
        autoComplete="off"
        inputMode={formatId === DECIMAL ? 'decimal' : 'text'}
        maxLength={16}
        value={text}
        error={problem === undefined ? error : t(`odds.${problem.code}`)}
        hint={problem === undefined && text === '' ? hint : undefined}
        onChange={(event) => {
          onText(event.currentTarget.value);
        }}
      />
      {nearest === undefined ? null : (
        <Button
          look="text"
          size="sm"
          onClick={() => {
            onOdds(nearest);
          }}
        >
          {t('odds.nearest', { odds: formatMilliOdds(nearest, DECIMAL) })}
        </Button>
      )}
    </div>
  );
}
