import type { ReactNode } from 'react';
import type { Layout } from '../../../core/navigation/route.ts';
import { CENTRE_ID } from '../../page/page-columns.tsx';
import styles from './app-frame.module.scss';

interface EmptyLayoutProps {
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** A page without the site around it. */
export function EmptyLayout({ layout, children }: EmptyLayoutProps): ReactNode {
  return (
    <div className={styles.app} data-layout={layout}>
      <main id={CENTRE_ID} className={styles.alone}>
        {children}
      </main>
    </div>
  );
}
