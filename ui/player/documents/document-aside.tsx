import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysLeftToActivate } from '../../../core/player/contact-activation.ts';
import type { Player } from '../../../core/player/player.ts';
import { isVerified } from '../../../core/player/player-status.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { ProgressBar } from '../../kit/feedback/progress-bar.tsx';
import styles from './documents.module.scss';

const DAYS_TO_ACTIVATE = 30;

/** What the checks open, how long contacts wait, and who sees the files. */
export const DocumentAside = observer(function DocumentAside({ player }: { readonly player: Player }): ReactNode {
  const { t } = useTranslation('documents');
  const days = daysLeftToActivate(player);
  const left = t('security:activate', { count: days ?? 0 });
  return (
    <div className={styles.aside}>
      <section className={classNames('panel', styles.panel)} aria-labelledby="document-opens">
        <h2 id="document-opens">{t('opens')}</h2>
        <p>{t(opensKey(player))}</p>
      </section>
      {days === undefined ? null : (
        <section className={classNames('panel', styles.panel)} aria-labelledby="document-deadline">
          <h2 id="document-deadline">{t('deadline')}</h2>
          <p className={styles.days}>{left}</p>
          <ProgressBar label={t('deadline')} share={days / DAYS_TO_ACTIVATE} valueText={left} tone="warning" />
          <p className={styles.quiet}>{t('security:activate.then')}</p>
        </section>
      )}
      <FormNotice tone="info">{t('private')}</FormNotice>
    </div>
  );
});

/** VRF-4 */
function opensKey(player: Player): string {
  if (isVerified(player)) return 'opens.done';
  return player.isIdentificationNeeded ? 'opens.law' : 'opens.later';
}
