import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Bet } from '../../../core/coupon/bets/bet.ts';
import type { CalculationProblem } from '../../../core/coupon/calculator/calculated-answer.ts';
import { drawnBlocks, withBanker, withBet, type CalculatedBet } from '../../../core/coupon/calculator/calculation.ts';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { useSlipWords } from '../use-slip-words.ts';
import styles from './event-row.module.scss';
import { OddsField } from './odds-field.tsx';
import { ResultCells } from './result-cells.tsx';
import { UnitsField } from './units-field.tsx';
import type { HeldCalculation } from './use-calculation.ts';
import { problemPlace, type CalculatorWords } from './use-calculator-words.ts';

interface EventRowProps {
  readonly held: HeldCalculation;
  readonly words: CalculatorWords;
  readonly place: number;
  readonly bet: CalculatedBet;
  readonly formatId: number;
  /** What is wrong with this bet. */
  readonly problem: CalculationProblem | undefined;
}

/** A bet of the calculator: its odds, what became of it, and its place in the coupon. */
export function EventRow({ held, words, place, bet, formatId, problem }: EventRowProps): ReactNode {
  const { calculation } = held;
  const { t } = words;
  const number = place + 1;
  const at = problem === undefined ? undefined : problemPlace(problem);
  const said = problem === undefined ? undefined : words.problem(problem, calculation.type);
  const change = (changed: Partial<CalculatedBet>): void => {
    held.edit(withBet(calculation, place, changed));
  };
  return (
    <li className={styles.row}>
      <span className={`num ${styles.number ?? ''}`}>{number}</span>
      <EventName words={words} number={number} bet={held.named[place]} />
      {calculation.type === 'singles' ? (
        <UnitsField
          words={words}
          label={t('bet-stake', { number })}
          isLabelHidden
          amount={bet.amount}
          currency={held.currency}
          placeholder={t('bet-stake.same')}
          error={at === 'bet-amount' ? said : undefined}
          onAmount={(amount) => {
            change({ amount });
          }}
        />
      ) : null}
      <OddsField
        key={formatId}
        words={words}
        number={number}
        odds={bet.odds}
        formatId={formatId}
        error={at === 'odds' && problem?.code !== 'no-odds' ? said : undefined}
        hint={problem?.code === 'no-odds' ? said : undefined}
        onOdds={(odds) => {
          change({ odds });
        }}
      />
      <ResultCells
        words={words}
        number={number}
        result={bet.result}
        onResult={(result) => {
          change({ result });
        }}
      />
      <BlockChoice held={held} words={words} place={place} bet={bet} />
      <IconButton
        icon="t-x"
        size="sm"
        label={t('remove-event', { number })}
        onClick={() => {
          held.remove(place);
        }}
      />
    </li>
  );
}

/** Who plays, where the bet came from the coupon. */
const EventName = observer(function EventName({
  words,
  number,
  bet,
}: Pick<EventRowProps, 'words'> & { readonly number: number; readonly bet: Bet | undefined }): ReactNode {
  const slip = useSlipWords();
  return (
    <span className={styles.name}>
      <b dir="auto">{bet === undefined ? words.t('event', { number }) : slip.game(bet)}</b>
      {bet === undefined ? null : <small dir="auto">{slip.plainPick(bet)}</small>}
    </span>
  );
});

/** A banker of a system, or the block of a multi or a condition. */
function BlockChoice({ held, words, place, bet }: Pick<EventRowProps, 'held' | 'words' | 'place' | 'bet'>): ReactNode {
  const { calculation } = held;
  const { type } = calculation;
  const { t } = words;
  const number = place + 1;
  if (type === 'system') {
    const isBanker = bet.block === 0;
    return (
      <button
        type="button"
        data-plain=""
        className={styles.banker}
        aria-pressed={isBanker}
        aria-label={t('banker-of', { number })}
        title={t('banker.hint')}
        onClick={() => {
          held.edit(withBanker(calculation, place, !isBanker));
        }}
      >
        {t('banker.letter')}
      </button>
    );
  }
  if (type !== 'multi' && type !== 'condition') return null;
  const most = drawnBlocks(calculation) + 1;
  const blocks = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <Select
      label={t('block-of', { number })}
      isLabelHidden
      size="sm"
      className={styles.block}
      value={String(bet.block)}
      options={[
        ...(type === 'multi' || bet.block === 0 ? [{ value: '0', label: t('lobby') }] : []),
        ...blocks.map((block) => ({
          value: String(block),
          label: block === most ? t('block.new') : t('block', { number: block }),
        })),
      ]}
      onChange={(block) => {
        held.edit(withBet(calculation, place, { block: Number(block) }));
      }}
    />
  );
}
