import type { ReactNode } from 'react';
import { classNames } from '../../kit/behaviour/class-names.ts';
import styles from './documents.module.scss';

/** Stands for a document that was sent: never the picture itself. */
export function DocumentPicture({ tone }: { readonly tone: 'accepted' | 'refused' | 'waiting' }): ReactNode {
  return (
    <svg className={classNames(styles.picture, styles[tone])} viewBox="0 0 160 100" aria-hidden="true">
      <rect className={styles.sheet} x="14" y="8" width="132" height="84" rx="7" />
      <circle cx="44" cy="42" r="13" />
      <path d="M24 78a20 16 0 0 1 40 0ZM76 26h58v6h-58ZM76 40h44v6h-44ZM76 54h52v6h-52ZM76 72h58v10h-58Z" />
    </svg>
  );
}
