import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatClock, formatZone } from '../../kit/formats/format-date.ts';
import { usePage } from '../use-page.ts';
import styles from './places-row.module.scss';

/** The time of day where the player is, and how far that is from UTC. */
export const ZoneClock = observer(function ZoneClock(): ReactNode {
  const { clock, settings } = usePage();
  const look = settings.settings;
  return (
    <span className={styles.clock}>
      <span className="num">{formatClock(clock.now, look)}</span>
      <span className={styles.zone}>{formatZone(look.timeZone)}</span>
    </span>
  );
});
