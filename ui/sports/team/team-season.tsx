import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChampStatistics } from '../../../core/sports/statistics/statistics-gateway.ts';
import { isOutsideSeason, type TeamTab } from '../../../core/sports/team/team-tabs.ts';
import type { TeamProfile } from '../../../core/sports/team/team.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePage } from '../../page/use-page.ts';
import { GameSkeleton } from '../game/game-skeleton.tsx';
import { MarketPanel } from '../game/market-panel.tsx';
import { WatchedGame } from '../game/opened-game.tsx';
import { outrightsPath } from '../outrights-path.ts';
import { LeagueTables } from '../statistics/league-tables.tsx';
import { StatisticsFailure, StatisticsSkeleton } from '../statistics/statistics-states.tsx';
import { useSports } from '../use-sports.ts';
import { TeamFigures } from './team-figures.tsx';
import styles from './team-screen.module.scss';

interface TeamSeasonProps {
  readonly shown: TeamTab;
  readonly profile: TeamProfile;
}

/** What a team's competition knows of it: the table, its figures, and the bets on the season. */
export const TeamSeason = observer(function TeamSeason({ shown, profile }: TeamSeasonProps): ReactNode {
  const { champStatistics: store } = useSports();
  const { t } = useTranslation('statistics');
  const { team, champ } = profile;
  const { statistics } = store;
  if (store.phase === 'failed' && store.champId === champ.id) return <StatisticsFailure />;
  if (store.phase === 'missing') {
    return (
      <section className="panel">
        <EmptyState icon="t-chart-bar" title={t('line-pages:team.no-figures')} />
      </section>
    );
  }
  if (statistics?.champId !== champ.id) return <StatisticsSkeleton />;
  return (
    <>
      <SeasonWays statistics={statistics} profile={profile} isOutrights={shown === 'outrights'} />
      {shown === 'table' ? <LeagueTables statistics={statistics} ownIds={[team.id]} /> : null}
      {shown === 'statistics' ? <TeamFigures statistics={statistics} teamId={team.id} /> : null}
      {shown === 'outrights' ? <SeasonBets statistics={statistics} /> : null}
    </>
  );
});

/** SP-37 Where the team plays outside the season, that it does; and from the bets the way to the page of the season. */
const SeasonWays = observer(function SeasonWays({
  statistics,
  profile: { team },
  isOutrights,
}: {
  readonly statistics: ChampStatistics;
  readonly profile: TeamProfile;
  readonly isOutrights: boolean;
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const { champId, name } = statistics;
  const isOutside = isOutsideSeason(statistics, team.id);
  if (!isOutside && !isOutrights) return null;
  return (
    <div className={classNames('panel', styles.note)}>
      <p>{isOutside ? t('team.outside-text') : name}</p>
      {isOutrights ? (
        <Link className={buttonClass({ size: 'sm' })} to={outrightsPath(champId, language)}>
          {t('team.all-outrights')}
        </Link>
      ) : null}
    </div>
  );
});

/** Who may win the season, once the game in the store is that question. */
const SeasonBets = observer(function SeasonBets({ statistics }: { readonly statistics: ChampStatistics }): ReactNode {
  const { game } = useSports();
  if (game.id !== statistics.finalId) return <GameSkeleton />;
  return <WatchedGame>{(facts, row) => <MarketPanel key={facts.id} row={row} />}</WatchedGame>;
});
