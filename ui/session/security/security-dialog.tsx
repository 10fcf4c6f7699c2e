import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { usePage } from '../../page/use-page.ts';
import { DevicesPart } from '../devices/devices-part.tsx';
import { ProtectionPart } from './protection-part.tsx';
import { useSession } from '../use-session.ts';
import { WaysInParts } from './ways-in-parts.tsx';
import styles from '../session-dialog.module.scss';

/** What protects the player's account, each with one thing to do about it. */
export const SecurityDialog = observer(function SecurityDialog(): ReactNode {
  const { dialogs } = usePage();
  const { security } = useSession();
  const { t } = useTranslation('security');
  // a list, which takes no form's place
  const [areDevicesShown, showDevices] = useState(false);
  /** Tries to leave codes that were not kept. */
  const [refusals, setRefusals] = useState(0);
  return (
    <Dialog
      title={t('title')}
      isBlocking={security.isMakingCodes}
      onClose={() => {
        if (security.recoveryCodes === undefined) dialogs.close();
        else setRefusals(refusals + 1);
      }}
    >
      <section className={styles.step} aria-labelledby="protection">
        <h3 id="protection" className={styles.heading}>
          {t('protection:protection')}
        </h3>
        <ProtectionPart />
      </section>
      <WaysInParts refusals={refusals} />
      <DevicesPart isOpen={areDevicesShown} onToggle={showDevices} />
    </Dialog>
  );
});
