import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { NETWORK_NAMES } from '../../../core/registration/social/network-names.ts';
import styles from './social-ways.module.scss';

interface UnknownPersonProps {
  readonly network: SocialNetwork;
  readonly onCreate: () => void;
}

/** NET-9 Somebody wanted to sign in, but no player is known by this network: a second account is not made unawares. */
export const UnknownPerson = observer(function UnknownPerson({ network, onCreate }: UnknownPersonProps): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('social');
  return (
    <div className={styles.ways}>
      <FormNotice tone="warning">{t('unknown', { network: NETWORK_NAMES[network] })}</FormNotice>
      <p className={styles.text}>{t('unknown.text')}</p>
      <Button
        look="primary"
        size="lg"
        isBlock
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('unknown.other')}
      </Button>
      <Button look="ghost" size="lg" isBlock onClick={onCreate}>
        {t('unknown.create')}
      </Button>
    </div>
  );
});
