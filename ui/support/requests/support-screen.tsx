import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { offeredContacts, contactAddress } from '../../../core/support/support-contact.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useSupport } from '../use-support.ts';
import { CallBackForm } from './call-back-form.tsx';
import { RequestDesk } from './request-desk.tsx';
import { useChosenRequest } from './use-chosen-request.ts';
import styles from './requests.module.scss';

/** Every way to support: requests with their answers, a call, a letter, and what others asked. */
export const Screen = observer(function SupportScreen(): ReactNode {
  const { session } = usePage();
  const { t } = useTranslation('support');
  const { choose } = useChosenRequest();
  usePageTitle(t('title'));
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <Button
          look="primary"
          onClick={() => {
            choose(undefined);
          }}
        >
          <Icon name="t-plus" size="sm" />
          {t('new.question')}
        </Button>
      </div>
      <Ways />
      <RequestDesk kind="question" aside={<CallBackForm />} />
    </div>
  );
});

const Ways = observer(function Ways(): ReactNode {
  const { language, page } = usePage();
  const stores = useSupport();
  const { t } = useTranslation('support');
  // the server has the frame, the first picture of the browser not yet
  const frame = page.isHydrated && stores.lazy.isLoaded('frame') ? stores.frame.frame : undefined;
  const contacts = offeredContacts(frame?.contacts ?? []);
  const mail = contacts.find(({ kind }) => kind === 'e-mail');
  const phone = contacts.find(({ kind }) => kind === 'phone');
  return (
    <ul className={styles.ways} aria-label={t('ways')}>
      {frame === undefined ? <WaitingWays /> : null}
      {phone === undefined ? null : (
        <li>
          <a href={contactAddress(phone)}>
            <Icon name="t-phone" size="sm" />
            <b>{t('way.phone')}</b>
            <small className="ltr">{phone.value}</small>
          </a>
        </li>
      )}
      {mail === undefined ? null : (
        <li>
          <a href={contactAddress(mail)}>
            <Icon name="t-mail" size="sm" />
            <b>{t('way.mail')}</b>
            <small>{t('way.mail.text')}</small>
          </a>
        </li>
      )}
      <li>
        <Link discover="none" to={addressInLanguage(routePath('how-to-bet', {}), language)}>
          <Icon name="t-help-circle" size="sm" />
          <b>{t('way.help')}</b>
          <small>{t('way.help.text')}</small>
        </Link>
      </li>
    </ul>
  );
});

function WaitingWays(): ReactNode {
  return ['phone', 'mail'].map((way) => (
    <li key={way} aria-hidden="true">
      <Skeleton shape="block" />
    </li>
  ));
}
