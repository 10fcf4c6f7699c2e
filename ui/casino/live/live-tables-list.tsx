import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LiveTableEntry } from '../../../core/casino/live/live-gateway.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import catalogueStyles from '../catalogue/catalogue.module.scss';
import { CasinoMenu } from '../catalogue/casino-menu.tsx';
import { PlayStopped } from '../catalogue/play-stopped.tsx';
import { useCasino } from '../use-casino.ts';
import styles from './live.module.scss';
import { LastRounds } from './last-rounds.tsx';
import { TableArt } from './table-art.tsx';
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
                  <TableTile entry={entry} />
                </li>
              ))}
            </ul>
          </PlayStopped>
        </div>
      </div>
    </div>
  );
});

function TableTile({ entry: { id, players, last } }: { readonly entry: LiveTableEntry }): ReactNode {
  const { language } = usePage();
  const { t } = useLiveWords();
  return (
    <article className={`panel ${styles.tile}`}>
      <div className={styles.picture}>
        <TableArt id={id} />
        <p className={styles.players}>{t('now', { number: `${players}` })}</p>
      </div>
      <h2>
        <Link to={inLanguage(`/casino/${id}`, language)}>{t(`table.${id}`)}</Link>
      </h2>
      {last.length > 0 ? <LastRounds table={id} rounds={last} /> : null}
      <p className={styles.quiet}>{t(`about.${id}`)}</p>
    </article>
  );
}
