import { useTranslation } from 'react-i18next';
import { checkOneClick, firstOneClickForm, type OneClickField } from '../../core/registration/one-click-form.ts';
import type { OneClickForm } from '../../core/registration/registration-gateway.ts';
import { fail } from '../../core/shared/result.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import { useRegistration } from './use-registration.ts';

const ERROR_KEYS: Readonly<Record<OneClickField, string>> = {
  countryCode: 'error.country',
  currency: 'error.currency',
  isAdult: 'error.adult',
  isTermsAccepted: 'error.terms',
};

/** The form of a registration in one click: what it holds, asks for and sends. */
export function useOneClick(site: SiteConfig): FormState<OneClickForm, OneClickField> {
  const { registration } = useRegistration();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.minAge;
  return useForm({
    context: 'registration',
    first: () => firstOneClickForm(site),
    labels: {
      countryCode: t('country'),
      currency: t('currency'),
      isAdult: t('adult', { age }),
      isTermsAccepted: t('terms'),
    },
    check: (filled: OneClickForm) => {
      const checked = checkOneClick(filled, site);
      if (checked.ok) return checked;
      return fail(Object.fromEntries(checked.error.map(({ field }) => [field, ERROR_KEYS[field]])));
    },
    send: async (form: OneClickForm) => registration.register(form),
    say: (key) => t(key, { age }),
  });
}
