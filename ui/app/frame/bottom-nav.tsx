import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { AppLink, useRouteMatch } from '../../page/app-link.tsx';
import styles from './bottom-nav.module.scss';
import { useStores } from '../stores.ts';

/** Where what opens the menu is found. */
export const BOTTOM_ID = 'bottom';

const SECTIONS = [
  ['line', 't-calendar-time'],
  ['live', 't-flame'],
] as const;

/** The bar at the foot of narrower windows: the places that are wanted most. In the narrow layout the way to the coupon stands over the middle one. */
export const BottomNav = observer(function BottomNav({ hasCoupon }: { readonly hasCoupon: boolean }): ReactNode {
  const { dialogs, session } = useStores();
  const { t } = useTranslation('shell');
  const match = useRouteMatch();
  const section = match !== undefined && 'section' in match.params ? match.params.section : undefined;
  return (
    <nav id={BOTTOM_ID} className={styles.bar} aria-label={t('nav.bottom')}>
      {SECTIONS.map(([id, icon]) => (
        <AppLink
          key={id}
          className={styles.place}
          to="section"
          params={{ section: id }}
          aria-current={current(section === id)}
        >
          <Icon name={icon} />
          {t(`nav.${id}`)}
        </AppLink>
      ))}
      <AppLink
        className={classNames(styles.place, hasCoupon && styles.under)}
        to="home"
        params={{}}
        aria-current={current(match?.name === 'home')}
      >
        <Icon name="t-home" />
        {t('nav.home')}
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
      <button
        type="button"
        className={classNames(styles.place, styles.menu)}
        aria-expanded={dialogs.sheet === 'menu'}
        onClick={() => {
          dialogs.switchSheet('menu');
        }}
      >
        <Icon name="t-list" />
        {t('nav.menu')}
      </button>
    </nav>
  );
});

function current(isHere: boolean): 'page' | undefined {
  return isHere ? 'page' : undefined;
}
