import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOneClickForm } from '../../core/registration/one-click-form.ts';
import { internationalPhone, phoneMask } from '../../core/registration/phone-number.ts';
import { checkPhone } from '../../core/registration/registration-form.ts';
import { typedPhone } from '../../core/registration/typed-phone.ts';
import type { PhoneForm, RegistrationOffer } from '../../core/registration/registration-gateway.ts';
import { fail } from '../../core/shared/result.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { PasswordHint } from '../page/password-hint.tsx';
import { usePage } from '../page/use-page.ts';
import { Field } from '../kit/controls/field.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import { problemKeys } from './full-fields.tsx';
import { BonusWish } from './bonus/bonus-wish.tsx';
import { PromoCodeField } from './bonus/promo-code-field.tsx';
import { Consents, NewsBox, SignInInstead, summaryNames } from './consents.tsx';
import { useDraft } from './use-one-click.ts';
import { Place } from './bonus/place.tsx';
import { useBonuses } from './bonus/use-bonuses.ts';
import { useRegistration } from './use-registration.ts';

interface PhoneProps {
  readonly site: SiteConfig;
  readonly offer: RegistrationOffer;
}

type PhoneState = FormState<PhoneForm, Exclude<keyof PhoneForm, 'bonusChoice' | 'isRemembered' | 'isNewsWanted'>>;

/** The form of a registration by phone, up to its code. */
export const PhoneFields = observer(function PhoneFields({ site, offer }: PhoneProps): ReactNode {
  const { t } = useTranslation('registration');
  const form = usePhone({ site, offer });
  const { labels, values, errors, fill } = form;
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('phone.next')}
      sending={t('submit.sending')}
      isLong
      ways={<SignInInstead />}
    >
      <Place
        form={form}
        site={site}
        number={<NationalNumber form={form} offer={offer} />}
        after={<PromoCodeField form={form} />}
      />
      <PasswordField
        label={labels.password}
        hint={
          <PasswordHint
            password={values.password}
            contact={wholePhone(values, offer)}
            isRefused={errors.password !== undefined}
          />
        }
        name="new-password"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        show={t('password.show')}
        hide={t('password.hide')}
        onType={(password) => {
          fill({ password });
        }}
      />
      <BonusWish form={form} />
      <Consents form={form} news={<NewsBox form={form} />} />
    </Form>
  );
});

/** The number after the dialling code, as the country writes it; a whole number that is pasted brings its country along. */
function NationalNumber({
  form: { labels, values, errors, fill },
  offer,
}: {
  readonly form: PhoneState;
  readonly offer: RegistrationOffer;
}): ReactNode {
  const country = countryOf(values.countryCode, offer);
  const mask = country && phoneMask(country, offer.masks);
  const type = (typed: string): void => {
    const { country: found, national } = typedPhone(typed, { country, ...offer });
    if (national === values.phone) return;
    fill({ phone: national, ...(found === country || found === undefined ? {} : { countryCode: found.countryCode }) });
  };
  return (
    <Field
      label={labels.phone}
      size="lg"
      type="tel"
      name="phone"
      autoComplete="tel-national"
      required
      before={<span className="num">{country?.diallingCode}</span>}
      placeholder={mask?.mask.replaceAll('#', '0')}
      value={values.phone}
      error={errors.phone}
      onChange={(event) => {
        const { value, selectionEnd } = event.currentTarget;
        // in the middle of the number the mask would move the cursor
        if (selectionEnd === null || selectionEnd === value.length) type(value);
        else fill({ phone: value });
      }}
      onBlur={() => {
        type(values.phone);
      }}
    />
  );
}

function usePhone({ site, offer }: PhoneProps): PhoneState {
  const { clock } = usePage();
  const { registration } = useRegistration();
  const bonuses = useBonuses();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.minAge;
  const form = useForm({
    context: 'send-message',
    first: () => ({ ...(registration.drafts.phone ?? emptyPhone(site)), ...registration.shared }),
    labels: {
      countryCode: t('country'),
      currency: t('currency'),
      phone: t('phone'),
      password: t('password'),
      promoCode: t('promo-code'),
      isAdult: t('adult', { age }),
      isTermsAccepted: t('terms'),
    },
    names: summaryNames(t),
    check: (filled: PhoneForm) => {
      const whole = { ...filled, phone: wholePhone(filled, offer) };
      const checked = checkPhone(whole, { site, today: new Date(clock.exact()).toISOString().slice(0, 10) });
      return checked.ok ? checked : fail(problemKeys(checked.error));
    },
    send: async (filled: PhoneForm) => {
      const refusal = await bonuses?.promoCodeRefusal(filled);
      return refusal === undefined ? registration.sendPhoneCode(filled) : fail(refusal);
    },
    say: (key) => t(key, { age }),
  });
  useDraft({ phone: form.values });
  return form;
}

/** Empty as long as it is not whole. */
function wholePhone({ countryCode, phone: typed }: PhoneForm, offer: RegistrationOffer): string {
  const country = countryOf(countryCode, offer);
  const phone = country && internationalPhone(typed, country, phoneMask(country, offer.masks));
  return phone?.ok === true ? phone.value : '';
}

function countryOf(countryCode: string, { countries }: RegistrationOffer) {
  return countries.find((country) => country.countryCode === countryCode);
}

function emptyPhone(site: SiteConfig): PhoneForm {
  const extras = { promoCode: '', bonusChoice: 'decline', isRemembered: false, isNewsWanted: false } as const;
  return { ...firstOneClickForm(site), ...extras, phone: '', password: '' };
}
