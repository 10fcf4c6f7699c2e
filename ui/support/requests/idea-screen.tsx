import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { RequestDesk } from './request-desk.tsx';
import styles from './requests.module.scss';

/** IDE-1 What the site could do better, and what became of it. */
export const Screen = observer(function IdeaScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('support');
  usePageTitle(t('idea.title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{t('idea.title')}</h1>
        <p>{t('idea.text')}</p>
      </div>
      <RequestDesk kind="idea" />
    </div>
  );
});
