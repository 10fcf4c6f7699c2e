import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { periodName } from '../../../../core/sports/names/period-name.ts';
import { tileBody } from '../../../../core/sports/multi-live/multi-live.ts';
import { isTileSuspended, type TileMarket } from '../../../../core/sports/multi-live/tile-markets.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { speak } from '../../../page/speak.ts';
import type { GameStore } from '../../game/game-store.ts';
import { StatisticRow } from '../../game/statistic-row.tsx';
import type { GameRow } from '../../line/table/game-row.ts';
import { useSports } from '../../use-sports.ts';
import styles from './tile-grid.module.scss';
import { TileZone } from './tile-zone.tsx';

interface TileBodyProps {
  readonly id: number;
  readonly game: GameStore;
  readonly row: GameRow;
  readonly markets: readonly TileMarket[];
}

/** Between score and prices: why no bets are taken, else the zone, what was counted, or the parts of the game, as the player wants. */
export const TileBody = observer(function TileBody({ id, game, row, markets }: TileBodyProps): ReactNode {
  const { multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  // drawn anew when that changes, not with each of the prices
  const suspended = useMemo(() => {
    const prices = markets.flatMap(({ market }) => market.outcomes.map((outcome) => row.cell(outcome)));
    return computed(() => isTileSuspended(prices.map(({ shown }) => shown)));
  }, [row, markets]);
  if (game.isOver) {
    return (
      <div className={classNames(styles.body, styles.notice)}>
        <b>{t('tile.over')}</b>
        <Button size="sm" onClick={() => multiLive.remove(id)}>
          {t('tile.take-off')}
        </Button>
      </div>
    );
  }
  if (suspended.get()) {
    return (
      <output className={classNames(styles.body, styles.notice)}>
        <Icon name="t-lock" />
        <b>{t('tile.suspended')}</b>
        {t('tile.suspended-text')}
      </output>
    );
  }
  return <ChosenBody id={id} game={game} row={row} />;
});

const ChosenBody = observer(function ChosenBody({ id, game, row }: Omit<TileBodyProps, 'markets'>): ReactNode {
  const stores = useSports();
  const hasZone = stores.lazy.isLoaded('media') && stores.media.isZoneOffered(id);
  const body = tileBody(stores.multiLive.choice.body, { hasZone, hasStatistics: game.statistics.length > 0 });
  if (body === 'zone') return <TileZone id={id} game={game} />;
  return (
    <div className={styles.body}>
      {body === 'statistics' ? <TileStatistics game={game} /> : <TilePeriods game={row.facts} />}
    </div>
  );
});

/** Rows that a tile has room for. */
const MOST_ROWS = 3;

const TileStatistics = observer(function TileStatistics({ game }: { readonly game: GameStore }): ReactNode {
  return game.statistics
    .filter(({ period }) => period === 0)
    .slice(0, MOST_ROWS)
    .map((statistic) => <StatisticRow key={statistic.kind} statistic={statistic} />);
});

/** The score of each part, and the points of the one that runs. */
function TilePeriods({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('multi-live');
  const { home, away, score } = game;
  const sides = [
    { opponent: home, of: 'home' },
    { opponent: away, of: 'away' },
  ] as const;
  return (
    <table className={styles.periods}>
      <caption className="vh">{t('body.periods')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('tile.side')}</span>
          </th>
          {score.periods.map((_, place) => (
            <th key={place} scope="col" abbr={speak(t, periodName(game.sportId, place + 1))} className="num">
              {place + 1}
            </th>
          ))}
          {score.points === undefined ? null : <th scope="col">{t('tile.points')}</th>}
        </tr>
      </thead>
      <tbody>
        {sides.map(({ opponent, of }) =>
          opponent === undefined ? null : (
            <tr key={of}>
              <th scope="row">
                <span className="ell" dir="auto">
                  {opponent.name}
                </span>
                {score.serving === of ? <i className={styles.serve} title={t('sports:game.serves')} /> : null}
              </th>
              {score.periods.map((period, place) => (
                <td key={place} className="num">
                  {period[of]}
                </td>
              ))}
              {score.points === undefined ? null : (
                <td className={classNames('num', styles.points)}>{score.points[of]}</td>
              )}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
