import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { LineBody } from '../line/line-body.tsx';
import { SectionLinks } from '../line/pages/section-links.tsx';
import { useSports } from '../use-sports.ts';
import { LastGames } from './last-games.tsx';
import { TeamHead } from './team-head.tsx';
import styles from './team-screen.module.scss';

/** A team: its games that are played or still to begin, and how the last ones went. */
export const Screen = observer(function TeamScreen(): ReactNode {
  const { team } = useSports();
  const { language } = usePage();
  const { profile } = team;
  usePageTitle(useTeamTitle());
  if (team.phase === 'failed') return <TeamFailure />;
  const path = (section: 'all' | 'live' | 'line'): string =>
    section === 'all' ? `/line/${String(team.id)}` : `/team/${section}/${String(team.id)}`;
  return (
    <>
      {profile === undefined ? <Skeleton className={styles.head} /> : <TeamHead profile={profile} />}
      <div className={styles.ways}>
        <SectionLinks counts={undefined} hrefOf={(section) => inLanguage(path(section), language)} />
      </div>
      <LineBody />
      {profile === undefined ? null : <LastGames profile={profile} />}
    </>
  );
});

/** A page of one section is called by it too: it is another page than the whole one. */
function useTeamTitle(): string {
  const { line, team } = useSports();
  const { t } = useTranslation('line-pages');
  const name = team.profile?.team.name;
  const { section } = line.view.filter;
  if (name === undefined) return t('team.title');
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
