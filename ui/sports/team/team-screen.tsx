import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { offeredTeamTabs, type TeamTab } from '../../../core/sports/team/team-tabs.ts';
import type { TeamProfile } from '../../../core/sports/team/team.ts';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { LineBody } from '../line/line-body.tsx';
import { SectionLinks } from '../line/pages/section-links.tsx';
import { StatisticsSkeleton } from '../statistics/statistics-states.tsx';
import { useSports } from '../use-sports.ts';
import { LastGames } from './last-games.tsx';
import { TeamHead } from './team-head.tsx';
import styles from './team-screen.module.scss';
import { TeamSeason } from './team-season.tsx';
import { SquadCard, TeamSquadTable } from './team-squad-table.tsx';
import { TeamTabLinks } from './team-tab-links.tsx';

/** A team: who it is, and the part of it that the address asks for. */
export const Screen = observer(function TeamScreen(): ReactNode {
  const { team } = useSports();
  const { profile } = team;
  const shown = useShownTab();
  usePageTitle(useTeamTitle(shown));
  if (team.phase === 'failed') return <TeamFailure />;
  return (
    <>
      {profile === undefined ? <Skeleton className={styles.head} /> : <TeamHead profile={profile} />}
      {profile === undefined ? null : <TeamTabLinks profile={profile} shown={shown} />}
      <TeamPart shown={shown} profile={profile} />
    </>
  );
});

/** SP-36 What a team does not have is not shown: its games stand in its place. */
function useShownTab(): TeamTab {
  const { champStatistics, team } = useSports();
  const { profile, tab } = team;
  const { statistics, phase } = champStatistics;
  if (profile === undefined) return tab;
  if (tab === 'outrights' && statistics === undefined && phase !== 'missing') return tab;
  return offeredTeamTabs(profile, statistics).includes(tab) ? tab : 'games';
}

const TeamPart = observer(function TeamPart({
  shown,
  profile,
}: {
  readonly shown: TeamTab;
  readonly profile: TeamProfile | undefined;
}): ReactNode {
  if (shown === 'games') return <TeamGames profile={profile} />;
  if (profile === undefined) return <StatisticsSkeleton />;
  if (shown === 'results') return <LastGames profile={profile} />;
  if (shown === 'squad') return <TeamSquadTable />;
  return <TeamSeason shown={shown} profile={profile} />;
});

const TeamGames = observer(function TeamGames({ profile }: { readonly profile: TeamProfile | undefined }): ReactNode {
  const { team } = useSports();
  const { language } = usePage();
  const path = (section: 'all' | 'live' | 'line'): string =>
    section === 'all' ? `/line/${String(team.id)}` : `/team/${section}/${String(team.id)}`;
  return (
    <>
      <div className={styles.ways}>
        <SectionLinks counts={undefined} hrefOf={(section) => inLanguage(path(section), language)} />
      </div>
      <LineBody />
      {profile === undefined ? null : (
        <div className={styles.cards}>
          <LastGames profile={profile} isPart />
          {profile.hasSquad ? <SquadCard /> : null}
        </div>
      )}
    </>
  );
});

/** A page of one section or part is called by it too: it is another page than the whole one. */
function useTeamTitle(shown: TeamTab): string {
  const { line, team } = useSports();
  const { t } = useTranslation('line-pages');
  const name = team.profile?.team.name;
  const { section } = line.view.filter;
  if (name === undefined) return t('team.title');
  if (shown !== 'games') return t('team.title-part', { name, part: t(`team.tab.${shown}`) });
  return section === 'all' ? t('team.title-of', { name }) : t(`sports:title.sport-${section}`, { sport: name });
}

const TeamFailure = observer(function TeamFailure(): ReactNode {
  const { team } = useSports();
  const words = useFailureWords()(team.failure, 'line');
  return (
    <section className="panel">
      <ErrorState
        title={words?.title}
        isOffline={team.failure?.kind === 'network'}
        onRetry={() => void team.open(team.id)}
      >
        {words?.text}
      </ErrorState>
    </section>
  );
});
