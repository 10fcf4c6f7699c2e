import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Segment } from '../../../kit/controls/segment.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { FailedLoad } from '../../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../../page/use-page-title.ts';
import { SessionPanel } from '../../rounds/session-panel.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useDueCheck } from '../../rounds/use-due-check.ts';
import { useCasino } from '../../use-casino.ts';
import { GameTiles } from '../game-tiles.tsx';
import gameStyles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';
import { CrashChart } from './crash-chart.tsx';
import { CrashFairness } from './crash-fairness.tsx';
import { CrashRoundPanel } from './crash-round.tsx';
import { CrashStakes } from './crash-stake.tsx';
import styles from './crash.module.scss';
import { OtherGamesPlaces } from '../other-games-places.tsx';

export const Places = OtherGamesPlaces;

/** What pays so much, in hundredths, stands out among the last rounds. */
const HIGH = 1000;
const LOW = 200;

/** GM-30 Crash: the round that all share, the stakes of the player, and the rounds before, each to be checked. */
export const Screen = observer(function CrashScreen(): ReactNode {
  const { crash, playGuard } = useCasino();
  const { t, multiplier } = useGameWords();
  const { t: say } = useCasinoWords();
  const { bets, failure, own, table } = crash;
  const { stop } = playGuard;
  usePageTitle(t('game.crash'));
  useDueCheck(own.some(({ refusal }) => refusal === 'reality-check-due'));
  useEffect(() => crash.watch(), [crash]);
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => crash.openPage()} />;
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <CrashRoundPanel />
        <div className={styles.main}>
          <section className={`panel ${styles.stage}`} aria-labelledby="crash-game">
            <header className={gameStyles.head}>
              <h1 id="crash-game">{t('game.crash')}</h1>
              <p>{t('about.crash')}</p>
            </header>
            <ol className={styles.points} aria-label={t('crash.history')}>
              {table?.last.map(({ id, point }) => (
                <li key={id} className="num ltr" data-pays={point >= HIGH ? 'high' : point < LOW ? 'low' : 'middle'}>
                  {multiplier(point)}
                </li>
              ))}
            </ol>
            {stop !== undefined && stop.reason !== 'reality-check-due' ? (
              <EmptyState icon="t-player-pause" title={say(`stop.${stop.reason}`)}>
                {t('stop.text')}
              </EmptyState>
            ) : (
              <CrashChart />
            )}
          </section>
          <CrashFairness />
        </div>
        <aside className={styles.side}>
          <section className={`panel ${styles.stake}`} aria-labelledby="crash-stake">
            <header>
              <h2 id="crash-stake">{t('crash.stake')}</h2>
              <Mode />
            </header>
            <CrashStakes />
          </section>
          <SessionPanel last={bets.find(({ state }) => state === 'finished')} />
        </aside>
      </div>
      <GameTiles besides="crash" />
    </div>
  );
});

/** GM-40 For money, or without. */
const Mode = observer(function Mode(): ReactNode {
  const { crash } = useCasino();
  const { t } = useCasinoWords();
  return (
    <Segment
      label={t('mode')}
      options={[
        { value: 'real', label: t('mode.real') },
        { value: 'demo', label: t('mode.demo') },
      ]}
      value={crash.isDemo ? 'demo' : 'real'}
      onChange={(mode) => {
        crash.chooseMode(mode === 'demo');
      }}
    />
  );
});
