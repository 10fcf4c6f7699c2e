import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../page/app-link.tsx';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import styles from './history-screen.module.scss';
import { useHistoryChoice } from './use-history-choice.ts';

/** Links to the pages of the history; nothing where there is only one. */
export function HistoryPages({ page, pageCount }: { readonly page: number; readonly pageCount: number }): ReactNode {
  const { t } = useTranslation('history');
  const { choice, searchOf } = useHistoryChoice();
  if (pageCount <= 1) return null;
  const link = (target: number, label: string, icon: 't-chevron-left' | 't-chevron-right'): ReactNode =>
    target < 1 || target > pageCount ? null : (
      <AppLink
        to="history"
        params={{}}
        search={searchOf({ ...choice, page: target })}
        className={buttonClass({ size: 'sm' })}
        rel={target < page ? 'prev' : 'next'}
      >
        {icon === 't-chevron-left' ? <Icon name={icon} size="sm" isFlipping /> : null}
        {label}
        {icon === 't-chevron-right' ? <Icon name={icon} size="sm" isFlipping /> : null}
      </AppLink>
    );
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {link(page - 1, t('pages.newer'), 't-chevron-left')}
      <span className="num">{t('pages.place', { page, count: pageCount })}</span>
      {link(page + 1, t('pages.older'), 't-chevron-right')}
    </nav>
  );
}
