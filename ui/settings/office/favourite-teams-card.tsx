import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { useSettings } from '../use-settings.ts';
import styles from './favourite-teams-card.module.scss';
import { SettingsCard } from './settings-card.tsx';

/** The teams that the player starred. */
export const FavouriteTeamsCard = observer(function FavouriteTeamsCard(): ReactNode {
  const { favourites } = useSettings();
  const { t } = useTranslation('office-settings');
  const { teams } = favourites.favourites;
  return (
    <SettingsCard section="favourite-teams">
      {teams.length === 0 ? <p>{t('teams.empty')}</p> : null}
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id}>
            <span>{team.name}</span>
            <IconButton
              icon="t-x"
              label={t('teams.remove', { team: team.name })}
              onClick={() => {
                favourites.toggleTeam(team);
              }}
            />
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
});
