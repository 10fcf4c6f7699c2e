import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PART_SIZES } from '../../../core/sports/line/line-filter.ts';
import { termPrices, type TermPrice } from '../../../core/site/alphabet/term-prices.ts';
import { AppLink } from '../../page/app-link.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import { gameLink } from '../game/game-link.ts';
import { useSports } from '../use-sports.ts';
import { WHOLE_VIEW } from './line-source.ts';
import { gameNameKey } from './table/game-line.tsx';
import { PriceButton } from './table/price-button.tsx';
import styles from './term-prices.module.scss';

const FOOTBALL = 1;
const FOOTBALL_VIEW = { ...WHOLE_VIEW, filter: { ...WHOLE_VIEW.filter, sportId: FOOTBALL } };

/** Prices that the line has now of what a term of the betting alphabet speaks of; nothing where it has none. */
export const TermPrices = observer(function TermPrices({ slug }: { readonly slug: string }): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('information');
  useEffect(() => {
    void line.open(FOOTBALL_VIEW, PART_SIZES[1]);
    return line.watch();
  }, [line]);
  const prices = termPrices(slug, line.gamesOf(FOOTBALL));
  if (prices.length === 0) return null;
  return (
    <section className={`panel ${styles.prices ?? ''}`} aria-labelledby="term-prices">
      <h2 id="term-prices" className={styles.heading}>
        {t('alphabet.in-line')}
      </h2>
      <ul>
        {prices.map((price) => (
          <PriceOfGame key={price.outcome.id} price={price} />
        ))}
      </ul>
    </section>
  );
});

const PriceOfGame = observer(function PriceOfGame({ price }: { readonly price: TermPrice }): ReactNode {
  const { line } = useSports();
  const { t } = useTranslation('sports');
  const row = line.row(price.gameId);
  if (row === undefined) return null;
  const { market, outcome } = price;
  const game = row.facts;
  const { home, away } = game;
  return (
    <li className={styles.price}>
      <AppLink
        className={styles.game}
        to="game"
        params={gameLink(game)}
        title={t(gameNameKey(game), { home: home.name, away: away?.name ?? '' })}
      >
        <NameText of={home}>{home.name}</NameText>
        <NameText of={away}>{away?.name}</NameText>
      </AppLink>
      <PriceButton row={row} market={market} outcome={outcome} />
    </li>
  );
});
