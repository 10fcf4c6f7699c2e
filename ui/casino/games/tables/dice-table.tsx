import type { ReactNode } from 'react';
import { dicePay, LEAST_TARGET, MOST_TARGET } from '../../../../core/casino/games/dice.ts';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';

/** GM-6 A target on a scale of a hundred, and where the roll fell. */
export function DiceTable({ choice: [target = 50], onChoose, round, isBusy, isNew }: GameTableProps): ReactNode {
  const { t, pay } = useGameWords();
  const roll = round?.drawn?.[0];
  return (
    <div className={styles.dice}>
      <output className={styles.big} data-won={roll === undefined ? undefined : roll <= target}>
        {roll === undefined ? '—' : t('dice.rolled', { roll })}
      </output>
      <svg className={styles.scale} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" />
        <rect className={styles.good} width={target} height="4" />
        {roll === undefined ? null : (
          <rect className={styles.mark} data-new={isNew} x={roll - 1} width="1" height="4" />
        )}
      </svg>
      <label className={styles.range}>
        <span>{t('dice.target', { target, pays: pay(dicePay(target)) })}</span>
        <input
          type="range"
          min={LEAST_TARGET}
          max={MOST_TARGET}
          value={target}
          disabled={isBusy}
          onChange={({ target: { valueAsNumber } }) => {
            onChoose([valueAsNumber]);
          }}
        />
      </label>
    </div>
  );
}
