import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { LiveTableId } from '../../../core/casino/live/live-table.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { PlayStopped } from '../catalogue/play-stopped.tsx';
import gameStyles from '../games/games.module.scss';
import { SessionPanel } from '../rounds/session-panel.tsx';
import { useDueCheck } from '../rounds/use-due-check.ts';
import { useCasino } from '../use-casino.ts';
import { LastRounds } from './last-rounds.tsx';
import { LiveFairness } from './live-fairness.tsx';
import { LiveFelt } from './live-felt.tsx';
import { LiveProbabilities } from './live-probabilities.tsx';
import { LiveRoundPanel } from './live-round-panel.tsx';
import { LiveStage } from './live-stage.tsx';
import { LiveStakePanel } from './live-stake-panel.tsx';
import styles from './live.module.scss';
import { useLiveWords } from './use-live-words.ts';

/** LCT-1 A live table: the round that all share, the felt with the player's chips, and the rounds before. */
export const LiveTableScreen = observer(function LiveTableScreen({ id }: { readonly id: LiveTableId }): ReactNode {
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { bets, failure, own, table } = live;
  usePageTitle(t(`table.${id}`));
  useDueCheck(own[0]?.refusal === 'reality-check-due');
  useEffect(() => live.watch(), [live]);
  if (failure !== undefined)
    return <FailedLoad failure={failure} what={t('failed')} onRetry={() => live.openTable(id)} />;
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <LiveRoundPanel />
        <div className={styles.main}>
          <section className={`panel ${styles.table}`} aria-labelledby="live-table">
            <header className={gameStyles.head}>
              <h1 id="live-table">{t(`table.${id}`)}</h1>
              <p>{t(`about.${id}`)}</p>
              <p className={styles.quiet}>{t('honest')}</p>
            </header>
            <LastRounds table={id} rounds={table?.last.map(({ drawn }) => drawn) ?? []} />
            <PlayStopped>
              <LiveStage />
              <LiveFelt />
            </PlayStopped>
          </section>
          <LiveProbabilities />
          <LiveFairness />
        </div>
        <aside className={styles.side}>
          <LiveStakePanel />
          <SessionPanel last={bets.find(({ state }) => state === 'finished')} />
        </aside>
      </div>
    </div>
  );
});
