import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../page/app-link.tsx';
import { useSports } from '../use-sports.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { gameLink } from './game-link.ts';
import { gameNameKey } from '../table/game-line.tsx';
import { GameSkeleton } from './game-skeleton.tsx';
import { GameStatistics } from './game-statistics.tsx';
import styles from './game-statistics.module.scss';
import { Scoreboard } from './scoreboard.tsx';

/** What was counted in a game, in a window of its own. */
export const Screen = observer(function StatisticsScreen(): ReactNode {
  const { game } = useSports();
  const { t } = useTranslation('game');
  const facts = game.row?.facts;
  const name =
    facts === undefined
      ? ''
      : t(`sports:${gameNameKey(facts)}`, { home: facts.home.name, away: facts.away?.name ?? '' });
  usePageTitle(facts === undefined ? t('statistics') : t('title.statistics', { name }));
  useEffect(() => game.watch(), [game]);
  if (game.phase === 'failed') {
    return (
      <section className="panel">
        <ErrorState onRetry={() => void game.open(game.id)} />
      </section>
    );
  }
  if (facts === undefined) return <GameSkeleton />;
  const toGame = (
    <AppLink className={buttonClass({ size: 'sm' })} to="game" params={gameLink(facts)}>
      {t('statistics.to-game')}
    </AppLink>
  );
  const isEmpty = game.statistics.length === 0 && game.momentum.length < 2;
  return (
    <>
      <Scoreboard game={facts} />
      <GameStatistics game={facts} />
      <section className="panel">
        {isEmpty ? (
          <EmptyState icon="t-chart-bar" title={t('statistics.none')} action={toGame}>
            {t(facts.section === 'line' ? 'statistics.none-yet' : 'statistics.none-at-all')}
          </EmptyState>
        ) : (
          <div className={styles.foot}>{toGame}</div>
        )}
      </section>
    </>
  );
});
