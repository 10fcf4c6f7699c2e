import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { useFittingCount } from '../../kit/behaviour/use-fitting-count.ts';
import { MoreLinks } from './more-links.tsx';
import styles from './places-row.module.scss';

/** A link of the row under the header. */
export interface PlaceLink {
  readonly text: string;
  readonly icon?: IconName;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface PlacesRowProps {
  readonly links: readonly PlaceLink[];
  /** What stands at the end of the row. */
  readonly children: ReactNode;
}

/** The row under the header, by which the server finds it. */
export const PLACES_ID = 'places';

/** The row without what is in it: on its way, or put in by the server, which has its markup already. */
export function DrawnPlaces(): ReactNode {
  return <div id={PLACES_ID} className={styles.row} />;
}

/** The row under the header: places to go, and what belongs to all of them. */
export function PlacesRow({ links, children }: PlacesRowProps): ReactNode {
  const { t } = useTranslation('shell');
  const [list, fitting] = useFittingCount<HTMLDivElement>(links.length);
  return (
    <div id={PLACES_ID} className={styles.row}>
      <nav className={styles.nav} aria-label={t('nav.pages')}>
        <div ref={list} className={styles.links}>
          {links.map((link, place) => (
            <Link
              discover="none"
              key={link.href}
              className={styles.link}
              to={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
              tabIndex={place < fitting ? undefined : -1}
            >
              {link.icon === undefined ? null : <Icon name={link.icon} size="sm" />}
              {link.text}
            </Link>
          ))}
        </div>
        <MoreLinks links={links.slice(fitting)} className={styles.link} />
      </nav>
      <div className={styles.end}>{children}</div>
    </div>
  );
}
