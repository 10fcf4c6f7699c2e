import type { ReactNode } from 'react';
import { DRAGON_TIGER_SIDES } from '../../../../core/casino/games/dragon-tiger.ts';
import { Segment } from '../../../kit/controls/segment.tsx';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { PlayingCard } from '../playing-card.tsx';
import { useGameWords } from '../use-game-words.ts';

/** GM-9 A card for the dragon and one for the tiger. */
export function DragonTigerTable({ choice: [side = 0], onChoose, round, isBusy, isNew }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  return (
    <div className={styles.dice}>
      <div className={styles.hands}>
        {(['dragon', 'tiger'] as const).map((name, index) => (
          <figure key={name}>
            <PlayingCard card={round?.drawn?.[index]} isNew={isNew} />
            <figcaption>{t(`side.${name}`)}</figcaption>
          </figure>
        ))}
      </div>
      <Segment
        label={t('side')}
        options={DRAGON_TIGER_SIDES.map((name, value) => ({ value, label: t(`side.${name}`), isDisabled: isBusy }))}
        value={side}
        onChange={(value) => {
          onChoose([value]);
        }}
      />
    </div>
  );
}
