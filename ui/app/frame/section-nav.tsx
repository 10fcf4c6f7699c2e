import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import styles from './section-nav.module.scss';

export interface NavSection {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** How many games run in it now, already formatted; such a section has the live dot. */
  readonly liveCount?: string | undefined;
}

/** The site's sections; those that do not fit in the row are in a menu at its end. */
export function SectionNav({ sections }: { readonly sections: readonly NavSection[] }): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(sections.length);
  useLayoutEffect(() => {
    if (list.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const items = entry === undefined ? [] : [...entry.target.children];
      setFitting(items.filter((item) => item instanceof HTMLElement && item.offsetTop < item.offsetHeight).length);
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, [sections.length]);
  const hidden = sections.slice(fitting);
  return (
    <nav className={styles.nav} aria-label={t('nav.sections')}>
      <ul ref={list} className={styles.list}>
        {sections.map((section, place) => (
          <li key={section.id} className={styles.item}>
            <Link
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
      {hidden.length === 0 ? null : (
        <Menu
          label={t('nav.more')}
          className={styles.more}
          align="end"
          items={hidden.map(({ id, text, href, isCurrent }) => ({
            id,
            text,
            href,
            isCurrent,
            onChoose: () => void navigate(href),
          }))}
        >
          {t('nav.more')}
        </Menu>
      )}
    </nav>
  );
}
