import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './table-tile.module.scss';
import { TableTile } from './table-tile.tsx';
import { useLiveWords } from './use-live-words.ts';

/** LP-11 Nothing, and nothing is asked for, for whoever is not to be courted. */
export const LiveTablesRow = observer(function LiveTablesRow(): ReactNode {
  return useCasino().playGuard.mayPromote ? <TablesRow /> : null;
});

/** LCT-1 The live tables in a row that scrolls; nothing where they did not come. */
const TablesRow = observer(function TablesRow(): ReactNode {
  const { language } = usePage();
  const { liveTables: live } = useCasino();
  const { t } = useCasinoWords();
  const { t: say } = useLiveWords();
  useEffect(() => {
    live.leaveTable();
    return live.watch();
  }, [live]);
  const { list } = live;
  if (list === undefined || list.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lobby-live">
      <header>
        <Icon name="t-player-play" size="sm" />
        <h2 id="lobby-live">{say('title')}</h2>
        <Link to={inLanguage('/casino', language)}>{t('all')}</Link>
      </header>
      <ul className={styles.row}>
        {list.map((entry) => (
          <li key={entry.id}>
            <TableTile entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
});
