import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { statisticsPopup } from '../../../../core/sports/game/statistics-game.ts';
import { duelPath } from '../../../../core/sports/statistics/duel-address.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/feedback/dialog.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { StoresProvider } from '../../../page/feature-hook.ts';
import { GameInFigures } from '../../game/game-statistics-view.tsx';
import { WatchedGame } from '../../game/opened-game.tsx';
import { useSports } from '../../use-sports.ts';
import { DuelInFigures } from '../duel/players-duel-view.tsx';
import { LeagueTables } from '../league-tables.tsx';
import styles from './statistics-panel.module.scss';

/** SP-64 The statistics of a game or of two players over the page. */
export const StatisticsPanel = observer(function StatisticsPanel(): ReactNode {
  const stores = useSports();
  const { statisticsPanel: panel } = stores;
  const { t } = useTranslation('game');
  useClosingByLeaving();
  const own = useMemo(
    () => Object.create(stores, Object.getOwnPropertyDescriptors(panel.own)) as typeof stores,
    [stores, panel],
  );
  return (
    <Dialog
      key={panel.isDuel ? 'duel' : panel.popup}
      title={t(panel.isDuel ? 'statistics:duel' : 'statistics')}
      isTitleHidden={panel.isDuel}
      size="lg"
      className={styles.panel}
      isTopFixed
      onClose={() => {
        panel.close();
      }}
    >
      <BackToGame />
      <StoresProvider value={own}>
        {panel.isMissing ? <EmptyState icon="t-chart-bar" title={t('statistics.none')} /> : <PanelContent />}
      </StoresProvider>
    </Dialog>
  );
});

const PanelContent = observer(function PanelContent(): ReactNode {
  const { statisticsPanel: panel } = useSports();
  if (!panel.isDuel)
    return <WatchedGame>{(game) => <GameInFigures game={game} table={<Table game={game} />} />}</WatchedGame>;
  return <DuelInFigures onChoose={(address) => void panel.show(statisticsPopup(duelPath(address)) ?? '')} />;
});

/** The table of the competition, where it has one. */
const Table = observer(function Table({ game }: { readonly game: Game }): ReactNode {
  const { statistics } = useSports().champStatistics;
  if (statistics === undefined || statistics.champId !== game.champId || statistics.tables.length === 0) return null;
  return <LeagueTables statistics={statistics} ownIds={[game.home.id, game.away?.id]} />;
});

const BackToGame = observer(function BackToGame(): ReactNode {
  const { statisticsPanel: panel } = useSports();
  const { t } = useTranslation('statistics');
  const { gameBefore } = panel;
  if (gameBefore === undefined) return null;
  return (
    <Button size="sm" className={styles.back} onClick={() => void panel.show(gameBefore)}>
      {t('duel.back')}
    </Button>
  );
});

/** A link of the panel that leads elsewhere takes the player there. */
function useClosingByLeaving(): void {
  const { statisticsPanel: panel } = useSports();
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) panel.close();
  }, [panel, key]);
}
