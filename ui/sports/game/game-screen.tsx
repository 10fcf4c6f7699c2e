import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { statisticsPath } from '../../../core/sports/statistics-page.ts';
import { usePage } from '../../page/use-page.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useSports } from '../use-sports.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { gameNameKey } from '../table/game-line.tsx';
import { GameSkeleton } from './game-skeleton.tsx';
import { GameStatistics } from './game-statistics.tsx';
import { MarketPanel } from './market-panel.tsx';
import styles from './market-panel.module.scss';
import { Scoreboard } from './scoreboard.tsx';

/** A game's own page: how it stands, what was counted, and every market. */
export const Screen = observer(function GameScreen(): ReactNode {
  const { game } = useSports();
  const { t } = useTranslation('game');
  const facts = game.row?.facts;
  const name =
    facts === undefined
      ? ''
      : t(`sports:${gameNameKey(facts)}`, { home: facts.home.name, away: facts.away?.name ?? '' });
  usePageTitle(facts === undefined ? t('title') : t('title.game', { name }));
  useEffect(() => game.watch(), [game]);
  if (game.phase === 'failed') {
    return (
      <section className="panel">
        <ErrorState onRetry={() => void game.open(game.id)} />
      </section>
    );
  }
  if (game.row === undefined || facts === undefined) return <GameSkeleton />;
  return (
    <>
      <Scoreboard game={facts}>{facts.hasStatistics ? <StatisticsWindow id={facts.id} /> : null}</Scoreboard>
      <GameNotice />
      <GameStatistics game={facts} />
      <MarketPanel key={game.id} row={game.row} />
    </>
  );
});

/** The way to the statistics in a window of their own, for players who want one. */
const StatisticsWindow = observer(function StatisticsWindow({ id }: { readonly id: number }): ReactNode {
  const { language } = usePage();
  const { settings } = useSettings();
  const { t } = useTranslation('game');
  if (!settings.settings.isDisplayStatsInNewWindow) return null;
  return (
    <Link
      className={styles.away}
      to={`/${language}${statisticsPath(id)}`}
      target="_blank"
      title={t('statistics.window')}
      aria-label={t('statistics.window')}
    >
      <Icon name="t-chart-bar" size="sm" />
    </Link>
  );
});

const GameNotice = observer(function GameNotice(): ReactNode {
  const { game } = useSports();
  const { t } = useTranslation('game');
  if (!game.isOver && !game.isStale) return null;
  return (
    <output className={styles.notice}>
      <Icon name={game.isOver ? 't-info-circle' : 't-wifi-off'} size="sm" />
      {game.isOver ? t('over') : t('sports:line.stale')}
    </output>
  );
});
