import type { ReactNode } from 'react';
import styles from './logo.module.scss';

/** The mark of Oddsmith, with its name unless only the mark fits. */
export function Logo({ isMarkOnly = false }: { readonly isMarkOnly?: boolean }): ReactNode {
  return (
    <span className={styles.logo}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M21.9 5.6A12 12 0 0 0 8.3 25.2M10.1 26.4A12 12 0 0 0 23.7 6.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="4.6"
        />
        <path className={styles.slash} d="M26.4 .4h5.2L5.6 31.6H.4Z" />
      </svg>
      {isMarkOnly ? null : <span>Oddsmith</span>}
    </span>
  );
}
