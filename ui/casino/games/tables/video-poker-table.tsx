import { useState, type ReactNode } from 'react';
import { pokerCards, pokerHand } from '../../../../core/casino/games/video-poker.ts';
import { Button } from '../../../kit/controls/button.tsx';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { PlayingCard } from '../playing-card.tsx';
import { useGameWords } from '../use-game-words.ts';

const PLACES = [0, 1, 2, 3, 4];

/** GM-14 Five cards, of which some are held and the others changed once. */
export function VideoPokerTable(props: GameTableProps): ReactNode {
  // what was held belongs to one round
  return <Deal key={props.round?.id ?? 'none'} {...props} />;
}

function Deal({ round, onMove, isNew }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  const [held, setHeld] = useState(0);
  const cards = round?.drawn === undefined ? [] : pokerCards(round.drawn, round.choice);
  const hand = pokerHand(cards);
  const isHeld = (place: number): boolean => Math.floor(held / 2 ** place) % 2 === 1;
  return (
    <div className={styles.dice}>
      <output>{cards.length === 0 ? t('deal.first') : t(hand === undefined ? 'hand.none' : `hand.${hand}`)}</output>
      <div className={styles.hands}>
        {PLACES.map((place) => (
          <div key={place} className={styles.hand}>
            <PlayingCard card={cards[place]} isNew={isNew} />
            <Button
              size="sm"
              aria-pressed={isHeld(place)}
              look={isHeld(place) ? 'primary' : 'ghost'}
              isDisabled={onMove === undefined}
              onClick={() => {
                setHeld(held + (isHeld(place) ? -1 : 1) * 2 ** place);
              }}
            >
              {t('move.hold')}
            </Button>
          </div>
        ))}
      </div>
      <Button look="primary" isDisabled={onMove === undefined} onClick={() => onMove?.(held)}>
        {t('move.draw')}
      </Button>
    </div>
  );
}
