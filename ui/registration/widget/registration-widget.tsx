import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showsRegistrationWidget } from '../../../core/registration/widget/registration-widget.ts';
import { Button } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './registration-widget.module.scss';

/** RG1-10 Invites a visitor to register, under a coupon that is empty. */
export const RegistrationWidget = observer(function RegistrationWidget(): ReactNode {
  const { dialogs, session, site } = usePage();
  const { t } = useTranslation(['site', 'session'], { nsMode: 'fallback' });
  if (!showsRegistrationWidget(site.config, session.userId)) return null;
  return (
    <section className={styles.widget} aria-labelledby="registration-widget-title">
      <h2 id="registration-widget-title" className={styles.title}>
        {t('registration-widget.title')}
      </h2>
      <p>{t('registration-widget.text')}</p>
      <Button
        look="primary"
        isBlock
        onClick={() => {
          dialogs.show('registration');
        }}
      >
        {t('register')}
      </Button>
    </section>
  );
});
