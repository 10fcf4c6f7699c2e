import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import { AppLink } from '../../page/app-link.tsx';
import { FormCards, HistoryLinks, MeetingsCard } from '../statistics/history-cards.tsx';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { gameLink } from './game-link.ts';
import { GameStatistics } from './game-statistics.tsx';
import { OpenedGame } from './opened-game.tsx';
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

type Part = 'match' | 'form' | 'meetings' | 'table';

/** SP-86 How a game stands, and under it in tabs what was counted and who plays, what both sides played before, how they met, and the table. */
export const GameInFigures = observer(function GameInFigures({
  game,
  table,
}: {
  readonly game: Game;
  readonly table?: ReactNode;
}): ReactNode {
  const { game: store } = useSports();
  const { t } = useTranslation('statistics');
  const [chosen, setChosen] = useState<Part>();
  const parts: readonly Part[] = [
    'match',
    ...(game.away === undefined ? [] : (['form', 'meetings'] as const)),
    ...(table === undefined ? [] : (['table'] as const)),
  ];
  const fallback = store.hasFigures || game.away === undefined ? 'match' : 'meetings';
  const part = chosen ?? fallback;
  const tabs = parts.map((value) => ({ value, label: t(value === 'match' ? 'part.match' : value) }));
  return (
    <>
      <Scoreboard game={game} />
      <Tabs label={t('parts')} tabs={tabs} value={part} onChange={setChosen}>
        {(row, panel) => (
          <>
            <div className={classNames('panel', styles.bar)}>
              {row}
              <span className={styles.links}>
                <HistoryLinks game={game} />
                <AppLink className={buttonClass({ size: 'sm' })} to="game" params={gameLink(game)}>
                  {t('game:statistics.to-game')}
                </AppLink>
              </span>
            </div>
            <div {...panel} className={styles.part}>
              {part === 'match' ? <MatchPart game={game} /> : null}
              {part === 'form' ? <FormCards game={game} /> : null}
              {part === 'meetings' ? <MeetingsCard game={game} /> : null}
              {part === 'table' ? table : null}
            </div>
          </>
        )}
      </Tabs>
    </>
  );
});

/** What was counted, or why there is nothing yet. */
const MatchPart = observer(function MatchPart({ game }: { readonly game: Game }): ReactNode {
  const { game: store } = useSports();
  const { t } = useTranslation('game');
  if (store.hasFigures) return <GameStatistics game={game} />;
  return (
    <section className="panel">
      <EmptyState icon="t-chart-bar" title={t('statistics.none')}>
        {t(game.section === 'line' ? 'statistics.none-yet' : 'statistics.none-at-all')}
      </EmptyState>
    </section>
  );
});
