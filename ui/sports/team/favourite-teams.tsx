import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { StarButton } from '../line/star-button.tsx';
import { useSports } from '../use-sports.ts';
import styles from './favourite-teams.module.scss';
import { TeamLink } from './team-link.tsx';

/** The teams that the player starred, over their games. */
export const FavouriteTeams = observer(function FavouriteTeams(): ReactNode {
  const { favourites } = useSports();
  const { t } = useTranslation('line-pages');
  const { teams } = favourites.favourites;
  if (teams.length === 0) return null;
  return (
    <ul className={classNames('panel', styles.teams)} aria-label={t('team.favourites')}>
      {teams.map((team) => (
        <li key={team.id} className={styles.team}>
          <StarButton
            isOn
            name={t('team.favourite', { name: team.name })}
            onToggle={() => {
              favourites.toggleTeam(team);
            }}
          />
          <TeamLink id={team.id}>
            <span className="ell" dir="auto">
              {team.name}
            </span>
          </TeamLink>
        </li>
      ))}
    </ul>
  );
});
