import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { PlayerStatusTag } from '../player-status-tag.tsx';
import { usePlayer } from '../use-player.ts';
import { DocumentAside } from './document-aside.tsx';
import { IdentificationPanels } from './identification-panels.tsx';
import styles from './documents.module.scss';

/** VRF-9 What the operator says of who the player is; documents are sent on the page of verification. */
export const Screen = observer(function AccountIdentificationScreen(): ReactNode {
  const { session } = usePage();
  const { documents } = usePlayer();
  const { t } = useTranslation('documents');
  usePageTitle(t('title.account'));
  useEffect(() => documents.follow(), [documents]);
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t('title.account')}</h1>
        <PlayerStatusTag />
      </div>
      <IdentificationBody />
    </div>
  );
});

const IdentificationBody = observer(function IdentificationBody(): ReactNode {
  const { player: known } = usePlayer();
  const { player, failure } = known;
  if (player === undefined) {
    if (failure === undefined) return <Skeleton shape="block" className={styles.skeleton} />;
    return <FailedLoad failure={failure} onRetry={async () => known.load()} />;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <IdentificationPanels player={player} />
      </div>
      <DocumentAside player={player} />
    </div>
  );
});
