import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { ErrorState } from '../kit/feedback/error-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { ExclusionCard } from './exclusion-card.tsx';
import { HelpCard } from './limit-parts.tsx';
import { IntervalCard } from './interval-card.tsx';
import { LimitsSummary } from './limits-summary.tsx';
import { QuestionsDialog } from './questions-dialog.tsx';
import { SumCard } from './sum-card.tsx';
import { TimeOutCard } from './time-out-card.tsx';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limits-screen.module.scss';

/** What the player may deposit, lose, stake and how long they play; breaks and self-exclusion. */
export const Screen = observer(function LimitsScreen(): ReactNode {
  const { dialogs, session } = usePage();
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  usePageTitle(t('page-title'));
  useEffect(() => {
    void limits.loadChoices();
  }, [limits]);
  if (!session.isSignedIn) {
    return (
      <EmptyState
        icon="t-lock"
        title={t('signed-out')}
        action={
          <Button
            look="primary"
            onClick={() => {
              dialogs.show('sign-in');
            }}
          >
            {t('sign-in')}
          </Button>
        }
      >
        {t('signed-out.text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.screen}>
      <LimitsHead />
      <LimitsContent />
    </div>
  );
});

/** LC-3 The rule stands above all of them, once it is known whose it is. */
const LimitsHead = observer(function LimitsHead(): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const { time } = useLimitWords();
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      {limits.limits === undefined && limits.failure === undefined ? (
        <Skeleton width="md" />
      ) : (
        <p className={styles.rule}>{t('rule', { time: time(limits.profile.coolingOff) })}</p>
      )}
    </div>
  );
});

const LimitsContent = observer(function LimitsContent(): ReactNode {
  const { limits } = useLimits();
  const failed = useFailureWords()(limits.failure, 'limits');
  if (limits.limits === undefined) {
    if (limits.failure === undefined) return <LimitsSkeleton />;
    return (
      <ErrorState
        title={failed?.title}
        isOffline={limits.failure.kind === 'network'}
        onRetry={() => void limits.load()}
      >
        {failed?.text}
      </ErrorState>
    );
  }
  return (
    <>
      <LimitsSummary />
      <div className={styles.cards}>
        <div className={styles.column}>
          <SumCard section="deposit" />
          <SumCard section="loss" />
          <SumCard section="wagering" />
        </div>
        <div className={styles.column}>
          <IntervalCard kind="reality-check" />
          <ExtraLimits />
          <HelpCard />
        </div>
      </div>
      <QuestionsDialog />
    </>
  );
});

/** LM-2 The deposit time-out, self-exclusion and the session limit stand together. */
function ExtraLimits(): ReactNode {
  const { t } = useTranslation('limits');
  return (
    <section className={styles.extra} aria-labelledby="limits-extra">
      <h2 id="limits-extra">{t('extra')}</h2>
      <TimeOutCard />
      <ExclusionCard />
      <IntervalCard kind="session" />
    </section>
  );
}

function LimitsSkeleton(): ReactNode {
  const { t } = useTranslation('limits');
  return (
    <section className={styles.cards} aria-busy="true" aria-label={t('loading')}>
      {['first', 'second'].map((column) => (
        <div key={column} className={styles.column}>
          {['upper', 'lower'].map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton width="md" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
