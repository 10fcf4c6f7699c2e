import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, Statistic } from '../../../core/sports/game/game.ts';
import { momentumFigures } from '../../../core/sports/game/momentum-figures.ts';
import { periodName } from '../../../core/sports/names/period-name.ts';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Tabs } from '../../kit/controls/tabs.tsx';
import styles from './game-statistics.module.scss';
import { LineUpsPanel } from './players/line-ups-panel.tsx';
import { StatisticRow } from './statistic-row.tsx';
import { speak } from '../../page/speak.ts';
import { NameText } from '../../page/names/name-text.tsx';

interface GameStatisticsProps {
  readonly game: Game;
  readonly panelClass?: string | undefined;
}

/** What has been counted in a live game, who presses, and who plays. */
export const GameStatistics = observer(function GameStatistics({ game, panelClass }: GameStatisticsProps): ReactNode {
  const { game: store } = useSports();
  const hasStatistics = store.statistics.length > 0;
  const hasMomentum = store.momentum.length > 1;
  const { lineUps } = store;
  if (!store.hasFigures) return null;
  return (
    <>
      {hasStatistics || hasMomentum ? (
        <div className={styles.panels}>
          {hasStatistics ? <ComparisonPanel className={panelClass} game={game} statistics={store.statistics} /> : null}
          {hasMomentum ? <MomentumPanel game={game} momentum={store.momentum} /> : null}
        </div>
      ) : null}
      {lineUps === undefined ? null : <LineUpsPanel game={game} lineUps={lineUps} timeline={store.timeline} />}
    </>
  );
});

interface ComparisonPanelProps {
  readonly game: Game;
  readonly statistics: readonly Statistic[];
  readonly className?: string | undefined;
  /** Each kind in one line, where there is little height. */
  readonly isCompact?: boolean;
  /** What stands at the end of its head. */
  readonly tools?: ReactNode;
}

export function ComparisonPanel(props: ComparisonPanelProps): ReactNode {
  const { game, statistics, className, isCompact = false, tools } = props;
  const { t } = useTranslation('game');
  const [chosen, setChosen] = useState(0);
  const periods = [...new Set(statistics.map(({ period }) => period))].toSorted((left, right) => left - right);
  const period = periods.includes(chosen) ? chosen : (periods[0] ?? 0);
  const tabs = periods.map((value) => ({
    value,
    label: value === 0 ? t('statistics.whole') : speak(t, periodName(game.sportId, value)),
  }));
  return (
    <section className={classNames('panel', className)} aria-label={t('statistics')}>
      <Tabs label={t('statistics.period')} tabs={tabs} value={period} onChange={setChosen}>
        {(row, panel) => (
          <>
            <div className={styles.head}>
              <div className={styles.periods}>{row}</div>
              {tools}
            </div>
            <div {...panel} className={classNames(styles.list, isCompact && styles.compact)}>
              {statistics
                .filter((statistic) => statistic.period === period)
                .map((statistic, place) => (
                  // a server may name a kind twice
                  <StatisticRow key={place} statistic={statistic} />
                ))}
            </div>
          </>
        )}
      </Tabs>
    </section>
  );
}

interface MomentumPanelProps {
  readonly game: Game;
  readonly momentum: readonly number[];
}

export function MomentumPanel({ game, momentum }: MomentumPanelProps): ReactNode {
  const { t } = useTranslation('game');
  const { home, away } = momentumFigures(momentum);
  return (
    <section className={classNames('panel', styles.momentumPanel)} aria-label={t('momentum')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('momentum')}</h2>
      </div>
      <p className="vh">
        {t('momentum.side', { name: game.home.name, ...home })} {t('momentum.side', { name: game.away?.name, ...away })}
      </p>
      <svg
        className={styles.momentum}
        viewBox={`0 0 ${momentum.length * 10} 200`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line className={styles.axis} x1="0" x2={momentum.length * 10} y1="100" y2="100" />
        {momentum.map((pressure, place) => (
          <rect
            key={place}
            className={pressure >= 0 ? styles.home : styles.away}
            x={place * 10 + 1}
            y={pressure >= 0 ? 100 - pressure : 100}
            width="8"
            height={Math.abs(pressure)}
          />
        ))}
      </svg>
      <div className={styles.legend}>
        <span>
          <i className={styles.homeKey} />
          <NameText of={game.home}>{game.home.name}</NameText>
        </span>
        <span>
          <NameText of={game.away}>{game.away?.name}</NameText>
          <i className={styles.awayKey} />
        </span>
      </div>
    </section>
  );
}
