import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import type { IconName } from '../pictures/icon-name.ts';
import styles from './empty-state.module.scss';

export interface EmptyStateProps {
  readonly icon: IconName;
  /** One bold line. */
  readonly title: ReactNode;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  readonly tone?: 'accent' | 'danger';
}

/** What stands where nothing is: why, and the way on. */
export function EmptyState({ icon, title, children, action, tone = 'accent' }: EmptyStateProps): ReactNode {
  return (
    <div className={classNames(styles.empty, tone === 'danger' && styles.danger)}>
      <span className={styles.plate}>
        <Icon name={icon} size="xl" />
      </span>
      <b className={styles.title}>{title}</b>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
