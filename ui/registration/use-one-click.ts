import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { checkOneClick, firstOneClickForm, type OneClickField } from '../../core/registration/one-click-form.ts';
import { promoCodeProblem, sentPromoCode } from '../../core/registration/bonus/promo-code-problem.ts';
import type { RegistrationDrafts } from '../../core/registration/registration-drafts.ts';
import type { OneClickForm, RegistrationExtras } from '../../core/registration/registration-gateway.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import { summaryNames } from './consents.tsx';
import { useRegistration } from './use-registration.ts';

type OneClickValues = OneClickForm & RegistrationExtras;

const ERROR_KEYS: Readonly<Record<OneClickField, string>> = {
  countryCode: 'error.country',
  currency: 'error.currency',
  isAdult: 'error.adult',
  isTermsAccepted: 'error.terms',
};

/** The form of a registration in one click: what it holds, asks for and sends. */
export function useOneClick(site: SiteConfig): FormState<OneClickValues, OneClickField | 'promoCode'> {
  const { registration } = useRegistration();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.minAge;
  const form = useForm({
    context: 'registration',
    first: (): OneClickValues => ({
      ...(registration.drafts['one-click'] ?? {
        ...firstOneClickForm(site),
        promoCode: '',
        bonusChoice: 'decline',
        isRemembered: true,
      }),
      ...registration.shared,
    }),
    labels: {
      countryCode: t('country'),
      currency: t('currency'),
      promoCode: t('promo-code'),
      isAdult: t('adult', { age }),
      isTermsAccepted: t('terms'),
    },
    names: summaryNames(t),
    check: (filled: OneClickValues) => {
      const checked = checkOneClick(filled, site);
      const isPromoWrong = promoCodeProblem(filled.promoCode) !== undefined;
      if (checked.ok && !isPromoWrong) return ok({ ...filled, promoCode: sentPromoCode(filled.promoCode) });
      const wrong = checked.ok ? [] : checked.error.map(({ field }) => [field, ERROR_KEYS[field]]);
      return fail(Object.fromEntries([...wrong, ...(isPromoWrong ? [['promoCode', 'error.promo-code']] : [])]));
    },
    send: async (filled: OneClickValues) => registration.register(filled),
    say: (key) => t(key, { age }),
  });
  useDraft({ 'one-click': form.values });
  return form;
}

/** Keeps what is typed while its form is away. */
export function useDraft(draft: RegistrationDrafts): void {
  const { registration } = useRegistration();
  useEffect(() => {
    if (registration.credentials === undefined) registration.keep(draft);
  });
}
