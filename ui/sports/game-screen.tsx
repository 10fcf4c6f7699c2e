import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../app/stores.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { Icon } from '../kit/icon.tsx';
import { gameNameKey } from './game-line.tsx';
import { GameSkeleton } from './game-skeleton.tsx';
import { GameStatistics } from './game-statistics.tsx';
import { MarketPanel } from './market-panel.tsx';
import styles from './market-panel.module.scss';
import { Scoreboard } from './scoreboard.tsx';

/** A game's own page: how it stands, what was counted, and every market. */
export const Screen = observer(function GameScreen(): ReactNode {
  const { game } = useStores();
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
      <Scoreboard game={facts} />
      <GameNotice />
      <GameStatistics game={facts} />
      <MarketPanel key={game.id} row={game.row} />
    </>
  );
});

const GameNotice = observer(function GameNotice(): ReactNode {
  const { game } = useStores();
  const { t } = useTranslation('game');
  if (!game.isOver && !game.isStale) return null;
  return (
    <output className={styles.notice}>
      <Icon name={game.isOver ? 't-info-circle' : 't-wifi-off'} size="sm" />
      {game.isOver ? t('over') : t('sports:line.stale')}
    </output>
  );
});
