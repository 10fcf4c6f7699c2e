import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isSeasonGame } from '../../../core/sports/game/season-game.ts';
import { statisticsPath } from '../../../core/sports/game/statistics-page.ts';
import { usePage } from '../../page/use-page.ts';
import { outrightsPath } from '../outrights-path.ts';
import { useSports } from '../use-sports.ts';
import { FrameSlot } from '#ui/mini-apps/frame-slot.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FoldedStatistics } from './folded-statistics.tsx';
import { GameColumn } from './game-column.tsx';
import { GameNotice } from './game-notice.tsx';
import { MarketPanel } from './market-panel.tsx';
import styles from './market-panel.module.scss';
import { ZoneButton } from './media/game-zone.tsx';
import { MatchStage } from './media/match-stage.tsx';
import { VideoButton } from './media/video/video-button.tsx';
import type { GameRow } from '../line/table/game-row.ts';
import { OpenedGame } from './opened-game.tsx';
import { Scoreboard } from './scoreboard.tsx';

export { prepareGame } from './prepare-game.ts';

export const Column = GameColumn;

/** A game's own page: how it stands, what was counted, and every market. */
export const Screen = observer(function GameScreen(): ReactNode {
  return (
    <OpenedGame titleKey="title.game" untitledKey="title">
      {(game, row) => (
        <>
          <Scoreboard game={game}>
            <VideoButton game={game} />
            <ZoneButton game={game} />
            {game.hasStatistics ? <StatisticsLink id={game.id} /> : null}
          </Scoreboard>
          <MatchStage game={game} />
          <GameNotice game={game} />
          {isSeasonGame(game) ? <ToSeason champId={game.champId} /> : null}
          <FoldedStatistics game={game} />
          <Markets key={game.id} row={row} />
          <FrameSlot slot="betting-picks" />
        </>
      )}
    </OpenedGame>
  );
});

/** SP-12 The way to the statistics, in a window of their own for players who want one. */
const StatisticsLink = observer(function StatisticsLink({ id }: { readonly id: number }): ReactNode {
  const { language, settings } = usePage();
  const { t } = useTranslation('game');
  const hasWindow = settings.settings.isDisplayStatsInNewWindow;
  const name = t(hasWindow ? 'statistics.window' : 'statistics');
  return (
    <Link
      className={styles.away}
      to={`/${language}${statisticsPath(id)}`}
      target={hasWindow ? '_blank' : undefined}
      title={name}
      aria-label={name}
    >
      <Icon name="t-chart-bar" size="sm" />
    </Link>
  );
});

/** What can be bet on; a game that is over says so once, above. */
const Markets = observer(function Markets({ row }: { readonly row: GameRow }): ReactNode {
  const { game } = useSports();
  return game.isOver && row.facts.markets.length === 0 ? null : <MarketPanel row={row} />;
});

/** LN-91 */
const ToSeason = observer(function ToSeason({ champId }: { readonly champId: number }): ReactNode {
  const { language } = usePage();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(outrightsPath(champId, language), { replace: true });
  }, [champId, language, navigate]);
  return null;
});
