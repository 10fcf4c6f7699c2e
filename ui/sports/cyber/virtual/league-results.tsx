import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedLoad } from '../../../page/missing/failed-load.tsx';
import statisticsStyles from '../../statistics/champ-statistics.module.scss';
import { LeagueTables } from '../../statistics/league-tables.tsx';
import { PastGameList } from '../../statistics/past-game-list.tsx';
import { useSports } from '../../use-sports.ts';

const MOST_SHOWN = 8;

/** GM-62 The table of the league and its last results, asked for anew whenever a game of it ends. */
export const LeagueResults = observer(function LeagueResults(): ReactNode {
  const { champStatistics: store, line, results } = useSports();
  const { champId, failure, statistics } = store;
  const playing = line
    .gamesOf(line.view.filter.sportId ?? 0)
    .filter(({ section }) => section === 'live')
    .map(({ id }) => id)
    .join(' ');
  const seen = useRef(playing);
  useEffect(() => {
    if (seen.current !== playing) void Promise.all([store.open(champId), results.renew()]);
    seen.current = playing;
  }, [store, results, champId, playing]);
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={() => store.open(champId)} />;
  if (statistics === undefined) return null;
  return (
    <div className={statisticsStyles.parts}>
      <LeagueTables statistics={statistics} />
      <LastResults />
    </div>
  );
});

/** The results of today; those of the season where today has none yet. */
const LastResults = observer(function LastResults(): ReactNode {
  const { champStatistics, results } = useSports();
  const { t } = useTranslation('statistics');
  const today = results.games.flatMap(({ id, startsAt, home, away, score }) =>
    away === undefined ? [] : [{ id, startsAt, home, away, score: { home: score.home, away: score.away } }],
  );
  const games = today.length > 0 ? today : (champStatistics.statistics?.games ?? []);
  return (
    <section className="panel" aria-labelledby="virtual-results">
      <h2 id="virtual-results" className={statisticsStyles.cardHead}>
        {t('games')}
      </h2>
      {games.length === 0 ? (
        <p className={statisticsStyles.nothing}>{t('games.none')}</p>
      ) : (
        <PastGameList games={games.slice(0, MOST_SHOWN)} champId={champStatistics.champId} />
      )}
    </section>
  );
});
