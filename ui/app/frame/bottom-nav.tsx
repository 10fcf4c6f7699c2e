import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/pictures/icon.tsx';
import { AppLink, useRouteMatch } from '../../page/app-link.tsx';
import styles from './bottom-nav.module.scss';
import { useStores } from '../stores.ts';

/** The bar at the foot of narrow windows: the places that are wanted most. */
export const BottomNav = observer(function BottomNav(): ReactNode {
  const { dialogs, session } = useStores();
  const { t } = useTranslation('shell');
  const match = useRouteMatch();
  const section = match !== undefined && 'section' in match.params ? match.params.section : undefined;
  return (
    <nav className={styles.bar} aria-label={t('nav.bottom')}>
      <AppLink className={styles.place} to="home" params={{}} aria-current={current(match?.name === 'home')}>
        <Icon name="t-home" />
        {t('nav.home')}
      </AppLink>
      <AppLink
        className={styles.place}
        to="section"
        params={{ section: 'line' }}
        aria-current={current(section === 'line')}
      >
        <Icon name="t-calendar-time" />
        {t('nav.line')}
      </AppLink>
      <AppLink
        className={styles.place}
        to="section"
        params={{ section: 'live' }}
        aria-current={current(section === 'live')}
      >
        <Icon name="t-flame" />
        {t('nav.live')}
      </AppLink>
      {session.isSignedIn ? (
        <AppLink className={styles.place} to="history" params={{}} aria-current={current(match?.name === 'history')}>
          <Icon name="t-receipt" />
          {t('nav.history.short')}
        </AppLink>
      ) : (
        <button
          type="button"
          className={styles.place}
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          <Icon name="t-login" isFlipping />
          {t('session:sign-in.short')}
        </button>
      )}
    </nav>
  );
});

function current(isHere: boolean): 'page' | undefined {
  return isHere ? 'page' : undefined;
}
