import type { ReactNode } from 'react';
import { Segment } from '../../../kit/controls/segment.tsx';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';

const SIDES = ['heads', 'tails'] as const;

/** GM-6 A coin, and the side that is wanted. */
export function CoinTable({ choice: [side = 0], onChoose, round, isBusy, isNew }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  const fell = round?.drawn?.[0];
  return (
    <div className={styles.dice}>
      <output className={styles.coin} data-new={isNew} data-won={fell === undefined ? undefined : fell === side}>
        {fell === undefined ? '?' : t(`coin.${SIDES[fell] ?? 'heads'}`)}
      </output>
      <Segment
        label={t('coin.side')}
        options={SIDES.map((name, value) => ({ value, label: t(`coin.${name}`), isDisabled: isBusy }))}
        value={side}
        onChange={(value) => {
          onChoose([value]);
        }}
      />
    </div>
  );
}
