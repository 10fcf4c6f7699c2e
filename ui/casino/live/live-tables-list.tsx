import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import catalogueStyles from '../catalogue/catalogue.module.scss';
import { CasinoMenu } from '../catalogue/casino-menu.tsx';
import { PlayStopped } from '../catalogue/play-stopped.tsx';
import { useCasino } from '../use-casino.ts';
import styles from './live.module.scss';
import { TableTile } from './table-tile.tsx';
import { useLiveWords } from './use-live-words.ts';

/** LCT-1 The live tables, each leading to its page. */
export const LiveTablesList = observer(function LiveTablesList(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { failure, list } = live;
  usePageTitle(t('title'));
  useEffect(() => {
    live.leaveTable();
    return live.watch();
  }, [live]);
  if (failure !== undefined) return <FailedLoad failure={failure} what={t('failed')} onRetry={() => live.openList()} />;
  return (
    <div className={catalogueStyles.page}>
      <div className={catalogueStyles.screen}>
        <CasinoMenu />
        <div className={catalogueStyles.body}>
          <header className={styles.head}>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </header>
          <PlayStopped>
            <ul className={styles.tables}>
              {list?.map((entry) => (
                <li key={entry.id}>
                  <TableTile entry={entry} isWhole />
                </li>
              ))}
            </ul>
          </PlayStopped>
        </div>
      </div>
    </div>
  );
});
