import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statistic } from '../../../core/sports/game/game.ts';
import styles from './game-statistics.module.scss';

/** What both sides were counted, and the share of each. */
export function StatisticRow({ statistic: { kind, home, away } }: { readonly statistic: Statistic }): ReactNode {
  const { t } = useTranslation('game');
  const id = useId();
  const sum = home + away;
  const share = (side: number): number => (sum === 0 ? 0 : Math.round((side / sum) * 485) / 10);
  return (
    <div className={styles.row}>
      <b className="num">{home}</b>
      <span title={t(`statistic.${kind}`)}>{t(`statistic.${kind}`)}</span>
      <b className="num">{away}</b>
      <svg className={styles.bars} aria-hidden="true">
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <rect width="6" height="6" className={styles.away} />
          <line y1="0" y2="6" className={styles.stripe} />
        </pattern>
        <rect className={styles.empty} width="49.5%" height="5" rx="2" />
        <rect className={styles.empty} x="50.5%" width="49.5%" height="5" rx="2" />
        <rect className={styles.home} x={`${49.5 - share(home)}%`} width={`${share(home)}%`} height="5" />
        <rect fill={`url(#${id})`} x="50.5%" width={`${share(away)}%`} height="5" />
      </svg>
    </div>
  );
}
