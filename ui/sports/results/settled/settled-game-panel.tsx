import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketTab } from '../../../../core/sports/game/market-sections.ts';
import type { GameResult } from '../../../../core/sports/results/game-results.ts';
import type { SettledGame } from '../../../../core/sports/results/settled-game.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Tabs } from '../../../kit/controls/tabs.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { ErrorState } from '../../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { formatDate, formatTime } from '../../../kit/formats/format-date.ts';
import { usePage } from '../../../page/use-page.ts';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { gameNameKey } from '../../line/table/game-line.tsx';
import { useSports } from '../../use-sports.ts';
import styles from './settled-game.module.scss';
import { SettledSection } from './settled-section.tsx';
import { useSettledSections } from './use-settled-sections.ts';

/** What became of everything that could be bet on in a game; stands under its row. */
export const SettledGamePanel = observer(function SettledGamePanel({
  result,
}: {
  readonly result: GameResult;
}): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const name = t(`sports:${gameNameKey(result)}`, { home: result.home.name, away: result.away?.name ?? '' });
  const { settled, settledFailure } = results;
  const isThere = settled?.result.id === result.id;
  return (
    <section
      className={styles.panel}
      aria-label={t('settled.name', { name })}
      aria-busy={!isThere && settledFailure === undefined}
    >
      {settledFailure === undefined ? (
        isThere ? (
          <SettledMarkets game={settled} />
        ) : (
          <SettledSkeleton />
        )
      ) : (
        <SettledFailure />
      )}
    </section>
  );
});

const SettledMarkets = observer(function SettledMarkets({ game }: { readonly game: SettledGame }): ReactNode {
  const { t } = useTranslation('results');
  const [chosen, choose] = useState<MarketTab>('popular');
  const shown = useSettledSections(game, chosen);
  if (shown.tabs.length === 0) return <EmptyState icon="t-mood-empty" title={t('settled.none')} />;
  return (
    <Tabs
      label={t('game:markets')}
      className={styles.tabs}
      tabs={shown.tabs.map(({ tab }) => ({ value: tab, label: t(`game:tab.${tab}`) }))}
      value={shown.tab}
      onChange={choose}
    >
      {(row, panel) => (
        <>
          <div className={styles.bar}>
            {row}
            <SettledMoment game={game} />
          </div>
          <div {...panel} className={styles.sections}>
            {shown.sections.map((section) => (
              <SettledSection key={section.key} name={shown.nameOf(section)} lines={shown.linesOf(section)} />
            ))}
          </div>
        </>
      )}
    </Tabs>
  );
});

const SettledMoment = observer(function SettledMoment({ game }: { readonly game: SettledGame }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('results');
  const { t: kit } = useTranslation('kit');
  const look = settings.settings;
  const day = formatDate(game.endedAt, clock.exact(), { look, words: kit });
  const moment = kit('date.moment', { day, time: formatTime(game.endedAt, look) });
  return <span className={classNames(styles.moment, 'num')}>{t('settled', { moment, number: game.result.id })}</span>;
});

const SettledFailure = observer(function SettledFailure(): ReactNode {
  const { results } = useSports();
  const { t } = useTranslation('results');
  const failure = results.settledFailure;
  const words = useFailureWords()(failure, 'game');
  if (failure?.kind === 'refused' && failure.status === 404) {
    return (
      <EmptyState icon="t-hourglass" title={t('not-over')}>
        {t('not-over-text')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={words?.title} isOffline={failure?.kind === 'network'} onRetry={() => void results.loadSettled()}>
      {words?.text}
    </ErrorState>
  );
});

const WAITING = [3, 3, 2, 3, 2, 2] as const;

function SettledSkeleton(): ReactNode {
  return (
    <>
      <div className={styles.bar}>
        <Skeleton shape="small-text" width="md" />
      </div>
      <div className={styles.sections}>
        {WAITING.map((lines, place) => (
          <div key={place} className={styles.section}>
            <div className={styles.name}>
              <Skeleton shape="small-text" width="md" />
            </div>
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} className={styles.line}>
                <Skeleton shape="circle" />
                <Skeleton shape="small-text" width="lg" />
                <Skeleton shape="small-text" width="xs" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
