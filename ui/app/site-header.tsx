import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Flag } from '../kit/flag.tsx';
import { Logo } from '../kit/logo.tsx';
import { Menu } from '../kit/menu.tsx';
import { SectionNav, type NavSection } from './section-nav.tsx';
import styles from './site-header.module.scss';

export interface LanguageChoice {
  readonly code: string;
  /** Code of the flag that stands for it. */
  readonly flag: string;
  /** This page in that language; another language is another document. */
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface SiteHeaderProps {
  readonly homeHref: string;
  readonly sections: readonly NavSection[];
  readonly languages: readonly LanguageChoice[];
  readonly search?: ReactNode;
  readonly account?: ReactNode;
  /** The row under the header, where the page has one. */
  readonly children?: ReactNode;
}

/** The head of every page: sections, search, account and language. */
export function SiteHeader({ homeHref, sections, languages, search, account, children }: SiteHeaderProps): ReactNode {
  const { t } = useTranslation('shell');
  const current = languages.find(({ isCurrent }) => isCurrent);
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.logo} to={homeHref} aria-label={t('home-link')}>
          <Logo />
        </Link>
        <SectionNav sections={sections} />
        <div className={styles.end}>
          {search}
          {account}
          <Menu
            label={t('language')}
            className={styles.language}
            align="end"
            title={t('language')}
            items={languages.map(({ code, flag, href, isCurrent }) => ({
              id: code,
              text: t(`language.${code}`),
              before: <Flag code={flag} />,
              href,
              isCurrent,
            }))}
          >
            <Flag code={current?.flag ?? 'un'} />
            <span>{current?.code.toUpperCase()}</span>
          </Menu>
        </div>
      </div>
      {children}
    </header>
  );
}
