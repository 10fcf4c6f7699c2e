import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { timeParts } from '../../kit/formats/time-parts.ts';
import { usePage } from '../../page/use-page.ts';
import styles from './tournament-banner.module.scss';

/** What is left until a moment: days, hours and minutes. */
export const Countdown = observer(function Countdown({
  until,
  label,
}: {
  readonly until: EpochMillis;
  readonly label: string;
}): ReactNode {
  const { clock } = usePage();
  const { t } = useTranslation('tournaments');
  const { day, hour, minute } = timeParts(until - clock.now);
  const parts = [
    [day, t('days')],
    [hour % 24, t('hours')],
    [minute, t('minutes')],
  ] as const;
  return (
    <span className={styles.countdown}>
      <span className="vh">{label}</span>
      {parts.map(([count, unit]) => (
        <b key={unit} className="num">
          {String(count).padStart(2, '0')}
          <small>{unit}</small>
        </b>
      ))}
    </span>
  );
});
