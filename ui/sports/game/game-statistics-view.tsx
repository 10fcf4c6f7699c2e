import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import { AppLink } from '../../page/app-link.tsx';
import { HistoryCards } from '../statistics/history-cards.tsx';
import { useSports } from '../use-sports.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { gameLink } from './game-link.ts';
import { GameStatistics } from './game-statistics.tsx';
import { OpenedGame } from './opened-game.tsx';
import { OutsideSeason } from '../statistics/outside-season.tsx';
import styles from './game-statistics.module.scss';
import { Scoreboard } from './scoreboard.tsx';

/** What was counted in a game, in a window of its own. */
export const GameStatisticsView = observer(function GameStatisticsView(): ReactNode {
  return (
    <OpenedGame titleKey="title.statistics" untitledKey="statistics">
      {(game) => <GameInFigures game={game} />}
    </OpenedGame>
  );
});

/** How a game stands, what was counted, who plays, and what both sides played before. */
export function GameInFigures({ game, table }: { readonly game: Game; readonly table?: ReactNode }): ReactNode {
  return (
    <>
      <Scoreboard game={game} />
      <OutsideSeason />
      <GameStatistics game={game} />
      <HistoryCards game={game} />
      {table}
      <StatisticsFoot game={game} />
    </>
  );
}

/** The way to the markets, and why there is nothing over it. */
const StatisticsFoot = observer(function StatisticsFoot({ game }: { readonly game: Game }): ReactNode {
  const { game: store } = useSports();
  const { t } = useTranslation('game');
  const toGame = (
    <AppLink className={buttonClass({ size: 'sm' })} to="game" params={gameLink(game)}>
      {t('statistics.to-game')}
    </AppLink>
  );
  return (
    <section className="panel">
      {store.hasFigures ? (
        <div className={styles.foot}>{toGame}</div>
      ) : (
        <EmptyState icon="t-chart-bar" title={t('statistics.none')} action={toGame}>
          {t(game.section === 'line' ? 'statistics.none-yet' : 'statistics.none-at-all')}
        </EmptyState>
      )}
    </section>
  );
});
