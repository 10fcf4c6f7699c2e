import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../kit/pictures/icon.tsx';
import type { Named } from '../../../../core/sports/spelling/foreign-language.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { usePageTitle } from '../../../page/use-page-title.ts';
import styles from './line-head.module.scss';

/** A page above the one that is open. */
interface LineCrumb {
  readonly name: string;
  readonly address: string;
}

export interface LineHeadProps {
  readonly crumbs: readonly LineCrumb[];
  /** What the page is called. */
  readonly name: string;
  /** What it is called under the pages above it, where those have said a part of the name. */
  readonly here?: string | undefined;
  /** Whose name it is, a competition or team: it may be of another language than the page. */
  readonly of?: string | Named | undefined;
  /** What stands before the name: a flag. */
  readonly sign?: ReactNode;
  /** What stands after it: a star. */
  readonly star?: ReactNode;
  /** Where it leads from here: its sections, its results. */
  readonly children?: ReactNode;
}

/** The head of a page of the line: where it stands, what it is called and what belongs to it. */
export function LineHead(props: LineHeadProps): ReactNode {
  const { crumbs, name, here = name, of, sign, star, children } = props;
  const { t } = useTranslation('line-pages');
  const langOf = useNameLanguage();
  const lang = langOf(of);
  usePageTitle(t('title.page', { name }));
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <nav aria-label={t('crumbs')}>
          <ol className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.address}>
                <Link to={crumb.address}>{crumb.name}</Link>
                <Icon name="t-chevron-right" size="xs" isFlipping />
              </li>
            ))}
            <li className={styles.here} aria-current="page">
              <span className="ell" dir="auto" lang={lang} title={here}>
                {here}
              </span>
            </li>
          </ol>
        </nav>
        <div className={styles.name}>
          {sign}
          <h1 className={`${styles.title} ell`} dir="auto" lang={lang} title={name}>
            {name}
          </h1>
          {star}
        </div>
      </div>
      {children === undefined ? null : <div className={styles.ways}>{children}</div>}
    </header>
  );
}
