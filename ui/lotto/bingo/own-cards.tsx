import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { patternBalls } from '../../../core/lotto/bingo/bingo-card.ts';
import type { OwnBingoCard } from '../../../core/lotto/bingo/bingo-gateway.ts';
import { BINGO_RULES } from '../../../core/lotto/bingo/bingo-rules.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLottoWords } from '../numbers/use-lotto-words.ts';
import viewStyles from '../numbers/lotto-view.module.scss';
import { useLotto } from '../use-lotto.ts';
import { BingoCardTable } from './bingo-card-table.tsx';
import styles from './bingo.module.scss';

/** BNG-15 The player's cards of the draw whose balls come, and of the next one. */
export const OwnCards = observer(function OwnCards(): ReactNode {
  const { bingo, bingoCard } = useLotto();
  const { session } = usePage();
  const { t } = useTranslation('bingo');
  const words = useLottoWords();
  const { room, shown } = bingo;
  if (!session.isSignedIn) return null;
  const draws = [
    ...(shown === undefined ? [] : [{ id: shown.id, number: shown.number, balls: shown.balls }]),
    ...(room?.next === undefined ? [] : [{ id: room.next.id, number: room.next.number, balls: [] }]),
  ];
  const held = draws.filter(({ id }) => bingoCard.cardsOf(id).length > 0);
  return (
    <section className={`panel ${viewStyles.block}`} aria-labelledby="bingo-cards">
      <div className={viewStyles.bar}>
        <h2 id="bingo-cards">{t('yours')}</h2>
      </div>
      {held.length === 0 ? <p>{t('yours.none')}</p> : null}
      {held.map(({ id, number, balls }) => (
        <div key={id} className={styles.held}>
          <h3>{t('draw', { number: words.count(number) })}</h3>
          <ul className={styles.cards}>
            {bingoCard.cardsOf(id).map((card) => (
              <CardItem key={card.id} card={card} balls={balls} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

interface CardItemProps {
  readonly card: OwnBingoCard;
  readonly balls: readonly number[];
}

const CardItem = observer(function CardItem({ card, balls }: CardItemProps): ReactNode {
  const { t } = useTranslation('bingo');
  const words = useLottoWords();
  const { id, numbers, isSettled, prize, currency } = card;
  const had = patternBalls(numbers, balls);
  const patterns = BINGO_RULES.filter(({ pattern, within }) => had[pattern] <= within);
  const lacking = numbers.filter((number) => number > 0 && !balls.includes(number)).length;
  return (
    <li>
      <BingoCardTable numbers={numbers} balls={balls} name={t('card.number', { number: words.count(id) })} />
      <p className={styles.state}>
        {patterns.map(({ pattern }) => (
          <Tag key={pattern} tone="info" icon="t-check">
            {t('card.had', { pattern: t(`pattern.${pattern}`), ball: words.count(had[pattern]) })}
          </Tag>
        ))}
        {isSettled ? (
          <Outcome prize={prize > 0 ? words.money(prize, currency) : undefined} />
        ) : (
          <small>{t('card.lacking', { count: lacking })}</small>
        )}
      </p>
    </li>
  );
});

function Outcome({ prize }: { readonly prize: string | undefined }): ReactNode {
  const { t } = useTranslation('bingo');
  return prize === undefined ? (
    <small>{t('card.lost')}</small>
  ) : (
    <Tag tone="success" icon="t-trophy">
      {t('card.won', { sum: prize })}
    </Tag>
  );
}

/** What became of the cards of draws before. */
export const EarlierCards = observer(function EarlierCards(): ReactNode {
  const { bingo, bingoCard } = useLotto();
  const { t } = useTranslation('bingo');
  const { t: lotto } = useTranslation('lotto');
  const words = useLottoWords();
  const earlier = (bingoCard.orders.owned ?? []).filter(
    ({ isSettled, drawId }) => isSettled && drawId !== bingo.shown?.id,
  );
  if (earlier.length === 0) return null;
  return (
    <section className={`panel ${viewStyles.block}`} aria-labelledby="bingo-earlier">
      <div className={viewStyles.bar}>
        <h2 id="bingo-earlier">{t('earlier')}</h2>
      </div>
      <ul className={styles.earlier}>
        {earlier.map(({ id, number, drawsAt, prize, currency }) => (
          <li key={id}>
            <span>
              {t('card.number', { number: words.count(id) })} · {t('draw', { number: words.count(number) })} ·{' '}
              {words.moment(drawsAt)}
            </span>
            <Outcome prize={prize > 0 ? words.money(prize, currency) : undefined} />
          </li>
        ))}
      </ul>
      {bingoCard.orders.hasMore ? (
        <Button isBlock onClick={() => void bingoCard.orders.loadMore()}>
          {lotto('more')}
        </Button>
      ) : null}
    </section>
  );
});
