import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  readonly shape?: 'text' | 'small-text' | 'circle' | 'block';
  readonly width?: 'xs' | 'sm' | 'md' | 'lg' | 'full';
  readonly className?: string | undefined;
}

/** A bar where text will be, of the text's own height; sizes beyond these come by class. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps): ReactNode {
  return (
    <span
      className={classNames(
        styles.skeleton,
        shape === 'small-text' && styles.small,
        shape === 'circle' && styles.circle,
        shape === 'block' && styles.block,
        shape === 'circle' ? undefined : styles[width],
        className,
      )}
    />
  );
}
