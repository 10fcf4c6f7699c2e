import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../kit/pictures/logo.tsx';
import { SectionNav, type NavSection } from './section-nav.tsx';
import styles from './site-header.module.scss';

/** Where the keyboard keeps the head from leaving. */
export const HEADER_ID = 'head';

export interface SiteHeaderProps {
  readonly homeHref: string;
  readonly sections: readonly NavSection[];
  readonly languages?: ReactNode;
  /** What another server shows there. */
  readonly block?: ReactNode;
  readonly search?: ReactNode;
  readonly account?: ReactNode;
  /** The row under the header, where the page has one. */
  readonly children?: ReactNode;
}

/** The head of every page: sections, search, account and language. */
export function SiteHeader({
  homeHref,
  sections,
  languages,
  block,
  search,
  account,
  children,
}: SiteHeaderProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <header id={HEADER_ID} className={styles.header}>
      <div className={styles.row}>
        <Link discover="none" className={styles.logo} to={homeHref} aria-label={t('home-link')}>
          <Logo />
        </Link>
        <SectionNav sections={sections} />
        <div className={styles.end} data-end="">
          {block}
          <span className={styles.search}>{search}</span>
          {account}
          {languages}
        </div>
      </div>
      {children}
    </header>
  );
}
