import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LiveTableEntry } from '../../../core/casino/live/live-gateway.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { usePage } from '../../page/use-page.ts';
import { LastRounds } from './last-rounds.tsx';
import styles from './table-tile.module.scss';
import { TableArt } from './table-art.tsx';
import { useLiveWords } from './use-live-words.ts';

interface TableTileProps {
  readonly entry: LiveTableEntry;
  /** Of the list of all tables, where there is room to say how it is played. */
  readonly isWhole?: boolean;
}

/** A live table among others: its name leads to it. */
export function TableTile({ entry: { id, players, last }, isWhole = false }: TableTileProps): ReactNode {
  const { language } = usePage();
  const { t } = useLiveWords();
  const Name = isWhole ? 'h2' : 'h3';
  return (
    <article className={`panel ${styles.tile}`}>
      <div className={styles.picture}>
        <TableArt id={id} />
        <div className={styles.over}>
          <p className={styles.players}>{t('now', { number: `${players}` })}</p>
          <Name>
            <Link to={inLanguage(`/casino/${id}`, language)}>{t(`table.${id}`)}</Link>
          </Name>
          {last.length > 0 ? <LastRounds table={id} rounds={last} /> : null}
        </div>
      </div>
      {isWhole ? <p className={styles.about}>{t(`about.${id}`)}</p> : null}
    </article>
  );
}
