import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limit } from '../../core/limits/limit.ts';
import { confirmProblem, confirmWindow } from '../../core/limits/pending-limit.ts';
import type { LimitKind } from '../../core/limits/limit-kind.ts';
import { isMoment } from '../../core/shared/time.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limit-row.module.scss';

interface PendingProps {
  readonly pending: Limit;
  readonly current: Limit | undefined;
}

/** PE-1 A change that waits: from when to when it can be confirmed, and PE-3 the way to reject it at any time. */
export const PendingChange = observer(function PendingChange({ pending, current }: PendingProps): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { kind } = pending;
  const problem = confirmProblem(pending, clock.now, limits.profile);
  const isRunning = limits.running !== undefined;
  const place = useFocusLeft();
  return (
    <section ref={place} className={styles.pending} aria-label={t('pending', { limit: t(`kind.${kind}`) })}>
      <Icon name="t-clock" size="sm" className={styles.clock} />
      <span className={styles.words}>
        <PendingWords pending={pending} current={current} />
      </span>
      <Button size="sm" isDisabled={isRunning} onClick={() => void limits.decide('reject', kind)}>
        {t('reject')}
      </Button>
      {problem === undefined ? (
        <Button size="sm" look="line" isDisabled={isRunning} onClick={() => void limits.decide('confirm', kind)}>
          {t('confirm')}
        </Button>
      ) : null}
    </section>
  );
});

/** A decided change leaves with its buttons: the focus goes on to what its limit is set by. */
function useFocusLeft(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const limit = place.current?.parentElement;
    return () => {
      if (document.activeElement === document.body) limit?.querySelector<HTMLElement>('button, input')?.focus();
    };
  }, []);
  return place;
}

const PendingWords = observer(function PendingWords({ pending, current }: PendingProps): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { currencyOf, moment, until, value } = useLimitWords();
  const { kind } = pending;
  const before =
    current?.value ?? (kind === 'reality-check' ? limits.profile.realityCheckEvery : ('unlimited' as const));
  const change = t('pending.change', {
    from: value(kind, before, currencyOf(current ?? pending)),
    to: value(kind, pending.value, currencyOf(pending)),
  });
  const window = confirmWindow(pending, limits.profile);
  const isEarly = clock.now < window.from;
  return (
    <>
      <b className="num">{change}</b>{' '}
      {isEarly ? <span>{t('pending.waits', { moment: moment(window.from) })} </span> : null}
      {isEarly || !isMoment(window.until) ? null : (
        <span>
          {t('pending.within')}{' '}
          <b className="num" role="timer" aria-live="off">
            {until(window.until)}
          </b>
        </span>
      )}
      {!isEarly && !isMoment(window.until) ? <span>{t('pending.ready')}</span> : null}
    </>
  );
});

/** LS-3 What became of the last change of a kind: a failure never looks like success, and LS-4 is tried again under its key. */
export const SaveOutcome = observer(function SaveOutcome({ kind }: { readonly kind: LimitKind }): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const wordsOf = useFailureWords();
  const { saver, undecided } = limits;
  const saving = saver.state;
  if (limits.refused?.kind === kind) {
    return <FailedSave text={wordsOf(limits.refused.failure, 'save-limits')?.whole} />;
  }
  if (limits.saver.about !== kind) return null;
  if (saving.phase === 'failed') {
    return (
      <FailedSave text={saving.failure.title ?? wordsOf(limits.saver.failure, 'save-limits')?.whole}>
        <Button
          size="sm"
          onClick={() => {
            limits.saver.retry();
          }}
        >
          {t('retry')}
        </Button>
      </FailedSave>
    );
  }
  if (saving.phase !== 'saved') return null;
  const isWaiting = undecided.some((each) => each.kind === kind);
  return (
    <div className={styles.outcome}>
      <FormNotice tone={isWaiting ? 'info' : 'success'}>{t(isWaiting ? 'saved.waiting' : 'saved')}</FormNotice>
    </div>
  );
});

function FailedSave({
  text,
  children,
}: {
  readonly text: string | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.outcome}>
      <FormNotice tone="danger">{text}</FormNotice>
      {children}
    </div>
  );
}
