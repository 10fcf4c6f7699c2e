import type { ReactNode } from 'react';
import { KENO_NUMBERS, MOST_PICKED } from '../../../../core/casino/games/keno.ts';
import { Button } from '../../../kit/controls/button.tsx';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';

const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

/** GM-7 Eighty numbers: those that were picked, those that were drawn, and those that are both. */
export function KenoTable({ choice, onChoose, round, isBusy, isNew }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  const drawn = round?.drawn ?? [];
  const hits = choice.filter((number) => drawn.includes(number)).length;
  const toggle = (number: number): void => {
    if (choice.includes(number)) onChoose(choice.filter((each) => each !== number));
    else if (choice.length < MOST_PICKED) onChoose([...choice, number]);
  };
  return (
    <div className={styles.keno}>
      <fieldset className={styles.numbers} aria-label={t('keno.numbers')}>
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-pressed={choice.includes(number)}
            aria-label={drawn.includes(number) ? t('keno.drawn', { number }) : undefined}
            data-drawn={drawn.includes(number) || undefined}
            data-new={isNew || undefined}
            ref={(button) => {
              button?.style.setProperty('animation-delay', `${drawn.indexOf(number) * 100}ms`);
            }}
            disabled={isBusy || (choice.length === MOST_PICKED && !choice.includes(number))}
            onClick={() => {
              toggle(number);
            }}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <div className={styles.row}>
        <output>
          {round === undefined || isNew
            ? t('keno.picked', { picked: choice.length, most: MOST_PICKED })
            : t('keno.hits', { hits, picked: choice.length })}
        </output>
        <Button
          size="sm"
          isDisabled={isBusy || choice.length === 0}
          onClick={() => {
            onChoose([]);
          }}
        >
          {t('keno.clear')}
        </Button>
      </div>
    </div>
  );
}
