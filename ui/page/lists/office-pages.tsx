import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from './office-pages.module.scss';

interface OfficePagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly searchOfPage: (page: number) => string;
}

/** Links to the pages of a list of the office; nothing where there is only one. */
export function OfficePages({ page, pageCount, searchOfPage }: OfficePagesProps): ReactNode {
  const { t } = useTranslation('office');
  if (pageCount <= 1) return null;
  const button = buttonClass({ size: 'sm' });
  return (
    <nav className={styles.pages} aria-label={t('history.pages')}>
      {page > 1 ? (
        <Link discover="none" className={button} rel="prev" to={{ search: searchOfPage(page - 1) }}>
          <Icon name="t-chevron-left" size="sm" isFlipping />
          {t('history.pages.newer')}
        </Link>
      ) : null}
      <span className="num">{t('history.pages.place', { page, count: pageCount })}</span>
      {page < pageCount ? (
        <Link discover="none" className={button} rel="next" to={{ search: searchOfPage(page + 1) }}>
          {t('history.pages.older')}
          <Icon name="t-chevron-right" size="sm" isFlipping />
        </Link>
      ) : null}
    </nav>
  );
}
