import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { OddsSkeleton } from '../../../kit/controls/odds-button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { lineColumns } from '../../../../core/sports/line/line-columns.ts';
import { columnClass } from './column-class.ts';
import row from './game-line.module.scss';
import grid from './line-grid.module.scss';
import styles from './line-skeleton.module.scss';

const CHAMPS = [2, 2, 3, 1] as const;

/** The table while it is on its way, in its final sizes. */
export function LineSkeleton(): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <section className={classNames('panel', grid.grid, styles.skeleton)} aria-busy="true" aria-label={t('loading')}>
      <div className={grid.sport}>
        <Skeleton shape="circle" />
        <Skeleton width="sm" />
      </div>
      {CHAMPS.map((rows, champ) => (
        <div key={champ}>
          <div className={grid.champ}>
            <Skeleton shape="circle" />
            <Skeleton className={styles.name} />
          </div>
          {Array.from({ length: rows }, (_, place) => (
            <SkeletonRow key={place} />
          ))}
        </div>
      ))}
    </section>
  );
}

function SkeletonRow(): ReactNode {
  return (
    <div className={row.row}>
      <Skeleton shape="circle" />
      <Skeleton width="sm" />
      <span className={styles.teams}>
        <Skeleton width="lg" />
        <Skeleton width="md" />
      </span>
      <span />
      <div className={row.prices}>
        {lineColumns(1).map((group) => (
          <div key={group.name} className={columnClass(group)}>
            {group.codes.map((code) => (
              <OddsSkeleton key={code} />
            ))}
          </div>
        ))}
        <span className={grid.end} />
      </div>
    </div>
  );
}
