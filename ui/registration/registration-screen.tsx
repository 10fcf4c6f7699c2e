import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { classNames } from '../kit/behaviour/class-names.ts';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { RegistrationForms } from './registration-forms.tsx';
import { useRegistration } from './use-registration.ts';
import styles from './registration-screen.module.scss';

/** Every way to register as a page. Who has registered is led on, so that the credentials are shown in the dialog, which stays. */
export const Screen = observer(function RegistrationScreen(): ReactNode {
  const { dialogs, page, site } = usePage();
  const { pathname } = useLocation();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  usePageTitle(t('title'));
  const match = page.match(splitLanguage(pathname).rest);
  const isByNetwork = match?.name === 'registration' && match.params.registrationType !== undefined;
  useEffect(() => {
    if (isByNetwork) registration.choose('social');
  }, [registration, isByNetwork]);
  useEffect(() => {
    return () => {
      if (registration.credentials === undefined) registration.forget();
    };
  }, [registration]);
  const isRegistered = registration.credentials !== undefined;
  useEffect(() => {
    if (isRegistered) dialogs.show('registration');
  }, [dialogs, isRegistered]);
  const { config } = site;
  if (config === undefined) return null;
  return (
    <section className={classNames('panel', styles.screen)} aria-labelledby="registration-title" data-steps="">
      <h1 id="registration-title">{t('title')}</h1>
      <MiniAppSlot slot="welcome-now" />
      {isRegistered ? null : <RegistrationForms site={config} />}
    </section>
  );
});
