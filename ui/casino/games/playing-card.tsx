import type { ReactNode } from 'react';
import { CARD_RANKS, CARD_SUITS, cardRank, cardSuit } from '../../../core/casino/games/playing-cards.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import styles from './games.module.scss';
import { useGameWords } from './use-game-words.ts';

const SIGNS = ['♣', '♦', '♥', '♠'];

/** A card that lies open, or its back. */
export function PlayingCard({
  card,
  isNew = false,
}: {
  readonly card: number | undefined;
  readonly isNew?: boolean;
}): ReactNode {
  const { t } = useGameWords();
  if (card === undefined) {
    return (
      <span className={styles.back}>
        <VisuallyHidden>{t('card.closed')}</VisuallyHidden>
      </span>
    );
  }
  const suit = cardSuit(card);
  const rank = CARD_RANKS[cardRank(card)] ?? '';
  return (
    <span className={styles.playing} data-red={suit === 1 || suit === 2} data-new={isNew}>
      <span aria-hidden="true">{rank}</span>
      <span aria-hidden="true">{SIGNS[suit]}</span>
      <VisuallyHidden>{t(`card.${CARD_SUITS[suit] ?? 'clubs'}`, { rank })}</VisuallyHidden>
    </span>
  );
}
