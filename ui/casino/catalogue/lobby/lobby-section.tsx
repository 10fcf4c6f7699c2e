import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../kit/pictures/icon.tsx';
import type { IconName } from '../../../kit/pictures/icon-name.ts';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import styles from './lobby-section.module.scss';

interface LobbySectionProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** How many there are in all, where that says something. */
  readonly total?: number;
  /** Where all of them are. */
  readonly href: string;
  /** Of tables and of slots in a row that scrolls, or of slots in several rows. */
  readonly shape: 'tables' | 'slots' | 'rows';
  /** The items of its list. */
  readonly children: ReactNode;
}

/** CTL-9 Games of one sort in the lobby, and the way to all of them. */
export function LobbySection({ id, icon, title, total, href, shape, children }: LobbySectionProps): ReactNode {
  const { t, count } = useCasinoWords();
  const allId = `${id}-all`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <Icon name={icon} size="sm" />
        <h2 id={id}>{title}</h2>
        {total === undefined ? null : <span className="num">{count(total)}</span>}
        <Link id={allId} to={href} aria-labelledby={`${allId} ${id}`}>
          {t('all')}
        </Link>
      </header>
      <ul className={styles[shape]}>{children}</ul>
    </section>
  );
}
