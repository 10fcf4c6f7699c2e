import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './badge.module.scss';

/** A small count beside a word; muted where it only informs. */
export function Badge({
  children,
  isMuted = false,
}: {
  readonly children: ReactNode;
  readonly isMuted?: boolean;
}): ReactNode {
  return <span className={classNames(styles.badge, isMuted && styles.muted, 'num')}>{children}</span>;
}
