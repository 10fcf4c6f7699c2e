import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { useFittingCount } from '../../kit/behaviour/use-fitting-count.ts';
import { MoreLinks } from '../../page/places/more-links.tsx';
import styles from './section-nav.module.scss';

export interface NavSection {
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** How many games run in it now, already formatted; such a section has the live dot. */
  readonly liveCount?: string | undefined;
}

/** The site's sections; those that do not fit in the row are in a menu at its end. */
export function SectionNav({ sections }: { readonly sections: readonly NavSection[] }): ReactNode {
  const { t } = useTranslation('shell');
  const [list, fitting] = useFittingCount<HTMLUListElement>(sections.length);
  const hidden = sections.slice(fitting);
  return (
    <nav className={styles.nav} aria-label={t('nav.sections')}>
      <ul ref={list} className={styles.list}>
        {sections.map((section, place) => (
          <li key={section.href} className={styles.item}>
            <Link
              discover="none"
              className={styles.link}
              to={section.href}
              aria-current={section.isCurrent ? 'page' : undefined}
              tabIndex={place < fitting ? undefined : -1}
            >
              {section.text}
              {section.liveCount === undefined ? null : (
                <>
                  {' '}
                  <LiveDot className={styles.dot} />
                  <span className={styles.count}>{section.liveCount}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <MoreLinks links={hidden} className={styles.more} />
    </nav>
  );
}
