import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { remainingBalance, type Limit } from '../../../core/limits/limit.ts';
import { isExclusion, limitUnit } from '../../../core/limits/limit-kind.ts';
import { limitsInShort } from '../../../core/limits/overview/limits-in-short.ts';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { sessionTime } from '../../../core/limits/session-limit.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLimitWords } from '../use-limit-words.ts';
import { useLimits } from '../use-limits.ts';
import styles from './limits-panel.module.scss';

/** LR-7 What is set and what is left of it, and the way to the limits; RG-18 hidden balances hide none of it. */
export const LimitsPanel = observer(function LimitsPanel(): ReactNode {
  const { limits } = useLimits();
  const { language } = usePage();
  const { t } = useTranslation('limits');
  const isComing = limits.limits === undefined && limits.failure === undefined;
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="limits-in-short" aria-busy={isComing}>
      <h2 id="limits-in-short">{t('summary')}</h2>
      <PanelBody />
      <Link
        discover="none"
        className={classNames(buttonClass({ look: 'text', size: 'sm' }), styles.action)}
        to={inLanguage(LIMITS_PATH, language)}
      >
        {t('short.open')}
      </Link>
    </section>
  );
});

const PanelBody = observer(function PanelBody(): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  if (limits.limits === undefined) {
    return limits.failure === undefined ? (
      <Skeleton shape="block" className={styles.waiting} />
    ) : (
      <FailedLoad failure={limits.failure} onRetry={() => limits.load()} />
    );
  }
  const shown = limitsInShort(limits.limits, clock.now);
  const waiting = limits.undecided.length;
  return (
    <>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <dl className={styles.facts}>
          {shown.map((limit) => (
            <LimitLine key={limit.kind} limit={limit} />
          ))}
        </dl>
      )}
      {waiting === 0 ? null : (
        <p className={classNames(styles.line, styles.undecided)}>
          <span>{t('summary.waiting')}</span>
          <b className="num">{waiting}</b>
        </p>
      )}
    </>
  );
});

const LimitLine = observer(function LimitLine({ limit }: { readonly limit: Limit }): ReactNode {
  const { t } = useTranslation('limits');
  const { left, whole } = useWhatIsLeft(limit);
  const isSpent = limitUnit(limit.kind) === 'money' && remainingBalance(limit.balance) === 0;
  return (
    <div className={styles.line}>
      <dt>{t(`kind.${limit.kind}`)}</dt>
      <dd className={classNames('num', isSpent && styles.spent)}>
        {isSpent ? t('reached') : left}
        {whole === undefined ? null : <small>{t('short.of', { whole })}</small>}
      </dd>
    </div>
  );
});

/** What is left of a limit in words, and of how much; read by an observer. */
function useWhatIsLeft(limit: Limit): { readonly left: string; readonly whole?: string | undefined } {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { currencyOf, moment, time, value } = useLimitWords();
  const { kind, endsAt } = limit;
  const currency = currencyOf(limit);
  const whole = value(kind, limit.value, currency);
  if (isExclusion(kind)) return { left: endsAt === undefined ? whole : t('short.until', { moment: moment(endsAt) }) };
  if (limitUnit(kind) === 'money') {
    return { left: t('left', { left: value(kind, remainingBalance(limit.balance), currency) }), whole };
  }
  const session = kind === 'session' ? sessionTime(limits.known, clock.now) : undefined;
  return session === undefined ? { left: whole } : { left: t('session.left', { time: time(session) }), whole };
}
