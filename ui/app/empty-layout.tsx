import type { ReactNode } from 'react';
import { CENTRE_ID } from './page-columns.tsx';
import styles from './app-frame.module.scss';
import { useLook } from './use-look.ts';

/** A page without the site around it. */
export function EmptyLayout({ children }: { readonly children: ReactNode }): ReactNode {
  useLook();
  return (
    <div className={styles.app}>
      <main id={CENTRE_ID} className={styles.alone}>
        {children}
      </main>
    </div>
  );
}
