import type { ReactNode } from 'react';
import { isRedCard } from '../../../core/casino/live/card-battle.ts';
import { baccaratHands, baccaratTotal } from '../../../core/casino/live/baccarat.ts';
import type { LiveTableId } from '../../../core/casino/live/live-table.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { PlayingCard } from '../games/playing-card.tsx';
import styles from './live-stage.module.scss';
import { cardSign, useLiveWords } from './use-live-words.ts';

type Drawn = readonly number[] | undefined;

/** LCT-6 to LCT-9, LCT-16 The cards or balls of a round; closed ones lie there before. */
export function CardStage({ table, drawn }: { readonly table: LiveTableId; readonly drawn: Drawn }): ReactNode {
  if (table === 'baccarat') return <Baccarat drawn={drawn} />;
  if (table === 'andarbahar') return <AndarBahar drawn={drawn} />;
  if (table === 'battle') return <Battle drawn={drawn} />;
  if (table === '7of42' || table === 'lucky6') return <Drum table={table} drawn={drawn} />;
  return (
    <div className={styles.hands}>
      <Hand cards={[drawn?.[0]]} />
    </div>
  );
}

function Hand({ name, cards }: { readonly name?: string; readonly cards: readonly (number | undefined)[] }): ReactNode {
  return (
    <figure>
      <div className={styles.hand}>
        {cards.map((card, place) => (
          // a card keeps its place
          <PlayingCard key={`${place}-${card ?? 'closed'}`} card={card} isNew={card !== undefined} />
        ))}
      </div>
      {name === undefined ? null : <figcaption className="num">{name}</figcaption>}
    </figure>
  );
}

function Baccarat({ drawn }: { readonly drawn: Drawn }): ReactNode {
  const { spot } = useLiveWords();
  const hands = drawn === undefined ? undefined : baccaratHands(drawn);
  return (
    <div className={styles.hands}>
      {(['player', 'banker'] as const).map((side) => (
        <Hand
          key={side}
          cards={hands?.[side] ?? [undefined, undefined]}
          name={hands === undefined ? spot(side) : `${spot(side)}: ${baccaratTotal(hands[side])}`}
        />
      ))}
    </div>
  );
}

/** LCT-16 The balls in the order in which they came; before that their empty places. */
function Drum({ table, drawn }: { readonly table: '7of42' | 'lucky6'; readonly drawn: Drawn }): ReactNode {
  const places = Array.from({ length: table === '7of42' ? 7 : 6 }, (_, place) => place);
  return (
    <ol className={styles.balls}>
      {places.map((place) => (
        <li key={`${place}-${drawn?.[place] ?? ''}`} className="num" data-come={drawn !== undefined}>
          {drawn?.[place] ?? ''}
        </li>
      ))}
    </ol>
  );
}

function Battle({ drawn }: { readonly drawn: Drawn }): ReactNode {
  const { spot } = useLiveWords();
  return (
    <div className={styles.hands}>
      <Hand cards={[drawn?.[0]]} name={spot('left')} />
      <Hand cards={[drawn?.[1]]} name={spot('right')} />
    </div>
  );
}

function AndarBahar({ drawn }: { readonly drawn: Drawn }): ReactNode {
  const { t, spot } = useLiveWords();
  const dealt = drawn?.slice(1) ?? [];
  return (
    <div className={styles.hands}>
      <Hand cards={[drawn?.[0]]} name={t('open-card')} />
      <div className={styles.rows}>
        {(['andar', 'bahar'] as const).map((side, row) => (
          <div key={side}>
            <b>{spot(side)}</b>
            <ol aria-label={spot(side)}>
              {dealt
                .filter((_, place) => place % 2 === row)
                .map((card) => (
                  <SmallCard key={card} card={card} />
                ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

function SmallCard({ card }: { readonly card: number }): ReactNode {
  const { cardName } = useLiveWords();
  return (
    <li className={styles.small} data-red={isRedCard(card)}>
      <span aria-hidden="true">{cardSign(card)}</span>
      <VisuallyHidden>{cardName(card)}</VisuallyHidden>
    </li>
  );
}
