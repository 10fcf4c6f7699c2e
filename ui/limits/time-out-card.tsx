import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areExtraLimitsOn } from '../../core/limits/limit.ts';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import { days } from '../../core/shared/time.ts';
import { Button } from '../kit/controls/button.tsx';
import { Segment } from '../kit/controls/segment.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import { LimitLabel } from './overview/limit-label.tsx';
import { Consequences } from './limit-parts.tsx';
import { SaveOutcome } from './change-outcome.tsx';
import { useLimitOptions, useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limits-screen.module.scss';

const KIND = 'deposit-time-out';

/** A break from deposits, and from play where the law says so; LC-5 it holds at once and is never shortened. */
export const TimeOutCard = observer(function TimeOutCard(): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { moment } = useLimitWords();
  const { known } = limits;
  const current = limitInForce(known, KIND, clock.now);
  const stops = t(limits.profile.doesTimeOutStopPlay ? 'break.stops-play' : 'break.stops-deposits');
  return (
    <section className={styles.card} aria-labelledby="limits-break">
      <header className={styles.title}>
        <Icon name="t-player-pause" className={styles.icon} />
        <h2 id="limits-break">{t('break')}</h2>
      </header>
      <p className={styles.text}>{stops}</p>
      <LimitLabel limit={current} />
      {current?.endsAt === undefined ? null : <p>{t('break.until', { moment: moment(current.endsAt) })}</p>}
      {areExtraLimitsOn(known) ? <BreakForm /> : <p className={styles.text}>{t('extra-off')}</p>}
      <SaveOutcome kind={KIND} />
    </section>
  );
});

const BreakForm = observer(function BreakForm(): ReactNode {
  const { limits } = useLimits();
  const { t } = useTranslation('limits');
  const { length } = useLimitWords();
  const options = useLimitOptions(KIND).filter((option) => typeof option === 'number');
  const [chosen, setChosen] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.line}>
        <Segment
          label={t('break.length')}
          options={options.map((value) => ({ value, label: length(value) }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          look="line"
          reason={chosen === undefined ? t('break.choose') : undefined}
          isDisabled={limits.isBusy}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('break.start')}
        </Button>
      </div>
      {isAsking && chosen !== undefined ? (
        <BreakDialog
          chosen={chosen}
          onEnd={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
});

interface DialogProps {
  readonly chosen: number;
  readonly onEnd: () => void;
}

const BreakDialog = observer(function BreakDialog({ chosen, onEnd }: DialogProps): ReactNode {
  const { limits } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { length, moment } = useLimitWords();
  return (
    <Dialog
      size="sm"
      title={t('break.title', { length: length(chosen) })}
      onClose={onEnd}
      actions={
        <>
          <Button onClick={onEnd}>{t('cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              limits.save({ kind: KIND, value: chosen });
              onEnd();
            }}
          >
            {t('break.start')}
          </Button>
        </>
      }
    >
      <Consequences
        shown={[
          'no-deposits',
          ...(limits.profile.doesTimeOutStopPlay ? (['no-play'] as const) : []),
          'no-offers',
          'open-bets-stand',
          'withdrawal-stays',
          'cannot-be-shortened',
        ]}
      />
      <p>{t('until', { moment: moment(clock.now + days(chosen)) })}</p>
    </Dialog>
  );
});
