import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { isOutsideSeason, teamPlace } from '../../../core/sports/team/team-tabs.ts';
import { teamForm, type TeamProfile } from '../../../core/sports/team/team.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Flag } from '../../kit/pictures/flag.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { AppLink } from '../../page/app-link.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import { OpponentMark } from '../game/opponent-name.tsx';
import { useSports } from '../use-sports.ts';
import { FormSquare } from './form-square.tsx';
import styles from './team-head.module.scss';
import { teamTabHref } from './team-tab-links.tsx';

/** Who a team is, where it stands, how it played of late, and its star. */
export const TeamHead = observer(function TeamHead({ profile }: { readonly profile: TeamProfile }): ReactNode {
  const { t } = useTranslation('line-pages');
  const langOf = useNameLanguage();
  const { team, sportId, champ } = profile;
  const sport = sportCode(sportId) ?? 'football';
  return (
    <header className={styles.head}>
      {team.kit === undefined ? null : (
        <svg className={styles.slant} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={team.kit.first} />
        </svg>
      )}
      <span className={styles.mark}>
        <OpponentMark opponent={team} size="lg" />
      </span>
      <div className={styles.about}>
        <p className={styles.kicker}>
          <Flag code={champ.countryCode} />
          <AppLink to="champ" params={{ section: 'line', sport, champ: champ.id }}>
            <NameText of={champ}>{champ.name}</NameText>
          </AppLink>
          <span aria-hidden="true">·</span>
          <AppLink to="sport" params={{ section: 'line', sport }} search="?show=all">
            <NameText>{t(`sports:sport.${sport}`)}</NameText>
          </AppLink>
        </p>
        <h1 className={`${styles.name} ell`} dir="auto" lang={langOf(team)} title={team.name}>
          {team.name}
        </h1>
        <TeamHome profile={profile} />
      </div>
      <div className={styles.facts}>
        <SeasonPlace profile={profile} />
        <Form profile={profile} />
        <TeamStar profile={profile} />
      </div>
    </header>
  );
});

/** SP-43 Who coaches the team and where it plays. */
function TeamHome({ profile: { coach, stadium } }: { readonly profile: TeamProfile }): ReactNode {
  const { t } = useTranslation('line-pages');
  if (coach === undefined || stadium === undefined) return null;
  return (
    <dl className={styles.home}>
      <div>
        <dt>{t('team.coach')}</dt>
        <dd>
          <NameText>{coach}</NameText>
        </dd>
      </div>
      <div>
        <dt>{t('team.stadium')}</dt>
        <dd>
          <NameText>{stadium}</NameText>
        </dd>
      </div>
    </dl>
  );
}

/** SP-37 Place and points of the season, or that the team plays outside it. */
const SeasonPlace = observer(function SeasonPlace({ profile }: { readonly profile: TeamProfile }): ReactNode {
  const { champStatistics } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('statistics');
  const { statistics } = champStatistics;
  const { team, champ } = profile;
  if (statistics?.champId !== champ.id) return null;
  const inTable = teamPlace(statistics, team.id);
  const table = teamTabHref(team.id, 'table', language);
  if (inTable === undefined) {
    return isOutsideSeason(statistics, team.id) ? (
      <Link className={styles.outside} to={table}>
        {t('line-pages:team.outside')}
      </Link>
    ) : null;
  }
  const { place, points } = inTable;
  return (
    <Link className={styles.inTable} to={table}>
      <span className={styles.fact}>
        <span>{t('place')}</span> <strong className="num">{place}</strong>
      </span>
      {points === undefined ? null : (
        <span className={styles.fact}>
          <span>{t('column.points')}</span> <strong className="num">{points}</strong>
        </span>
      )}
    </Link>
  );
});

function Form({ profile: { results, team } }: { readonly profile: TeamProfile }): ReactNode {
  const { t } = useTranslation('line-pages');
  const form = teamForm(results, team.id);
  if (form.length === 0) return null;
  return (
    <div className={styles.fact}>
      <span id="team-form">{t('team.form')}</span>
      <ul className={styles.squares} aria-labelledby="team-form">
        {form.map((mark, place) => (
          <li key={place}>
            <FormSquare mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const TeamStar = observer(function TeamStar({ profile: { team } }: { readonly profile: TeamProfile }): ReactNode {
  const { favourites } = useSports();
  const { t } = useTranslation('line-pages');
  const isOn = favourites.hasTeam(team.id);
  const name = t('team.favourite', { name: team.name });
  return (
    <Button
      look={isOn ? 'chrome-accent' : 'chrome'}
      size="sm"
      aria-pressed={isOn}
      title={name}
      onClick={() => {
        favourites.toggleTeam({ id: team.id, name: team.name });
      }}
    >
      <Icon name={isOn ? 'f-star' : 't-star'} size="sm" />
      {t(isOn ? 'team.starred' : 'team.star')}
    </Button>
  );
});
