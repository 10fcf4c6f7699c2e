import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../core/navigation/language-path.ts';
import { usePage } from '../page/use-page.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { Menu } from '../kit/controls/menu.tsx';
import styles from './player-menu.module.scss';

/** What a signed-in player can go to or do. */
export const PlayerMenu = observer(function PlayerMenu(): ReactNode {
  const { dialogs, language, session } = usePage();
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const history = pathTo('history', {}, language);
  return (
    <Menu
      label={t('player-menu')}
      title={t('player-id', { id: session.userId })}
      align="end"
      isBare
      className={styles.player}
      items={[
        {
          id: 'history',
          text: t('history'),
          before: <Icon name="t-receipt" size="sm" />,
          href: history,
          onChoose: () => void navigate(history),
        },
        {
          id: 'contacts',
          text: t('contacts'),
          before: <Icon name="t-mail" size="sm" />,
          onChoose: () => {
            dialogs.show('contacts');
          },
        },
        {
          id: 'security',
          text: t('security'),
          before: <Icon name="t-shield-lock" size="sm" />,
          onChoose: () => {
            dialogs.show('security');
          },
        },
        {
          id: 'sign-out',
          text: t('sign-out'),
          before: <Icon name="t-logout" size="sm" isFlipping />,
          onChoose: () => {
            dialogs.show('sign-out');
          },
        },
      ]}
    >
      <span className="vh">{t('player-menu')}</span>
      <Icon name="t-user" />
    </Menu>
  );
});
