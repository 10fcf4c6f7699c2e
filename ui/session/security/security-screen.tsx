import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSession } from '../use-session.ts';
import { FetchedParts } from './fetched-parts.tsx';
import { ProtectionFacts } from './protection-facts.tsx';
import styles from './security-screen.module.scss';

/** The page of the office about what protects the account. */
export const Screen = observer(function SecurityScreen(): ReactNode {
  const { session } = usePage();
  const stores = useSession();
  const { t } = useTranslation('security');
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  const hasPassword = !stores.lazy.isLoaded('passkeys') || stores.passkeys.hasPassword;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('page.hint')}</p>
      </div>
      <div className={styles.columns}>
        <section className={classNames('panel', styles.panel)} aria-labelledby="protection">
          <h2 id="protection">{t('protection:protection')}</h2>
          <ProtectionFacts hasPassword={hasPassword} onRetry={() => stores.player.load()} />
        </section>
        <div className={styles.main}>
          <FetchedParts />
        </div>
      </div>
    </div>
  );
});
