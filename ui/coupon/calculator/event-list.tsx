import type { ReactNode } from 'react';
import type { CalculationProblem } from '../../../core/coupon/calculator/calculated-answer.ts';
import { withNewBet } from '../../../core/coupon/calculator/calculation.ts';
import { LARGEST_COUPON } from '../../../core/coupon/maths/type-bounds.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { EventRow } from './event-row.tsx';
import styles from './event-list.module.scss';
import { ResultLegend } from './result-cells.tsx';
import type { HeldCalculation } from './use-calculation.ts';
import { problemPlace, type CalculatorWords } from './use-calculator-words.ts';

/** Decimal, fractional, American. */
const FORMAT_IDS: readonly number[] = [0, 1, 2];

interface EventListProps {
  readonly held: HeldCalculation;
  readonly words: CalculatorWords;
  readonly formatId: number;
  /** The format that the player chose for the whole site. */
  readonly ownFormatId: number;
  readonly onFormat: (id: number) => void;
  readonly problem: CalculationProblem | undefined;
}

/** The bets of the calculator. */
export function EventList({ held, words, formatId, ownFormatId, onFormat, problem }: EventListProps): ReactNode {
  const { calculation } = held;
  const { bets } = calculation;
  const { t } = words;
  const isOfAll = problem !== undefined && problemPlace(problem) === 'bets';
  const formats = FORMAT_IDS.includes(ownFormatId) ? FORMAT_IDS : [...FORMAT_IDS, ownFormatId];
  return (
    <section className="panel" aria-label={t('events')}>
      <header className={styles.head}>
        <h2>
          {t('events')} <span className="num">{bets.length}</span>
        </h2>
        <Segment
          label={t('format')}
          value={formatId}
          options={formats.map((id) => ({ value: id, label: t(`odds-format.${String(id)}`) }))}
          onChange={onFormat}
        />
      </header>
      {isOfAll ? (
        <div className={styles.notice}>
          <FormNotice tone="warning">{words.problem(problem, calculation.type)}</FormNotice>
        </div>
      ) : null}
      <ol>
        {bets.map((bet, place) => (
          <EventRow
            key={`${String(held.turn)} ${String(place)}`}
            held={held}
            words={words}
            place={place}
            bet={bet}
            formatId={formatId}
            problem={problem?.bet === place ? problem : undefined}
          />
        ))}
      </ol>
      <footer className={styles.foot}>
        <Button
          size="sm"
          reason={bets.length >= LARGEST_COUPON ? t('obstacle.too-many-bets', { count: LARGEST_COUPON }) : undefined}
          onClick={() => {
            held.edit(withNewBet(calculation));
          }}
        >
          <Icon name="t-plus" size="sm" />
          {t('add-event')}
        </Button>
        <Button look="text" size="sm" onClick={held.clear}>
          {t('clear')}
        </Button>
        <ResultLegend words={words} />
      </footer>
    </section>
  );
}
