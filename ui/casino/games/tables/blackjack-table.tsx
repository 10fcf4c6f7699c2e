import type { ReactNode } from 'react';
import { BLACKJACK_MOVES, blackjackHands, blackjackTotal } from '../../../../core/casino/games/blackjack.ts';
import { Button } from '../../../kit/controls/button.tsx';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { PlayingCard } from '../playing-card.tsx';
import { useGameWords } from '../use-game-words.ts';

/** GM-15 The cards of the dealer and of the player, and what the player may do. */
export function BlackjackTable({ round, onMove, isNew }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  const { player, dealer } =
    round?.drawn === undefined ? { player: [], dealer: [] } : blackjackHands(round.drawn, round.choice);
  return (
    <div className={styles.dice}>
      <Hand name={t('dealer')} cards={dealer} isNew={isNew} />
      <Hand name={t('player')} cards={player} isNew={isNew} />
      <div className={styles.moves}>
        {BLACKJACK_MOVES.map((name, move) => (
          <Button key={name} isDisabled={onMove === undefined} onClick={() => onMove?.(move)}>
            {t(`move.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Two cards lie there before anything is dealt. */
function Hand({
  name,
  cards,
  isNew,
}: {
  readonly name: string;
  readonly cards: readonly number[];
  readonly isNew: boolean;
}): ReactNode {
  const { t } = useGameWords();
  const places = Array.from({ length: Math.max(2, cards.length) }, (_, place) => place);
  return (
    <section className={styles.hand} aria-label={name}>
      <p>
        {name}
        {cards.length === 0 ? '' : ` · ${t('total', { total: blackjackTotal(cards).total })}`}
      </p>
      <div className={styles.hands}>
        {places.map((place) => (
          <PlayingCard key={place} card={cards[place]} isNew={isNew} />
        ))}
      </div>
    </section>
  );
}
