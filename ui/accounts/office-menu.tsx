import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink, useRouteMatch } from '../page/app-link.tsx';
import { usePage } from '../page/use-page.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { CopyButton } from '../kit/controls/copy-button.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import styles from './office-menu.module.scss';

/** The left column of the office: who the player is, and where to go. */
export const OfficeMenu = observer(function OfficeMenu(): ReactNode {
  const { dialogs, session } = usePage();
  const { t } = useTranslation('session');
  const match = useRouteMatch();
  if (session.userId === undefined) return null;
  const id = `${session.userId}`;
  return (
    <nav className={classNames('panel', styles.menu)} aria-label={t('player-menu')}>
      <div className={styles.player}>
        <span className={styles.avatar}>
          <Icon name="t-user" />
        </span>
        <b className="num">{t('accounts:player-id', { id })}</b>
        <CopyButton isBare text={id} label={t('accounts:copy-id')} />
      </div>
      <ul className={styles.places}>
        <li>
          <AppLink
            to="history"
            params={{}}
            className={styles.place}
            aria-current={match?.name === 'history' ? 'page' : undefined}
          >
            <Icon name="t-receipt" />
            <span className={styles.words}>{t('history')}</span>
          </AppLink>
        </li>
      </ul>
      <button
        type="button"
        className={styles.place}
        onClick={() => {
          dialogs.show('security');
        }}
      >
        <Icon name="t-shield-lock" />
        <span className={styles.words}>{t('security')}</span>
      </button>
      <button
        type="button"
        className={styles.place}
        onClick={() => {
          dialogs.show('sign-out');
        }}
      >
        <Icon name="t-logout" isFlipping />
        <span className={styles.words}>{t('sign-out')}</span>
      </button>
    </nav>
  );
});
