import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { offeredTeamTabs, writeTeamTab, type TeamTab } from '../../../core/sports/team/team-tabs.ts';
import type { TeamProfile } from '../../../core/sports/team/team.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { statisticsHref } from '../statistics/statistics-address.ts';
import { useChosenInSight } from '../game/use-chosen-in-sight.ts';
import { useSports } from '../use-sports.ts';
import styles from './team-tab-links.module.scss';

/** SP-36 The parts of a team's page, each with an address of its own, and the way to the statistics of its competition. */
export const TeamTabLinks = observer(function TeamTabLinks({
  profile,
  shown,
}: {
  readonly profile: TeamProfile;
  readonly shown: TeamTab;
}): ReactNode {
  const { champStatistics } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('line-pages');
  const { statistics } = champStatistics;
  const row = useChosenInSight(shown);
  const own = statistics?.champId === profile.champ.id ? statistics : undefined;
  return (
    <div className={classNames('panel', styles.bar)}>
      <div ref={row} className={styles.scroll}>
        <nav className={styles.tabs} aria-label={t('team.tabs')}>
          {offeredTeamTabs(profile, own).map((tab) => (
            <Link
              key={tab}
              className={styles.tab}
              to={teamTabHref(profile.team.id, tab, language)}
              aria-current={tab === shown ? 'page' : undefined}
            >
              {t(`team.tab.${tab}`)}
              <TabCount profile={profile} tab={tab} />
            </Link>
          ))}
        </nav>
      </div>
      <Link className={buttonClass({ size: 'sm' })} to={statisticsHref(profile.champ.id, language)}>
        <Icon name="t-chart-bar" size="sm" />
        {t('team.champ-statistics')}
      </Link>
    </div>
  );
});

/** SP-44 How much a part has, as far as the page knows it. */
const TabCount = observer(function TabCount({
  profile,
  tab,
}: {
  readonly profile: TeamProfile;
  readonly tab: TeamTab;
}): ReactNode {
  const { line, team } = useSports();
  const { language } = usePage();
  const { filter } = line.view;
  const isItsLine = line.phase === 'ready' && filter.teamId === profile.team.id && filter.section === 'all';
  const count = {
    games: isItsLine ? line.counts.all : undefined,
    results: profile.results.length,
    squad: team.squad?.players.length,
  };
  const shown = tab === 'games' || tab === 'results' || tab === 'squad' ? count[tab] : undefined;
  return shown === undefined ? null : (
    <>
      {' '}
      <span className={classNames(styles.count, 'num')}>{formatCount(shown, language)}</span>
    </>
  );
});

export function teamTabHref(id: number, tab: TeamTab, language: Parameters<typeof inLanguage>[1]): string {
  return inLanguage(`/line/${String(id)}`, language) + writeTeamTab(tab);
}
