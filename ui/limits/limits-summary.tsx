import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import { limitsInShort } from '../../core/limits/overview/limits-in-short.ts';
import { playPermission } from '../../core/limits/play-permission.ts';
import { sessionTime } from '../../core/limits/session-limit.ts';
import { hours } from '../../core/shared/time.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { ProgressBar } from '../kit/feedback/progress-bar.tsx';
import { usePage } from '../page/use-page.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limits-screen.module.scss';

/** How many limits there are, what waits, and how much of the session is left. */
export const LimitsSummary = observer(function LimitsSummary(): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { moment } = useLimitWords();
  const { known } = limits;
  const active = limitsInShort(known, clock.now);
  const { closedUntil } = playPermission(known, clock.now, limits.profile);
  return (
    <>
      {closedUntil === undefined ? null : (
        <FormNotice tone="warning">{t('closed-until', { moment: moment(closedUntil) })}</FormNotice>
      )}
      <section className={`panel ${styles.strip}`} aria-label={t('summary')}>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('summary.active')}</dt>
            <dd className="num">{active.length}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('summary.waiting')}</dt>
            <dd className={classNames('num', limits.undecided.length > 0 && styles.waiting)}>
              {limits.undecided.length}
            </dd>
          </div>
        </dl>
        <SessionBar />
      </section>
    </>
  );
});

const SessionBar = observer(function SessionBar(): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { time, value } = useLimitWords();
  const { known } = limits;
  const whole = limitInForce(known, 'session', clock.now)?.value;
  const left = sessionTime(known, clock.now);
  if (left === undefined || typeof whole !== 'number') return null;
  const words = t('session.left', { time: time(left) });
  return (
    <div className={styles.session}>
      <span className={styles.ends}>
        <span>{t('session.whole', { time: value('session', whole, '') })}</span>
        <span className="num">{words}</span>
      </span>
      <ProgressBar
        label={t('kind.session')}
        share={whole === 0 ? 1 : 1 - left / hours(whole)}
        valueText={words}
        tone="info"
      />
    </div>
  );
});
