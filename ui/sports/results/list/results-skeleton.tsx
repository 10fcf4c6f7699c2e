import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import grid from '../../line/table/line-grid.module.scss';
import skeleton from '../../line/table/line-skeleton.module.scss';
import styles from './results-list.module.scss';

const CHAMPS = [4, 3, 5] as const;

/** The list while it is on its way, row by row as high as it will be. */
export function ResultsSkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <section
      className={classNames('panel', styles.list, styles.few, skeleton.skeleton)}
      aria-busy="true"
      aria-label={t('loading')}
    >
      <div className={classNames(grid.sport, styles.sport)}>
        <Skeleton shape="circle" />
        <Skeleton className={skeleton.name} />
      </div>
      {CHAMPS.map((rows, champ) => (
        <div key={champ}>
          <div className={classNames(styles.columns, styles.head)}>
            <span className={styles.name}>
              <Skeleton shape="circle" />
              <Skeleton shape="small-text" className={skeleton.name} />
            </span>
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </div>
      ))}
    </section>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <div className={classNames(styles.columns, styles.row)}>
      <span className={styles.name}>
        <span className={styles.time}>
          <Skeleton width="sm" />
        </span>
        <span className={classNames(styles.sides, skeleton.teams)}>
          <Skeleton width="md" />
          <Skeleton width="lg" />
        </span>
      </span>
      <Skeleton className={styles.scoreBlock} />
      <span />
      <span className={styles.extra}>
        <Skeleton shape="small-text" width="md" />
      </span>
      <Skeleton width="sm" className={styles.moreBlock} />
    </div>
  );
}
