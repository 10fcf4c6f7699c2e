import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { teamForm, type TeamProfile } from '../../../core/sports/team/team.ts';
import { AppLink } from '../../page/app-link.tsx';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { OpponentMark } from '../game/opponent-name.tsx';
import { StarButton } from '../line/star-button.tsx';
import { useSports } from '../use-sports.ts';
import { FormSquare } from './form-square.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import styles from './team-head.module.scss';

/** Who a team is, how it played of late, and its star. */
export const TeamHead = observer(function TeamHead({ profile }: { readonly profile: TeamProfile }): ReactNode {
  const { favourites } = useSports();
  const { t } = useTranslation('line-pages');
  const langOf = useNameLanguage();
  const { team, sportId, results } = profile;
  const sport = sportCode(sportId) ?? 'football';
  const form = teamForm(results, team.id);
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
        <AppLink className={styles.sport} to="sport" params={{ section: 'line', sport }} search="?show=all">
          <NameText>{t(`sports:sport.${sport}`)}</NameText>
        </AppLink>
        <h1 className={`${styles.name} ell`} dir="auto" lang={langOf(team.name)} title={team.name}>
          {team.name}
        </h1>
      </div>
      {form.length === 0 ? null : (
        <div className={styles.form}>
          <span id="team-form">{t('team.form')}</span>
          <ul className={styles.squares} aria-labelledby="team-form">
            {form.map((mark, place) => (
              <li key={place}>
                <FormSquare mark={mark} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <StarButton
        isOn={favourites.hasTeam(team.id)}
        name={t('team.favourite', { name: team.name })}
        onToggle={() => {
          favourites.toggleTeam({ id: team.id, name: team.name });
        }}
      />
    </header>
  );
});
