import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import styles from './team-link.module.scss';

/** Leads to the page of a team. */
export function TeamLink({ id, children }: { readonly id: number; readonly children: ReactNode }): ReactNode {
  const { language } = usePage();
  return (
    <Link className={styles.link} to={inLanguage(`/line/${String(id)}`, language)}>
      {children}
    </Link>
  );
}
