import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lineText } from '../../../../core/sports/line/line-text.ts';
import type { Outcome } from '../../../../core/sports/game/market.ts';
import type { TileMarket } from '../../../../core/sports/multi-live/tile-markets.ts';
import { marketName, outcomeName } from '../../../../core/sports/names/pick-name.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Tabs } from '../../../kit/controls/tabs.tsx';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { speak } from '../../../page/speak.ts';
import { usePage } from '../../../page/use-page.ts';
import { gameLink } from '../../game/game-link.ts';
import type { GameRow } from '../../line/table/game-row.ts';
import { PriceButton } from '../../line/table/price-button.tsx';
import styles from './tile-grid.module.scss';

/** The most wanted markets of the game, one at a time. */
export const TilePrices = observer(function TilePrices({
  row,
  markets,
}: {
  readonly row: GameRow;
  readonly markets: readonly TileMarket[];
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('multi-live');
  const [chosen, setChosen] = useState('');
  const game = row.facts;
  const shown = markets.find(({ key }) => key === chosen) ?? markets[0];
  if (shown === undefined) return <div className={styles.noPrices}>{t('game:markets.none')}</div>;
  const nameOf = ({ market: { kind, period, line } }: TileMarket): string => {
    const named = { kind, period, line, sportId: game.sportId, homeName: game.home.name, awayName: game.away?.name };
    const name = speak(t, marketName(named));
    return line === undefined ? name : t('tile.market', { name, line: lineText(kind, line, 'home') });
  };
  return (
    <Tabs
      label={t('tile.markets')}
      tabs={markets.map((market) => ({ value: market.key, label: nameOf(market) }))}
      value={shown.key}
      onChange={setChosen}
      className={styles.tabRow}
    >
      {(tabs, panel) => (
        <>
          <div className={styles.markets}>
            {tabs}
            <AppLink
              className={classNames('num', styles.more)}
              to="game"
              params={gameLink(game)}
              aria-label={t('sports:game.more-name', { count: game.outcomeCount })}
            >
              {t('sports:game.more', { count: formatCount(game.outcomeCount, language) })}
            </AppLink>
          </div>
          <div {...panel} className={styles.prices}>
            {shown.market.outcomes.map((outcome) => (
              <TilePrice key={outcome.id} row={row} shown={shown} outcome={outcome} />
            ))}
          </div>
        </>
      )}
    </Tabs>
  );
});

const TilePrice = observer(function TilePrice({
  row,
  shown: { market },
  outcome,
}: {
  readonly row: GameRow;
  readonly shown: TileMarket;
  readonly outcome: Outcome;
}): ReactNode {
  const { t } = useTranslation('sports');
  const { sportId, home, away } = row.facts;
  const { kind, period, line } = market;
  const named = { kind, period, line, sportId, homeName: home.name, awayName: away?.name };
  const label = speak(t, outcomeName({ ...named, code: outcome.code, label: outcome.label }));
  return <PriceButton row={row} market={market} outcome={outcome} label={label} className={styles.price} />;
});
