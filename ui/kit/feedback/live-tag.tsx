import type { ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import styles from './live-tag.module.scss';

/** The slanted plate with the clock or the period of a game that runs. */
export function LiveTag({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={classNames(styles.tag, 'num')}>{children}</span>;
}

/** The dot before the word Live. */
export function LiveDot({ className }: { readonly className?: string | undefined }): ReactNode {
  return <i className={classNames(styles.dot, className)} />;
}
