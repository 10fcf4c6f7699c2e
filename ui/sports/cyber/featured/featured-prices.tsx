import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market, Outcome } from '../../../../core/sports/game/market.ts';
import { featuredMarkets } from '../../../../core/sports/cyber/cyber-line.ts';
import { marketName, outcomeName } from '../../../../core/sports/names/pick-name.ts';
import { speak } from '../../../page/speak.ts';
import type { GameRow } from '../../line/table/game-row.ts';
import { PriceButton } from '../../line/table/price-button.tsx';
import styles from './featured-game.module.scss';

/** The most wanted markets of the main game, each with its main line. */
export const FeaturedPrices = observer(function FeaturedPrices({ row }: { readonly row: GameRow }): ReactNode {
  const { t } = useTranslation('line-pages');
  const game = row.facts;
  const markets = featuredMarkets(game.markets, game.clock.period);
  if (markets.length === 0) return <p className={styles.none}>{t('game:markets.none')}</p>;
  return (
    <div className={styles.prices}>
      {markets.map((market) => (
        <FeaturedMarket key={market.id} row={row} market={market} />
      ))}
    </div>
  );
});

const FeaturedMarket = observer(function FeaturedMarket({
  row,
  market,
}: {
  readonly row: GameRow;
  readonly market: Market;
}): ReactNode {
  const { t } = useTranslation('sports');
  const { sportId, home, away } = row.facts;
  const { kind, period, line } = market;
  const named = { kind, period, line, sportId, homeName: home.name, awayName: away?.name };
  // a line stands over its price, and three cells have no room for names
  const labelOf = ({ code, label }: Outcome): string | undefined => {
    if (line !== undefined) return undefined;
    return market.outcomes.length > 2 ? t(`column.result.${code}`) : speak(t, outcomeName({ ...named, code, label }));
  };
  return (
    <section className={styles.market}>
      <h3 className="ell">{speak(t, marketName(named))}</h3>
      <div className={styles.cells}>
        {market.outcomes.map((outcome) => (
          <PriceButton key={outcome.id} row={row} market={market} outcome={outcome} label={labelOf(outcome)} />
        ))}
      </div>
    </section>
  );
});
