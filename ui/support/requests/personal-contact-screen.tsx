import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSupport } from '../use-support.ts';
import { RequestDesk } from './request-desk.tsx';
import styles from './requests.module.scss';

/** Who looks after the player, and what both wrote. */
export const Screen = observer(function ManagerScreen(): ReactNode {
  const { session } = usePage();
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  usePageTitle(t('manager.title'));
  useEffect(() => void requests.loadDesk(), [requests]);
  if (!session.isSignedIn) return <SignedOutPage />;
  const { desk } = requests;
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{t('manager.title')}</h1>
      </div>
      <section className={styles.person} aria-label={t('manager.who')}>
        <Icon name="t-user" />
        {desk === undefined ? (
          <Skeleton width="full" />
        ) : (
          <div>
            <b>{desk.manager.name}</b>
            <small>{t('manager.text')}</small>
          </div>
        )}
        {desk === undefined ? null : (
          <a className="ltr" href={`mailto:${desk.manager.email}`}>
            {desk.manager.email}
          </a>
        )}
      </section>
      <RequestDesk kind="manager" />
    </div>
  );
});
