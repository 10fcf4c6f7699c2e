import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { RowIcon } from '../../kit/pictures/row-icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';
import styles from './contact-rows.module.scss';

/** The contacts that guard the account, which have a dialog of their own, and the question, of which only the state is told. */
export const ContactRows = observer(function ContactRows(): ReactNode {
  const { player } = useSession().player;
  const { t } = useTranslation('security');
  if (player === undefined) return null;
  const { phoneNumber, email, protectionMethods: methods } = player;
  return (
    <>
      <ContactRow method="hasBoundPhone" contact={phoneNumber} isOn={methods.hasBoundPhone} />
      <ContactRow method="hasEmailSignIn" contact={email} isOn={methods.hasEmailSignIn} />
      <div className={styles.row}>
        <RowIcon name="t-help-circle" isOn={methods.hasSecurityQuestion} />
        <div className={styles.words}>
          <b>{t('protection:protection.method.hasSecurityQuestion')}</b>
          <span>{t(`protection:protection.${methods.hasSecurityQuestion ? 'on' : 'off'}.hasSecurityQuestion`)}</span>
          {methods.hasSecurityQuestion ? null : <span>{t('question.text')}</span>}
        </div>
      </div>
    </>
  );
});

interface ContactRowProps {
  readonly method: 'hasBoundPhone' | 'hasEmailSignIn';
  readonly contact: string | undefined;
  readonly isOn: boolean;
}

const ContactRow = observer(function ContactRow({ method, contact, isOn }: ContactRowProps): ReactNode {
  const { dialogs, site } = usePage();
  const { t } = useTranslation('security');
  const name = t(`protection:protection.method.${method}`);
  return (
    <div className={styles.row}>
      <RowIcon name={method === 'hasBoundPhone' ? 't-phone' : 't-mail'} isOn={isOn} />
      <div className={styles.words}>
        <b>{name}</b>
        <span>
          {contact === undefined ? (
            t('contact.none')
          ) : (
            <>
              <bdi translate="no">{contact}</bdi>, {t(`protection:protection.${isOn ? 'on' : 'off'}.${method}`)}
            </>
          )}
        </span>
      </div>
      {site.config?.hasMessages === false ? null : (
        <Button
          size="sm"
          onClick={() => {
            dialogs.show('contacts');
          }}
        >
          {t(contact === undefined ? 'contact.add' : 'contact.change')}
          <span className="vh">: {name}</span>
        </Button>
      )}
    </div>
  );
});
